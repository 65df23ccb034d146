"""What Chromium did, by kind of work, from its tracing: processor time, not time by the clock."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any, Final

CATEGORIES: Final = (
    *("devtools.timeline", "disabled-by-default-devtools.timeline"),
    "v8.execute",  # what runs after an await
)

# The events that are work of a kind; what lies within one counts by its own name.
KINDS: Final = {
    "script": (
        *("FunctionCall", "EvaluateScript", "v8.compileModule", "v8.evaluateModule"),
        *("TimerFire", "FireAnimationFrame", "EventDispatch", "WebSocketReceive"),
        *("RunMicrotasks", "ParseHTML", "MinorGC", "MajorGC", "FireIdleCallback"),
    ),
    "style": ("UpdateLayoutTree",),
    "layout": ("Layout",),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit", "UpdateLayer"),
    "raster": ("RasterTask",),
}
KIND_OF: Final = {name: kind for kind, names in KINDS.items() for name in names}
# Whole threads: the page's own, and those that put its layers together and on the screen.
TASK: Final = "RunTask"
THREADS: Final = {
    "CrRendererMain": "main",
    "Compositor": "layers",
    "VizCompositorThread": "layers",
}
PARTS: Final = (*KINDS, "main", "layers")
PER_MS: Final = 1000

Thread = tuple[int, int]


def parts(trace: bytes) -> dict[str, float]:
    """Return the milliseconds of each kind of work in a trace, and of whole threads."""
    names: dict[Thread, str] = {}
    by_thread: dict[Thread, list[dict[str, Any]]] = defaultdict(list)
    spent: Counter[str] = Counter()
    told = json.loads(trace)["traceEvents"]
    for event in told:
        if event["name"] == "thread_name":
            names[event["pid"], event["tid"]] = event["args"]["name"]
    for event in told:
        if event["ph"] != "X" or "tdur" not in event:
            continue
        thread = event["pid"], event["tid"]
        if event["name"] in KIND_OF:
            by_thread[thread].append(event)
        elif event["name"] == TASK and names.get(thread) in THREADS:
            spent[THREADS[names[thread]]] += event["tdur"]
    for events in by_thread.values():
        for kind, own in own_times(events).items():
            spent[kind] += own
    return {part: spent[part] / PER_MS for part in PARTS}


def own_times(events: Iterable[dict[str, Any]]) -> Counter[str]:
    """Add up what each kind took in one thread, without what lay within it."""
    spent: Counter[str] = Counter()
    around: list[tuple[float, str]] = []
    for event in sorted(events, key=lambda event: (event["ts"], -event["dur"])):
        while around and around[-1][0] <= event["ts"]:
            around.pop()
        kind = KIND_OF[event["name"]]
        spent[kind] += event["tdur"]
        if around:
            spent[around[-1][1]] -= event["tdur"]
        around.append((event["ts"] + event["dur"], kind))
    return spent
