"""What Godstorm's rulebook leaves open (docs/rulings.md): tables decide it, as a house rule. The first value is ours."""

from __future__ import annotations

from typing import Final

from feldherr.rules.options import register_house_rule

UNDECIDED: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "chosen_setup": (("no", "yes"), "Players claim their territories one by one instead of having them dealt (G7)."),
    "place_god_temple": (("healthy", "anywhere"), "Where the first god of war may stand: not on plague, or anywhere (G8)."),
    "piece_limits": (
        ("none", "pieces"),
        "Whether armies (110 of a colour) and faith (100 in all) are limited to what is in the box (G12).",
    ),
    "start_of_turn_relics": (("before", "after"), "When relics that act at the start of a turn work: before or after step 1 (G24)."),
    "summon_plague": (("no", "yes"), "Gods may be summoned to plague lands, and are banished in step 5 (G25)."),
    "godswar_armies": (("invading", "all"), "Which armies the attacker adds in a godswar: all but one, or all in the origin (G52)."),
    "godswar_forced": (("yes", "no"), "You must roll army dice after a godswar that leaves one side without gods (G54)."),
    "gods_default": (
        ("announced", "used"),
        "Which gods must move in after a conquest: all announced, or those whose power was used (G46).",
    ),
    "relic_mid_godswar": (("at_once", "next"), "When a relic won by dice of a godswar counts: at once, or from the next one on (G53)."),
    "tablets_zero": (("yes", "no"), "The Tablets of Destiny also raise a bid of 0 (G99)."),
    "heaven_dice": (("all", "one_stays"), "How many dice a heaven attacks with: up to its armies, or one fewer (G61)."),
}
for _name, (_values, _says) in UNDECIDED.items():
    register_house_rule(_name, _values, _says)
