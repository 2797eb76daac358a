"""Risiko, "Kommandobuch", German, 2004: rules K1-K79 in docs/rules/kommandobuch-2004.md."""

from __future__ import annotations

from feldherr import maps, missions
from feldherr.rules.cards import DrawCard
from feldherr.rules.combat import Attack
from feldherr.rules.fortify import Fortify
from feldherr.rules.goals import AllTerritories, BrokenTeam, LastPlayer
from feldherr.rules.income import Reinforce
from feldherr.rules.neutral import Bribe, ChangeStatus, MoveAllies, ReinforceAllies, neutral_allies
from feldherr.rules.ranks import DealRanks, DoFourMissions, ShowAtEnd, ShowAtStart, ShowBetweenAttacks, ranked
from feldherr.rules.ruleset import Ruleset
from feldherr.rules.setup import Claim, Deal, RollForStart, Strengthen
from feldherr.rules.turn import TakeTurns

WORLD = maps.load("world")

LIBERATION = Ruleset(
    name="de2004.liberation",
    title="The Liberation of the World",
    rulebook="Risiko, German, 2004",
    ids="K1-K28",
    board=WORLD,  # K9: the continents' values are printed there
    players=(3, 6),  # K1
    start_armies={3: 35, 4: 30, 5: 25, 6: 20},  # K1
    setup=(RollForStart(), Claim(), Strengthen(), RollForStart(), TakeTurns()),  # K3-K6
    turn=(Reinforce(), Attack(), Fortify(), DrawCard()),  # K7: the card is drawn last
    goals=(AllTerritories(),),  # K24
    income="thirds",  # K8
    set_values="rising",  # K12
    rising=(4, 6, 8, 10, 12, 15, 20, 25, 30),  # K12
    territory_bonus="none",  # K12
    forced_trade="to_four",  # K11
    elimination_trade_at=5,  # K21
    used_cards="pile",  # K2, K12
    defender_two_dice_at=2,  # K16
    fortify="connected",  # K22
)

DUEL_PASSIVE = LIBERATION.but(
    name="de2004.duel-passive",
    title="Duel with passive neutral armies",
    ids="K2 K7-K28 K30-K37",
    players=(2, 2),  # K30
    start_armies={2: 36},  # K30
    neutrals=4,  # K30
    neutral_armies=24,  # K30
    shares=(3, 2),  # K31: 9 territories to 6
    batch=3,  # K32
    neutral_batch=1,  # K32
    setup=(Deal(), RollForStart(), Strengthen(), RollForStart(), TakeTurns()),  # K31-K33
    goals=(LastPlayer(),),  # K35
)

DUEL_ACTIVE = DUEL_PASSIVE.but(
    name="de2004.duel-active",
    title="Duel with neutral armies that can be bribed",
    ids="K2 K7-K28 K30-K35 K40-K51",
    allies=True,  # K45
    extra=neutral_allies(),  # K40
    turn=(  # K41
        Bribe(),  # K42
        Reinforce(),  # K43
        ReinforceAllies(),  # K44
        Attack(),  # K45-K47
        ChangeStatus(),  # K48
        Fortify(),  # K49
        MoveAllies(),  # K50
        DrawCard(),  # K51
    ),
)

MISSIONS = LIBERATION.but(
    name="de2004.missions",
    title="Four missions by rank",
    ids="K1-K11 K13-K28 K60-K66",
    extra=ranked(missions.load("de2004", WORLD)),  # K60
    setup=(DealRanks(), *LIBERATION.setup),  # K61
    set_values="symbols",  # K62
    turn=(ShowAtStart(), Reinforce(), Attack(), Fortify(), ShowAtEnd(), DrawCard()),  # K63
    asides=(ShowBetweenAttacks(),),  # K63
    goals=(DoFourMissions(), AllTerritories()),  # K66
)

TEAMS = LIBERATION.but(
    name="de2004.teams",
    title="Two teams",
    ids="K1-K11 K13-K19 K22 K23 K25 K27 K28 K70-K79",
    players=(4, 6),  # K70
    teams=True,  # K70, K71, K77
    set_values="symbols",  # K74
    goals=(BrokenTeam(),),  # K78
    warn={5: "Three against two: the larger team has the advantage."},  # K70
)

MODES = (LIBERATION, DUEL_PASSIVE, DUEL_ACTIVE, MISSIONS, TEAMS)
