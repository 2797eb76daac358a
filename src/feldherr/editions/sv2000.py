"""RISK, "Världsstrategispelet", Swedish, 2000: rules S1-S55 in docs/rules/risk-2000.md."""

from __future__ import annotations

from feldherr import maps, missions
from feldherr.engine.step import NO_EXTRA
from feldherr.rules.capital import ChooseCapitals, HoldCapitals, hidden_capitals
from feldherr.rules.cards import DrawCard
from feldherr.rules.combat import Attack
from feldherr.rules.dealing import DealMissions
from feldherr.rules.fortify import Fortify
from feldherr.rules.goals import LastPlayer
from feldherr.rules.income import Reinforce
from feldherr.rules.missions import FulfilMission, secret
from feldherr.rules.neutral import ReinforceNeutral
from feldherr.rules.ruleset import Ruleset
from feldherr.rules.setup import Deal, Strengthen
from feldherr.rules.turn import TakeTurns

WORLD = maps.load("world")

MISSIONS = Ruleset(
    name="sv2000.missions",
    title="Secret missions",
    rulebook="RISK, Swedish, 2000",
    ids="S1-S21",
    board=WORLD,
    players=(3, 6),  # S1
    start_armies={3: 35, 4: 30, 5: 25, 6: 20},  # S1
    extra=secret(missions.load("sv2000", WORLD)),  # S2
    setup=(DealMissions(), Deal(), Strengthen(), TakeTurns()),  # S2-S4
    turn=(Reinforce(), Attack(), DrawCard(), Fortify()),  # S5, S15: the card is drawn before the move
    goals=(FulfilMission(), LastPlayer()),  # S17, S21
    income="thirds",  # S6
    set_values="symbols",  # S7
    by_symbol=(4, 6, 8, 10),  # S7
    territory_bonus="each",  # S8
    forced_trade="one",  # S9
    elimination_trade_at=0,  # S14: never in mid-turn
    used_cards="under",  # S10
    defender_two_dice_at=3,  # S12
    fortify="adjacent",  # S16
    colour_killed_by_other="counts",  # S18
)

DUEL = MISSIONS.but(
    name="sv2000.duel",
    title="Duel with a neutral army",
    ids="S1 S3-S16 S19 S20 S30-S35",
    players=(2, 2),  # S30
    start_armies={2: 40},  # S30
    neutrals=1,  # S30
    neutral_armies=28,  # S30, S31
    extra=NO_EXTRA,
    setup=(Deal(), Strengthen(), TakeTurns()),  # S30
    turn=(Reinforce(), ReinforceNeutral(), Attack(), DrawCard(), Fortify()),  # S32, S33
    goals=(LastPlayer(),),  # S35
    neutral_rounding="down",  # S32
)

CONQUEST = MISSIONS.but(
    name="sv2000.conquest",
    title="World conquest",
    ids="S1 S3-S16 S19 S20 S40 S41",
    players=(2, 6),  # S40
    extra=NO_EXTRA,
    setup=DUEL.setup,  # S40: without missions
    goals=(LastPlayer(),),  # S40
    set_values="rising",  # S41
    two=DUEL.but(name="sv2000.conquest", title="World conquest", ids="S1 S3-S16 S19 S20 S30-S34 S40 S41", set_values="rising"),  # S40
)

CAPITALS = CONQUEST.but(
    name="sv2000.capitals",
    title="Capitals",
    ids="S1 S3-S16 S19-S21 S50-S55",
    extra=hidden_capitals(),  # S50
    setup=(Deal(), Strengthen(), ChooseCapitals(), TakeTurns()),  # S50
    goals=(HoldCapitals(), LastPlayer()),  # S54, S21
    targets={2: 2, 3: 2, 4: 3, 5: 3, 6: 4},  # S54
    capital_falls="once",  # S53
    set_values="symbols",  # S55
    two=DUEL.but(  # S50
        name="sv2000.capitals",
        title="Capitals",
        ids="S1 S3-S16 S19-S21 S30-S34 S50-S55",
        extra=hidden_capitals(),
        setup=(Deal(), Strengthen(), ChooseCapitals(), TakeTurns()),
        goals=(HoldCapitals(), LastPlayer()),
        targets={2: 2},
        capital_falls="once",
    ),
)

MODES = (MISSIONS, DUEL, CONQUEST, CAPITALS)
