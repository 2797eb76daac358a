"""Risiko, "Reinvention", German, 2010: rules N1-N46 in docs/rules/risiko-2010.md."""

from __future__ import annotations

from feldherr import maps, missions
from feldherr.rules.cards import DrawCard, TradeBetweenAttacks
from feldherr.rules.combat import Attack
from feldherr.rules.dealing import DealMissions
from feldherr.rules.fortify import Fortify
from feldherr.rules.goals import AllTerritories, LastPlayer, TargetTerritories
from feldherr.rules.income import Reinforce
from feldherr.rules.missions import FulfilMission, secret
from feldherr.rules.neutral import BolsterNeutral, HideCards
from feldherr.rules.ruleset import Ruleset
from feldherr.rules.setup import Claim, Deal, RollForStart, Strengthen
from feldherr.rules.turn import Reckon, TakeTurns

WORLD = maps.load("world")

BASIC = Ruleset(
    name="de2010.basic",
    title="Basic game",
    rulebook="Risiko, German, 2010",
    ids="N1-N17",
    board=WORLD,
    players=(3, 5),  # N1
    start_armies={},  # N2: what the cards' stars say
    dealt_armies="stars",  # N2
    leftovers="last",  # N2
    setup=(Deal(), TakeTurns()),  # N1-N3
    turn=(Reinforce(), Attack(), Fortify(), Reckon(), DrawCard()),  # N4, N15: the goal is looked at before the card is drawn
    asides=(TradeBetweenAttacks(),),  # N6
    goals=(TargetTerritories(),),  # N14
    targets={3: 25, 4: 20, 5: 15},  # N14
    ceasefire=True,  # N3, N15
    short_game=False,  # N3
    jokers=False,  # 42 cards
    income="table",  # N5
    set_values="stars",  # N6
    trade_window="conquest",  # N6
    forced_trade="none",  # N6
    elimination_trade_at=0,  # N11
    used_cards="pile",  # N6
    defender_two_dice_at=2,  # N8
    fortify="connected",  # N12
)

CLASSIC = BASIC.but(
    name="de2010.classic",
    title="Classic game",
    ids="N4-N13 N16 N17 N20 N21",
    start_armies={3: 35, 4: 30, 5: 25},  # N20
    setup=(RollForStart(), Claim(), Strengthen(), TakeTurns()),  # N20
    turn=(Reinforce(), Attack(), Fortify(), DrawCard()),  # N4
    goals=(AllTerritories(),),  # N21
    ceasefire=False,  # N21
    targets={},
)

MISSIONS = BASIC.but(
    name="de2010.missions",
    title="Secret missions",
    ids="N1 N2 N4-N13 N16 N17 N30-N32",
    extra=secret(missions.load("de2010", WORLD)),  # N30
    setup=(Deal(), DealMissions(), TakeTurns()),  # N30
    turn=CLASSIC.turn,
    goals=(FulfilMission(), LastPlayer()),  # N31, N32
    ceasefire=False,  # N30
    targets={},
)

DUEL = BASIC.but(
    name="de2010.duel",
    title="Duel with three neutral armies",
    ids="N4-N13 N16 N17 N40-N46",
    players=(2, 2),  # N40
    neutrals=3,  # N40
    shares=(2, 1),  # N40: 12 cards to 6
    setup=(Deal(), HideCards(), RollForStart(), TakeTurns()),  # N40, N41, N44
    turn=(BolsterNeutral(), Reinforce(), Attack(), Fortify(), Reckon(), DrawCard()),  # N42
    goals=(TargetTerritories(), LastPlayer()),  # N44
    targets={2: 30},  # N44
    ceasefire=False,  # N40
)

MODES = (BASIC, CLASSIC, MISSIONS, DUEL)
