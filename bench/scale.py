"""How far the server grows: docs/scale.md, from what was measured (bench/figures.json) and what the simulation makes of it.

scripts/python bench/scale.py                 print the page from the figures that are there
scripts/python bench/scale.py --write         and write docs/scale.md
scripts/python bench/scale.py --measure       measure all of it first (half an hour on a quiet machine), then write it
scripts/python bench/scale.py --measure --quick   a tenth of it, to see whether everything works; nothing is written
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path
from string import Template

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench import figures
from bench.figures import Figures
from bench.load.attacks import DOES
from bench.simulation import Costs, Layout, Result, carries, simulate
from feldherr.server.settings import Settings

ROOT = Path(__file__).parents[1]
PAGE, TEXT = ROOT / "docs" / "scale.md", Path(__file__).with_name("scale.md.in")
PROGRAMS = (["server.py"], ["server.py", "--attacked"], ["postgres.py"])
PROCESSES = (1, 2, 4, 8, 16, 32)
POSTGRES = 8  # cores of the database's machine
ANSWERS = 8_000  # in each simulation of several processes
LATE = 0.1  # seconds: the p99 that is wanted
WORTH = 0.75  # of what a process carries alone, below which one more is not worth it
TABLES, SEATS = 1_000_000, 5
PACE = 10.0  # seconds between two answers at a table whose people think
MOVES = 500  # of a game that is kept
STATIONS = {"core": "the processes' cores", "postgres": "PostgreSQL's cores", "lock": "the lock on notifications"}
SIMULATED = "simulated"
WIDTH = 155  # of a line of the page
QUIET = 0.5  # a load below which a machine is quiet


def costs(f: Figures) -> Costs:
    """What each part takes, in seconds, from what was measured in milliseconds.

    PostgreSQL's work for a row was measured with small commits and with large ones: the difference is the work for a commit.
    """
    answer, writers, notices = busiest(f), f["postgres rows"], list(f["postgres notices"].items())
    small, large, single = writers["1 x 1"], writers["4 x 200"], writers["1 x 200"]
    rows_small, rows_large = (each["batch"] * each["each"] for each in (small, large))
    commit = max(0.0, (small["work"] - large["work"]) / (1 / rows_small - 1 / rows_large))
    row = max(0.0, large["work"] - commit / rows_large)
    (few, least), (many, most) = notices[0], notices[-1]
    lock = 1e3 / commits(writers["4 x 1"])
    alone = small["each"] * (1e3 / small["rows"] - small["work"] - small["writer"])
    milliseconds = (
        answer["work"],
        answer["rows"] * single["writer"],
        sum(each["listener"] for _, each in notices) / len(notices),
        commit,
        answer["rows"] * row,
        max(0.0, most["work"] - least["work"]) / (int(many) - int(few)),
        lock,
        max(0.0, alone - lock),
        1e3 * f["idle"]["busy"] / f["idle"]["clients"],
    )
    return Costs(*(each / 1e3 for each in milliseconds))


def commits(run: Figures) -> float:
    """How many commits a second processes made that wrote."""
    return float(run["rows"] / (run["batch"] * run["each"]))


def busiest(f: Figures) -> Figures:
    """The run with most tables."""
    found: Figures = max(f["answers"].values(), key=lambda each: float(each["tables"]))
    return found


def again(run: Figures) -> Result:
    """A measured run as the simulation has it: one process with SQLite, which commits without PostgreSQL's cores and lock."""
    alone = Costs(run["work"] / 1e3, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, run["write"])
    return simulate(Layout(1, 1, run["tables"]), alone, 20.0)


def simulated(f: Figures) -> Figures:
    """What the simulation says: the measured runs again, and how much several processes carry."""
    known = costs(f)
    carried, slowly = (by_processes(known, pace) for pace in (1.0, PACE))
    runs = {n: {"median": r.median * 1e3, "p99": r.p99 * 1e3} for n, each in f["answers"].items() for r in [again(each)]}
    return {"runs": runs, "carried": carried, "carried slowly": slowly}


