"""Original RISK on the Ancient Earth, from RISK Godstorm, Dutch, 2004: rules O1-O24 in docs/rules/godstorm-2004.md."""

from __future__ import annotations

from feldherr import maps
from feldherr.engine.ruleset import Ruleset
from feldherr.rules.cards import DrawCard
from feldherr.rules.combat import Attack
from feldherr.rules.fortify import Fortify
from feldherr.rules.goals import AllTerritories, LastPlayer
from feldherr.rules.income import Reinforce
from feldherr.rules.setup import Claim, Deal, RollForStart, Strengthen
from feldherr.rules.turn import TakeTurns

ORIGINAL = Ruleset(
    name="nl2004.original",
    title="Original RISK on the Ancient Earth",
    booklet="RISK Godstorm, Dutch, 2004",
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

MODES = (ORIGINAL, ORIGINAL_DUEL)
