// What stands beside and below the picture: findings, what is chosen, the table of intervals.

function element(name, text, attributes = {}) {
  const result = document.createElement(name);
  if (text !== undefined && text !== null) result.textContent = text;
  for (const [key, value] of Object.entries(attributes)) result.setAttribute(key, value);
  return result;
}

/** In words: from when to when, how long, on which lines. */
function factsOf(lane, slice) {
  const trace = lane.process.trace;
  const [from, to] = [lane.lines[slice * 2], lane.lines[slice * 2 + 1]];
  const facts = [];
  if (trace.lasts) {
    facts.push(["begins", from ? moment(trace, lane.starts[slice], 3, true) : "before the log"]);
    facts.push(["ends", to ? moment(trace, lane.ends[slice], 3, true) : lane.isOpenAtEnd(slice) ? "not in the log" : "with the lane"]);
  }
  if (lane.lasts(slice)) facts.push(["lasts", duration((lane.ends[slice] - lane.starts[slice]) / 1e6)]);
  facts.push(["lines", from || to ? `${from || "…"}–${to || "…"}` : "none"]);
  if (lane.isInferred(slice)) facts.push(["note", "not in the log: the only legal way from what was printed before to what came next"]);
  return facts;
}

/** The list of findings, which is there before any script runs. */
class FindingList {
  constructor(model, choose) {
    this.items = model.findings.map((finding) => document.getElementById(`finding-${finding.index}`));
    this.items.forEach((item, index) => {
      item.addEventListener("mouseenter", () => choose(model.findings[index], true));
      item.addEventListener("mouseleave", () => choose(null, true));
      item.querySelector("summary").addEventListener("click", () => choose(model.findings[index], false));
    });
    this.empty = document.getElementById("no-findings");
  }

  filter(admits) {
    let shown = 0;
    this.items.forEach((item, index) => {
      item.hidden = !admits(index);
      if (!item.hidden) shown += 1;
    });
    this.empty.hidden = shown > 0;
    return shown;
  }

  message(index) { return this.items[index].querySelector(".message").textContent; }

  mark(kind, index) {
    for (const item of this.items) item.classList.toggle(kind, item === this.items[index]);
  }

  open(index, isToScroll) {
    this.mark("chosen", index);
    if (index < 0) return;
    this.items[index].open = true;
    if (isToScroll) this.items[index].scrollIntoView({ block: "nearest" });
  }
}

/** Tells of the state that is chosen. */
class SelectionPanel {
  constructor(model, findings, choose) {
    Object.assign(this, { model, findings, choose });
    this.section = document.getElementById("selection");
    this.place = document.getElementById("selected");
  }

  show(selection) {
    this.section.hidden = !selection?.lane || selection.slice < 0;
    if (this.section.hidden) return;
    const { lane, slice } = selection;
    const list = element("dl");
    for (const [name, value] of [["state", this.model.states[lane.states[slice]]], ...factsOf(lane, slice), ["process", lane.process.title]]) {
      list.append(element("dt", name), element("dd", value));
    }
    const links = element("ul");
    for (const finding of lane.findings) {
      if (finding.at === null || finding.at < lane.starts[slice] || finding.at > lane.ends[slice]) continue;
      const link = element("button", finding.rule, { type: "button", class: "link" });
      link.addEventListener("click", () => this.choose(finding));
      const item = element("li");
      item.append(link);
      links.append(item);
    }
    this.place.replaceChildren(element("h3", lane.name), list, links);
  }
}

/** All intervals as a table, a page at a time: for readers of screens and of paper. */
class IntervalTable {
  static pageLength = 100;

  constructor(model, choose) {
    Object.assign(this, { model, choose, page: 0, lanes: [] });
    this.body = document.getElementById("interval-rows");
    this.label = document.getElementById("page");
    this.earlier = document.getElementById("earlier");
    this.later = document.getElementById("later");
    this.earlier.addEventListener("click", () => this.turn(this.page - 1));
    this.later.addEventListener("click", () => this.turn(this.page + 1));
  }

  show(lanes) {
    this.lanes = lanes;
    this.count = lanes.reduce((sum, lane) => sum + lane.count, 0);
    this.turn(0);
  }

  turn(page) {
    this.page = page;
    const first = page * IntervalTable.pageLength;
    const end = Math.min(first + IntervalTable.pageLength, this.count);
    const rows = [];
    let passed = 0;
    for (const lane of this.lanes) {
      for (let slice = Math.max(0, first - passed); slice < lane.count && passed + slice < end; slice++) rows.push(this.row(lane, slice));
      passed += lane.count;
      if (passed >= end) break;
    }
    this.body.replaceChildren(...rows);
    this.label.textContent = this.count ? `${first + 1}–${end} of ${plural(this.count, "interval")}` : "no intervals";
    this.earlier.disabled = page === 0;
    this.later.disabled = end >= this.count;
  }

  row(lane, slice) {
    const row = element("tr");
    const name = element("td");
    const link = element("button", lane.name, { type: "button", class: "link" });
    link.addEventListener("click", () => this.choose(lane, slice));
    name.append(link);
    const [from, to] = [lane.lines[slice * 2], lane.lines[slice * 2 + 1]];
    const begins = from && lane.process.trace.lasts ? moment(lane.process.trace, lane.starts[slice]) : "";
    const lasts = lane.lasts(slice) ? duration((lane.ends[slice] - lane.starts[slice]) / 1e6) : "";
    row.append(
      name, element("td", this.model.states[lane.states[slice]]), element("td", lane.process.title),
      element("td", begins, { class: "number" }), element("td", lasts, { class: "number" }), element("td", `${from || "…"}–${to || "…"}`));
    return row;
  }
}