def by_processes(known: Costs, pace: float) -> Figures:
    """What several processes carry, if somebody answers at each table every so many seconds."""
    out = {}
    for processes in PROCESSES:
        most, found = carries(processes, POSTGRES, known, LATE, ANSWERS, SEATS * pace)
        uses = {name: getattr(found, name) for name in STATIONS}
        out[str(processes)] = {"answers": most, "p99": found.p99 * 1e3, "busiest": found.busiest, **uses}
    return out


# ---- the page -------------------------------------------------------------------------------------------------------------------------


def page(f: Figures) -> str:
    """The page, of these figures alone."""
    return "\n\n".join(map(wrapped, Template(TEXT.read_text("utf-8")).substitute(told(f)).split("\n\n")))


def wrapped(block: str) -> str:
    """A paragraph with a line that has become too long, filled anew."""
    if block.startswith(("|", "- ", "1. ")) or max(map(len, block.split("\n"))) <= WIDTH:
        return block
    return textwrap.fill(block, WIDTH, break_long_words=False, break_on_hyphens=False)


def told(f: Figures) -> dict[str, str]:
    """What stands in the page's blanks."""
    rows, tables, idle = f["postgres rows"], f["postgres tables"], f["idle"]
    first, slowly = f[SIMULATED]["carried"], f[SIMULATED]["carried slowly"]
    c, cell = costs(f), best(slowly)
    carried = slowly[str(cell)]
    memory = tables["memory"] + SEATS * idle["each"]  # kB of an open table and its people
    fast, slow = TABLES / first[str(cell)]["answers"], TABLES / PACE / carried["answers"]
    each = TABLES * SEATS / (slow * cell)  # streams of a process
    ends = [n for n in first if first[n]["busiest"] != "core"]
    return {
        "machine": f["machine"], "busy": busy(f),
        "answers": answers(f), "attacks": attacks(f), "writers": writers(rows), "notices": listeners(f["postgres notices"]),
        "costs": parts(c), "carried": layouts(first), "cell": str(cell), "cell_answers": thousands(carried["answers"]),
        "breaks": STATIONS[first[str(cell)]["busiest"]],
        "ends": f"From {ends[0]} processes on it is {STATIONS[first[ends[0]]['busiest']]}." if ends else "",
        "beyond": f"beyond {cell} of them a process carries" if cell < max(PROCESSES) else "with many more, a process would carry",
        "idle": thousands(idle["clients"]), "idle_memory": f"{idle['memory']:.0f}", "idle_each": f"{idle['each']:.0f}",
        "thought": f"{f['computers']['thought']:.1f}", "resumed": f"{f['resumed']['taken']:.1f}",
        "resumed_rows": thousands(f["resumed"]["rows"] / f["resumed"]["tables"]),
        "notifying": thousands(commits(rows["4 x 1"])), "crowd": thousands(f["postgres commits"]["notifying"]),
        "noise": noise(rows), "silent": thousands(f["postgres commits"]["silent"]),
        "led": thousands(tables["tables"]), "leads": thousands(tables["leads"]), "load": f"{tables['load']:.1f}",
        "memory": f"{tables['memory']:.0f}", "takeover": f"{tables['takeover'] * tables['tables'] / 1e3:.0f}",
        "row_bytes": f"{tables['row_bytes']:.0f}", "table_bytes": thousands(tables["table_bytes"]),
        "partitioned": thousands(rows["4 x 200, 16 partitions"]["rows"]), "whole": thousands(rows["4 x 200"]["rows"]),
        "postgres_cores": str(POSTGRES), "late": f"{LATE * 1e3:.0f}", "pace": f"{PACE:.0f}", "most": thousands(TABLES),
        "cells_fast": thousands(fast), "cells_slow": thousands(slow), "processes_slow": thousands(slow * cell),
        "gigabytes": thousands(memory * TABLES / 1e6), "cell_gigabytes": f"{memory * TABLES / 1e6 / slow:.0f}",
        "cell_tables": thousands(TABLES / slow), "streams": thousands(TABLES * SEATS),
        "disk": f"{(MOVES * tables['row_bytes'] + tables['table_bytes']) * TABLES / 1e12:.1f}",
        "idle_busy": f"{idle['busy']:.0%}", "lacking": lacking(f["attacked"]), "grown": grown(f["attacked"]), "late_by": late_by(f),
        "process_streams": thousands(each), "quiet": f"{c.stream * each:.0%}", "set_streams": f"{Settings().streams:,}",
        "set_connections": f"{Settings().connections:,}", "set_files": f"{descriptors_of_the_unit():,}",
        "files": thousands(1.1 * each),
        "moves": str(MOVES), "written": thousands(carried["answers"] * busiest(f)["rows"]),
    }  # fmt: skip


