"""Drives the HTML report in a real browser: check_report.py FOLDER, or check_report.py --large FILE SECONDS

FOLDER holds sample.html, several.html, empty.html, hostile.html and large.html. What is wrong is printed; the status is 1 then. With --large the file is a report
of 50 000 intervals that must be interactive within the seconds; in the folder the time is only told.
"""

import json
import os
import sys

from browser import Browser, find_browser

mistakes = []


def expect(truth, what):
    if not truth:
        mistakes.append(what)
        print("wrong:", what)


def same(found, wanted, what):
    expect(found == wanted, f"{what}: {found!r} in place of {wanted!r}")


def data_of(path):
    """What the page was given, read without its script."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    start = text.index('<script type="application/json" id="data">') + len('<script type="application/json" id="data">')
    return json.loads(text[start:text.index("</script>", start)])


SHOWN = "[...document.querySelectorAll('.finding')].filter(item => !item.hidden).length"
STATUS = "document.getElementById('status').textContent"
SPAN = "app.picture.scale.span"
SELECTED = "document.getElementById('selection').hidden ? null : document.querySelector('#selected h3').textContent"
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def quiet(browser, what):
    same(browser.messages, [], f"{what}: messages on the console")


def asks_nobody(browser, what):
    others = [url for kind, url in browser.events if kind == "request" and not url.startswith(("file:", "data:"))]
    same(others, [], f"{what}: requests")


def focus(browser):
    browser.evaluate("document.getElementById('lanes').focus()")


def clear(browser):
    for _ in range(3):
        browser.key("Escape", 27)


def check_sample(path, program):
    browser = Browser(program)
    browser.open(path)
    data = data_of(path)
    lanes = [lane for process in data["processes"] for lane in process["lanes"] if lane["slices"]]
    intervals = sum(len(lane["slices"]) // 6 for lane in lanes)
    same(browser.evaluate(STATUS), f"{len(lanes)} lanes, {intervals} intervals, {len(data['findings'])} findings", "status")
    same(browser.evaluate(SHOWN), 3, "findings")
    check_filters(browser)
    check_zoom(browser)
    check_selection(browser)
    check_names(browser)
    check_words(browser)
    browser.paper(os.path.join(os.path.dirname(path), "sample.pdf"))
    expect(os.path.getsize(os.path.join(os.path.dirname(path), "sample.pdf")) > 10_000, "paper stays empty")
    same(browser.evaluate("[...document.querySelectorAll('.finding')].filter(item => item.open).length"), 1, "findings open after printing")
    same(browser.evaluate(OVERFLOW), 0, "sideways overflow")
    quiet(browser, "sample")
    asks_nobody(browser, "sample")
    browser.close()


def check_filters(browser):
    browser.click(".chip.error span")
    same(browser.evaluate(SHOWN), 2, "findings without errors")
    browser.click(".chip.error span")
    browser.key("/")
    browser.type("receipt")
    same(browser.evaluate(STATUS).split(",")[0], "1 of 11 lanes", "lanes called receipt")
    same(browser.evaluate(SHOWN), 1, "findings about receipt")
    same(browser.evaluate("document.querySelectorAll('#interval-rows tr').length"), 5, "rows about receipt")
    clear(browser)
    browser.key("/")
    browser.type("app-background")
    same(browser.evaluate(STATUS).split(",")[0], "1 of 11 lanes", "lanes with that rule")
    clear(browser)
    same(browser.evaluate(STATUS).split(",")[0], "11 lanes", "lanes without filter")
    browser.click(".chip.plain span")
    same(browser.evaluate(STATUS).split(",")[0], "3 of 11 lanes", "lanes with findings")
    browser.click(".chip.plain span")


def check_zoom(browser):
    whole = browser.evaluate(SPAN)
    browser.key("+")
    expect(browser.evaluate(SPAN) < whole * 0.7, "plus does not zoom in")
    browser.key("0")
    same(browser.evaluate(SPAN), whole, "everything")
    x, y = browser.place("#lanes")
    at = browser.evaluate(f"app.picture.scale.time({x} - document.getElementById('lanes').getBoundingClientRect().left)")
    browser.wheel(x, y, -200, control=True)
    expect(browser.evaluate(SPAN) < whole * 0.7, "the wheel does not zoom in")
    after = browser.evaluate(f"app.picture.scale.time({x} - document.getElementById('lanes').getBoundingClientRect().left)")
    expect(abs(after - at) < whole / 1000, "what is under the pointer moves")
    for _ in range(60):
        browser.key("+")
    expect(browser.evaluate(SPAN) >= 9.999, "it zooms without end")
    browser.click("#zoom-fit")
    same(browser.evaluate(SPAN), whole, "everything again")
    focus(browser)


def check_selection(browser):
    box = browser.evaluate("(() => { const box = document.getElementById('lanes').getBoundingClientRect(); return [box.left, box.top]; })()")
    x, y = browser.evaluate(
        "(() => { const lane = app.model.lanes.find(lane => lane.name.startsWith('CheckoutView'));"
        "const slice = [...lane.states.keys()].find(slice => app.model.states[lane.states[slice]] === 'visible');"
        "const row = app.picture.rowOfLane.get(lane);"
        "return [app.picture.scale.x((lane.starts[slice] + lane.ends[slice]) / 2), row.y + row.height / 2]; })()")
    browser.move(box[0] + x, box[1] + y)
    expect("CheckoutViewController <0x104e3d400> · visible" in browser.evaluate("document.getElementById('tip').textContent"), "tip")
    browser.press_at(box[0] + x, box[1] + y)
    same(browser.evaluate(SELECTED), "CheckoutViewController <0x104e3d400>", "what a click chooses")
    focus(browser)
    browser.key("ArrowRight", 39)
    expect(": disappearing," in browser.evaluate(STATUS), "the arrow does not go on")
    browser.key("ArrowUp", 38)
    same(browser.evaluate(SELECTED), "CartViewController <0x104e2c800>", "the lane above")
    browser.key("n")
    same(browser.evaluate("document.querySelector('.finding.chosen').id"), "finding-0", "the first finding")
    expect(browser.evaluate("document.querySelector('.finding.chosen').open"), "the finding is not open")
    same(browser.evaluate("document.querySelector('.finding.chosen mark').textContent"), "viewDidAppear", "what is marked")
    browser.key("f")
    expect(browser.evaluate(SPAN) < browser.evaluate("app.model.end") / 3, "f does not zoom to the finding")
    browser.key("0")
    browser.key("?")
    expect(browser.evaluate("document.getElementById('help').open"), "no keys are shown")
    browser.key("Escape", 27)
    clear(browser)


def check_names(browser):
    """Whoever cannot see must be told the name of everything that can be used."""
    for node in browser.call("Accessibility.getFullAXTree")["nodes"]:
        role = node.get("role", {}).get("value")
        if role in ("button", "checkbox", "searchbox", "combobox", "application", "link", "region") and not node.get("ignored"):
            expect(node.get("name", {}).get("value"), f"a {role} without a name")


def check_hostile(path, program):
    browser = Browser(program)
    browser.open(path)
    same(browser.evaluate("typeof hacked"), "undefined", "a script of the log")
    same(browser.evaluate("document.scripts.length"), 2, "scripts")
    same(browser.evaluate("document.images.length"), 0, "pictures")
    same(browser.evaluate("[...document.links].map(link => link.getAttribute('href'))"), ["#findings"], "links")
    text = browser.evaluate("document.getElementById('findings').textContent")
    expect("<script>hacked=1</script>" in text and "<img src=x onerror=hacked=1>" in text, "what the log says is not shown")
    expect("</script><script>hacked=1" in browser.evaluate("app.model.lanes.map(lane => lane.name).join()"), "the lane is called otherwise")
    quiet(browser, "hostile")
    asks_nobody(browser, "hostile")
    browser.close()


def check_several(path, program):
    browser = Browser(program)
    browser.open(path)
    same(browser.evaluate(STATUS), "4 lanes, 10 intervals, 1 finding", "lanes of two processes")
    browser.evaluate("document.getElementById('process').value = '1'")
    browser.evaluate("document.getElementById('process').dispatchEvent(new Event('input', { bubbles: true }))")
    same(browser.evaluate("app.picture.rows.map(row => row.lane ? row.lane.label : row.process.title)"),
         ["Bank[8]", "app", "LoginViewController"], "rows of one process")
    same(browser.evaluate(SHOWN), 1, "findings of that process")
    same(browser.evaluate("app.model.caption"), "lines, no times", "caption without times")
    same(browser.evaluate("moment(app.model.traces[0], app.model.lanes[2].starts[0])"), "line 13", "moment without times")
    quiet(browser, "several")
    browser.close()


def check_empty(path, program):
    browser = Browser(program)
    browser.open(path)
    same(browser.evaluate(STATUS), "0 lanes, 0 intervals, 0 findings", "lanes of nothing")
    for key in "+-0nfd":
        browser.key(key)
    quiet(browser, "empty")
    browser.close()


def check_words(browser):
    """The page says lengths of time as the text report does."""
    words = {0: "0 s", 0.0001: "<1 ms", 0.003: "3 ms", 0.052: "0.05 s", 0.52: "0.52 s", 9.99: "9.99 s", 9.996: "10.0 s", 59.94: "59.9 s",
             59.96: "1 min", 125: "2 min 5 s", 12000: "3 h 20 min", 187200: "2 d 4 h", -1: "0 s"}
    for seconds, text in words.items():
        same(browser.evaluate(f"duration({seconds})"), text, f"{seconds} seconds")


def check_phone(path, program):
    browser = Browser(program, 390, 844, touch=True, scale=2)
    browser.open(path)
    same(browser.evaluate(OVERFLOW), 0, "sideways overflow on a phone")
    whole = browser.evaluate(SPAN)
    x, y = browser.place("#lanes")
    browser.touch("touchStart", [(x - 30, y), (x + 30, y)])
    for step in range(1, 6):
        browser.touch("touchMove", [(x - 30 - step * 12, y), (x + 30 + step * 12, y)])
    browser.touch("touchEnd", [])
    expect(browser.evaluate(SPAN) < whole * 0.6, "two fingers do not zoom")
    start = browser.evaluate("app.picture.scale.start")
    browser.touch("touchStart", [(x, y)])
    for step in range(1, 6):
        browser.touch("touchMove", [(x - step * 15, y)])
    browser.touch("touchEnd", [])
    expect(browser.evaluate("app.picture.scale.start") > start, "a finger does not pan")
    quiet(browser, "phone")
    browser.close()


def check_dark(path, program):
    browser = Browser(program, dark=True)
    browser.open(path)
    expect(browser.evaluate("app.picture.colors.paper") != "#ffffff", "it stays light in the dark")
    quiet(browser, "dark")
    browser.close()


def check_large(path, program, limit):
    browser = Browser(program)
    browser.open(path)
    ready = browser.evaluate("performance.getEntriesByName('ready')[0].startTime") / 1000
    data = data_of(path)
    lanes = [lane for process in data["processes"] for lane in process["lanes"] if lane["slices"]]
    count = sum(len(lane["slices"]) // 6 for lane in lanes)
    expect(count >= 50_000, f"only {count} intervals")
    browser.key("/")
    browser.type("screen7controller")
    wanted = [lane for lane in lanes if "screen7controller" in lane["name"].lower()]
    expect(0 < len(wanted) < len(lanes), "the filter would not tell anything")
    kept = sum(len(lane["slices"]) // 6 for lane in wanted)
    expect(browser.evaluate(STATUS).startswith(f"{len(wanted)} of {len(lanes)} lanes, {kept} intervals"), browser.evaluate(STATUS))
    names = browser.evaluate("app.picture.rows.filter(row => row.lane).map(row => row.lane.name)")
    same(names, [lane["name"] for lane in wanted], "rows that the filter leaves")
    clear(browser)
    slowest = browser.evaluate(
        "(() => { const times = []; for (let step = 0; step < 40; step++) { app.picture.scale.zoom(step < 20 ? 0.7 : 1 / 0.7, 700);"
        "app.picture.scroller.scrollTop = step * 200; const start = performance.now(); app.picture.draw(); times.push(performance.now() - start); }"
        "return Math.max(...times); })()")
    quiet(browser, "large")
    browser.close()
    print(f"{count} intervals: interactive after {ready:.2f} s, slowest of 40 drawings {slowest:.1f} ms")
    if limit is not None:
        expect(ready < limit, f"interactive after {ready:.2f} s only")


def main():
    program = find_browser()
    if program is None:
        sys.exit("there is no Chromium")
    if sys.argv[1] == "--large":
        check_large(sys.argv[2], program, float(sys.argv[3]))
    else:
        pages = {name: os.path.join(sys.argv[1], name + ".html") for name in ["sample", "several", "empty", "hostile", "large"]}
        check_sample(pages["sample"], program)
        check_phone(pages["sample"], program)
        check_dark(pages["sample"], program)
        check_several(pages["several"], program)
        check_empty(pages["empty"], program)
        check_hostile(pages["hostile"], program)
        check_large(pages["large"], program, None)
    sys.exit(1 if mistakes else 0)


if __name__ == "__main__":
    main()
