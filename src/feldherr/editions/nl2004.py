"""RISK Godstorm and Original RISK on the Ancient Earth, Dutch, 2004: rules O1-O24 and G1-G105 in docs/rules/godstorm-2004.md."""

from __future__ import annotations

from feldherr import maps
from feldherr.godstorm.epoch import BeginEpochs
from feldherr.godstorm.fortify import FortifyPosition
from feldherr.godstorm.invasion import InvadeTerritories
from feldherr.godstorm.miracles import ObtainMiracles, PlayMiracles
from feldherr.godstorm.names import two_realms
from feldherr.godstorm.plague import SufferPlague
from feldherr.godstorm.raising import RaiseArmies
from feldherr.godstorm.score import HighestScore
from feldherr.godstorm.setup import (
    ChoosePantheons,
    ClaimLands,
    DealLands,
    PlaceByThrees,
    PlaceGodsAndTemples,
    RollForPantheons,
    RollToClaim,
    SpreadPlague,
)
from feldherr.godstorm.storm import storm
from feldherr.godstorm.summon import SummonAndBuild
from feldherr.godstorm.underworld import EndTheTurn, InvadeTheUnderworld, LeaveTheHeavens
from feldherr.rules.cards import DrawCard
from feldherr.rules.combat import Attack
from feldherr.rules.fortify import Fortify
from feldherr.rules.goals import AllTerritories, LastPlayer
from feldherr.rules.income import Reinforce
from feldherr.rules.ruleset import Ruleset
from feldherr.rules.setup import Claim, Deal, RollForStart, Strengthen
from feldherr.rules.turn import TakeTurns

ORIGINAL = Ruleset(
    name="nl2004.original",
    title="Original RISK on the Ancient Earth",
    rulebook="RISK Godstorm, Dutch, 2004",
    ids="O1-O16",
    board=maps.load("ancient_earth"),  # O2, O4, O9
    players=(3, 5),  # O1
    start_armies={3: 35, 4: 30, 5: 25},  # O1
    setup=(RollForStart(), Claim(), Strengthen(), TakeTurns()),  # O1: who placed first takes the first turn
    turn=(Reinforce(), Attack(), DrawCard(), Fortify()),  # O3, O12: the card is drawn before the move
    goals=(AllTerritories(),),  # O15
    income="thirds",  # O4
    set_values="rising",  # O7
    rising=(4, 6, 8, 10, 12, 15),  # O7
    territory_bonus="once",  # O8
    forced_trade="one",  # O6
    elimination_trade_at=6,  # O13
    used_cards="under",  # O7
    defender_two_dice_at=2,  # O10
    fortify="adjacent",  # O14
)

ORIGINAL_DUEL = ORIGINAL.but(
    name="nl2004.original-duel",
    title="Original RISK for two on the Ancient Earth",
    ids="O2-O14 O16 O20-O24",
    players=(2, 2),  # O20
    start_armies={2: 30},  # O20
    neutrals=1,  # O20
    neutral_armies=30,  # O20
    batch=2,  # O21
    neutral_batch=1,  # O21
    setup=(RollForStart(), Deal(), Strengthen(), TakeTurns()),  # O20, O21
    goals=(LastPlayer(),),  # O23
)

GODSTORM = Ruleset(
    name="nl2004.godstorm",
    title="Godstorm",
    rulebook="RISK Godstorm, Dutch, 2004",
    ids="G1-G105",
    board=two_realms(ORIGINAL.board),  # G55: the Underworld is a realm of its own below the earth
    players=(2, 5),  # G5
    start_armies={2: 30, 3: 35, 4: 30, 5: 25},  # G5
    setup=(
        SpreadPlague(),  # G3
        RollForPantheons(),  # G4
        ChoosePantheons(),  # G4
        RollToClaim(),  # G7, where lands are chosen
        ClaimLands(),  # G7
        DealLands(),  # G6
        PlaceByThrees(),  # G6
        PlaceGodsAndTemples(),  # G8
        BeginEpochs(),  # G9, G15
    ),
    turn=(  # G16: the rulebook's ten steps
        RaiseArmies(),  # 1: G20-G24
        SummonAndBuild(),  # 2: G25-G28
        ObtainMiracles(),  # 3: G30
        PlayMiracles(),  # 4: G32-G35
        SufferPlague(),  # 5: G38
        InvadeTerritories(),  # 6: G40-G49
        FortifyPosition(),  # 7: G50
        LeaveTheHeavens(),  # 8: G55
        InvadeTheUnderworld(),  # 9: G56-G59
        EndTheTurn(),  # 10: G60
    ),
    goals=(LastPlayer(), HighestScore()),  # G70, G72
    extra=storm(),
    turn_limit=5,  # G1: an epoch is a turn for each
    income="thirds",  # G20
    jokers=False,  # G2
    rerolls=True,  # G43
    empty_lands=True,  # G18
    leftovers="starter",  # G6
    batch=3,  # G6
    defender_two_dice_at=2,  # G43
    fortify="connected",  # G50
    decisions={
        "chosen_setup": "no",  # G7
        "place_god_temple": "healthy",  # G8
        "piece_limits": "none",  # G12
        "start_of_turn_relics": "before",  # G24
        "summon_plague": "no",  # G25
        "godswar_armies": "invading",  # G52
        "godswar_forced": "yes",  # G54
        "gods_default": "announced",  # G46
        "relic_mid_godswar": "at_once",  # G53
        "tablets_zero": "yes",  # G99
        "heaven_dice": "all",  # G61
    },
)
GODSTORM = GODSTORM.but(two=GODSTORM.but(neutrals=1, neutral_armies=42))  # G10: three on each of fourteen

MODES = (ORIGINAL, ORIGINAL_DUEL, GODSTORM)