def busy(f: Figures) -> str:
    """A warning, if the machine had other work."""
    loads = {"the server": f["load"], "attacks": f["attacked load"], "PostgreSQL": f["postgres load"]}
    told = ", ".join(f"{load:.1f} before {what} was measured" for what, load in loads.items()).replace("attacks was", "attacks were")
    if max(loads.values()) < QUIET:
        return f"The machine was quiet: a load of {told}."
    return (
        f"**These figures are provisional: the machine was busy with other work, with a load of {told}.**\n"
        "Latencies, rows and commits a second are many times worse than on a quiet machine, and so is what the simulation makes of them;\n"
        "processor times and memory are about right."
    )


def best(carried: Figures) -> int:
    """How many processes share a PostgreSQL: as many as are worth it."""
    alone = carried["1"]["answers"]
    return max(int(n) for n, each in carried.items() if each["answers"] / int(n) >= WORTH * alone)


def answers(f: Figures) -> str:
    """What was measured of one core, and what the simulation says of it."""
    shown = [
        f"| {each['tables']} | {each['work']:.2f} | {each['busy']:.0%} | {each['median']:.1f} | {each['p99']:.1f} | {each['longest']:.0f} "
        f"| {again['median']:.1f} | {again['p99']:.1f} |"
        for n, each in f["answers"].items() for again in [f[SIMULATED]["runs"][n]]
    ]  # fmt: skip
    return table("tables | ms of work an answer | core busy | median, ms | p99 | longest | simulated: median | p99", shown)


def attacks(f: Figures) -> str:
    """What honest people noticed of attacks."""
    shown = [
        f"| {name} | {e['answers']:,} | {e['median']:.1f} | {e['p99']:.1f} | {e['longest']:.0f} | {e['memory']:.0f} |"
        for name, e in f["attacked"].items()
    ]
    return table("while | honest answers | median, ms | p99 | longest | server's memory, MB", shown)


def lacking(attacked: Figures) -> str:
    """Which attacks were not measured as they are now."""
    said = []
    for name, wanted in DOES.items():
        came = attacked.get(name, {}).get("attacker", {})
        if missing := [what for what in wanted if not came.get(what)]:
            said.append(f"of *{name}* " + (f"nothing came of {', '.join(missing)}" if name in attacked else "there is no figure yet"))
    return f"**These are not all the attacks of today's program: {'; '.join(said)}.**" if said else ""


def grown(attacked: Figures) -> str:
    """How the memory grew under attack."""
    before, after = (attacked[window]["memory"] for window in ("before", "after"))
    most = max(each["memory"] for each in attacked.values())
    return (
        f"The server's memory was {before:.0f} MB before, {most:.0f} MB at most, and {after:.0f} MB in the seconds after the last attack."
    )


def late_by(f: Figures) -> str:
    """How far the simulation is from what was measured."""
    runs = [(each, f[SIMULATED]["runs"][n]) for n, each in f["answers"].items()]
    least, most = min(r["p99"] / e["p99"] for e, r in runs), max(r["p99"] / e["p99"] for e, r in runs)
    return (
        f"The simulated p99 is {least:.0%} to {most:.0%} of the measured one: the simulation knows no pauses and no other work of the "
        "machine. Its latencies are a lower bound; what breaks first does not depend on them much."
    )


