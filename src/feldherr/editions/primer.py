"""Godstorm for newcomers: what it is about, in two screens."""

from __future__ import annotations

ABOUT = """
Two to five peoples of antiquity fight for the Ancient Earth, led by their gods. Armies hold land, land brings faith, faith calls gods and
pays for miracles; and the fallen do not rest: they go to their people's heaven and conquer the Underworld from there. After five epochs
the most points win. To start, the lands are dealt; everybody places armies there, 3 at a time, then a god of war and a temple, and gets 3
faith.

An epoch: everybody bids faith in secret for turn order; the highest bidder picks first when to play. All bids are paid. Then each player
has a turn of ten steps; only 1 and 5 are mandatory:"""
STEPS = (
    ("1 raise armies", "a third of your lands (3 or more) and whole continents, in armies and in faith; one of each for a temple"),
    ("2 summon, build", "a god for 3 faith (never on plague), a temple for 5"),
    ("3 obtain miracles", "cards of your gods in play, 2 faith each, at most 4"),
    ("4 play miracles", "war, death cards: for faith, only while the god is in play"),
    ("5 plague", "half your armies in plague lands die, gods are banished"),
    ("6 invade", "sky cards may respond; gods fight before armies do"),
    ("7 fortify", "one move of armies and gods through your own lands"),
    ("8 leave the heavens", "your dead go to free gates or spaces you hold below"),
    ("9 invade below", "space by space, without gods; flames close some ways"),
    ("10 end of turn", "with a crypt and your god of death: a death card"),
)
POWERS = (
    ("god", "in an invasion", "labour: a free card (god in play)"),
    ("war", "wins ties when attacking", "take three territories in a turn"),
    ("magic", "re-rolls 1s", "three of a kind in one roll"),
    ("sky", "one more die in a godswar", "banish a god in a godswar, your turn"),
    ("death", "beaten defenders don't go to heaven", "hold a crypt at the end of your turn"),
)
BELOW = """
A god needs one of your armies beside it. Godswar: each side names a god and rolls 3 dice; dice plus armies decide, and the loser's god is
banished until summoned again. Then the armies: the attacker rolls up to 3 dice, the defender up to 2, never more than there are armies to
fight, and one army always stays behind. Highest die against highest, second against second: the lower one of each pair loses an army, ties
go to the defender. A temple lets its defender re-roll 1s. Armies that die on earth go to heaven.

The Underworld has 13 spaces; 3 of them are gates, the way in from every heaven. A crypt with more than one army may send one home to a
temple each turn, and crypts bring death cards; an altar gives one more die in every godswar; each is worth a point. Armies that fall there
are gone.

Points: 1 for each territory, the bonus of each whole continent, 1 for each crypt and altar, 1 for a relic if you hold the territory it
names. Ties: faith, temples, gods, armies. Without an army on earth you are out; the last player left wins at once."""


def paragraphs(text: str) -> list[str]:
    """Each as one line."""
    return [" ".join(part.split()) for part in text.strip().split("\n\n")]