def noise(rows: Figures) -> str:
    """A remark, if processes that notify nobody were slower than those that do."""
    told, silent = rows["4 x 1"]["rows"], rows["4 x 1, notifying nobody"]["rows"]
    return "(That four processes wrote less without notifications than with them shows how much of this is noise.)" if silent < told else ""


def descriptors_of_the_unit() -> int:
    """How many files deploy/feldherr@.service lets a process have open."""
    (found,) = re.findall(r"^LimitNOFILE=(\d+)$", (ROOT / "deploy" / "feldherr@.service").read_text("utf-8"), re.M)
    return int(found)


def writers(rows: Figures) -> str:
    """Rows a second."""
    shown = [f"| {name} | {thousands(e['rows'])} | {e['batch']:.0f} | {e['work']:.3f} | {e['writer']:.3f} |" for name, e in rows.items()]
    return table("processes x tables of each | rows a second | answers a commit | ms of PostgreSQL's work a row | of the process's", shown)


def listeners(notices: Figures) -> str:
    """How far notifications reach."""
    shown = [
        f"| {n} | {e['median']:.1f} | {e['p99']:.1f} | {e['work']:.2f} | {e['listener']:.3f} |" for n, e in notices.items()
    ]  # fmt: skip
    return table("processes that listen | heard of after: median, ms | p99 | ms of PostgreSQL's work an answer | of each listener's", shown)


def parts(c: Costs) -> str:
    """The constants of the simulation."""
    named = {
        "a core's work for an answer, half before the commit and half after it": c.answer,
        "a core's work for sending an answer's rows to PostgreSQL": c.append,
        "a core's work for hearing of an answer of another process": c.hear,
        "PostgreSQL's work for a commit": c.commit,
        "PostgreSQL's work for an answer's rows": c.rows,
        "PostgreSQL's work for telling one process of a commit": c.deliver,
        "the lock under which one commit after another is notified of": c.lock,
        "waiting for the disk and the network, in which nobody works": c.wait,
        "a core's work, each second, for a stream on which nothing is said": c.stream,
    }
    return table("part | ms", [f"| {name} | {seconds * 1e3:.{3 if seconds > 1e-5 else 5}f} |" for name, seconds in named.items()])


def layouts(carried: Figures) -> str:
    """What several processes carry."""
    shown = [
        f"| {n} | {thousands(e['answers'])} | {thousands(e['answers'] / int(n))} | {e['core']:.0%} | {e['postgres']:.0%} "
        f"| {e['lock']:.0%} | {STATIONS[e['busiest']]} |"
        for n, e in carried.items()
    ]
    return table("processes | answers a second | for each process | cores busy | PostgreSQL busy | lock busy | breaks first", shown)


def table(head: str, rows: list[str]) -> str:
    return "\n".join([f"| {head} |", "| " + " | ".join(["---"] * (head.count("|") + 1)) + " |", *rows])


def thousands(value: float) -> str:
    """A number with commas and three digits that count."""
    return f"{float(f'{value:.3g}'):,.0f}"


def measure(quick: bool) -> None:
    """Have everything measured, by the compiled engine."""
    subprocess.run([ROOT / "scripts" / "dev", "compile"], check=True)
    environment = {**os.environ, "PYTHONPATH": str(ROOT / ".build" / "compiled")}
    for program, *options in PROGRAMS:
        command = [sys.executable, "-P", str(ROOT / "bench" / program), *options, "--quick" if quick else "--write"]
        subprocess.run(command, env=environment, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="How far the server grows.")
    parser.add_argument("--measure", action="store_true", help="measure everything first, and write the page")
    parser.add_argument("--quick", action="store_true", help="with --measure: a tenth of it, and nothing is written")
    parser.add_argument("--write", action="store_true", help="write docs/scale.md")
    args = parser.parse_args()
    if args.measure:
        measure(args.quick)
    if args.measure and args.quick:
        return
    figures.write({SIMULATED: simulated(figures.read())})
    print(made := page(figures.read()))
    if args.write or args.measure:
        PAGE.write_text(made, "utf-8")


if __name__ == "__main__":
    main()
