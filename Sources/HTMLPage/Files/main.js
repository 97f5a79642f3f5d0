// Brings it all together.

class App {
  constructor(data) {
    this.model = new Model(data);
    this.model.caption = data.caption;
    this.filter = new Filter();
    this.picture = new Picture(this.model, this.filter);
    this.findings = new FindingList(this.model, (finding, isHover) => isHover ? this.hoverFinding(finding) : this.chooseFinding(finding, false));
    this.panel = new SelectionPanel(this.model, this.findings, (finding) => this.chooseFinding(finding, true));
    this.table = new IntervalTable(this.model, (lane, slice) => this.choose({ lane, slice, finding: null }, true));
    this.status = document.getElementById("status");
    this.tip = document.getElementById("tip");
    new PointerControl(this);
    new KeyControl(this);
    this.connect();
    drawLegend(this.picture);
    this.picture.resize();
    this.applyFilter();
  }

  connect() {
    const on = (id, name, action) => document.getElementById(id).addEventListener(name, action);
    const form = document.getElementById("toolbar");
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("input", () => this.readFilter());
    on("zoom-in", "click", () => this.zoom(0.6));
    on("zoom-out", "click", () => this.zoom(1 / 0.6));
    on("zoom-fit", "click", () => this.fit());
    on("help-button", "click", () => document.getElementById("help").showModal());
    const processes = document.getElementById("process");
    for (const process of this.model.processes) processes.append(element("option", process.title, { value: process.index }));
    document.getElementById("process-choice").hidden = this.model.processes.length < 2;
    this.picture.scroller.addEventListener("scroll", () => this.picture.redraw(), { passive: true });
    new ResizeObserver(() => this.picture.resize()).observe(this.picture.scroller);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.repaint());
    addEventListener("beforeprint", () => this.preparePrint());
    addEventListener("afterprint", () => this.finishPrint());
  }

  repaint() {
    this.picture.readColors();
    drawLegend(this.picture);
    this.picture.redraw();
  }

  // MARK: Filter

  readFilter() {
    this.filter.text = document.getElementById("query").value.trim().toLowerCase();
    const process = document.getElementById("process").value;
    this.filter.process = process === "" ? null : Number(process);
    this.filter.severities = new Set([...document.querySelectorAll("[name=severity]:checked")].map((box) => box.value));
    this.filter.onlyFound = document.getElementById("found").checked;
    this.applyFilter();
  }

  applyFilter() {
    this.picture.layOut();
    const lanes = this.model.lanes.filter((lane) => this.picture.rowOfLane.has(lane));
    const found = this.findings.filter((index) => this.filter.admitsFinding(this.model.findings[index]));
    this.shown = { lanes: lanes.length, findings: found };
    this.table.show(lanes);
    this.tellCounts();
    const { selection } = this.picture;
    if (selection?.lane && !this.picture.rowOfLane.has(selection.lane)) this.choose(null);
  }

  tellCounts() {
    const all = this.model.lanes.filter((lane) => lane.count > 0).length;
    const share = this.shown.lanes === all ? plural(all, "lane") : `${this.shown.lanes} of ${plural(all, "lane")}`;
    this.say(`${share}, ${plural(this.table.count, "interval")}, ${plural(this.shown.findings, "finding")}`);
  }

  // MARK: Choosing

  /** Takes what was hit: a finding, a slice, or nothing. */
  choose(hit, isToReveal = false) {
    if (hit?.finding) return this.chooseFinding(hit.finding, true);
    this.picture.selection = hit && hit.slice >= 0 ? hit : null;
    this.findings.open(-1);
    this.panel.show(this.picture.selection);
    if (this.picture.selection) {
      const { lane, slice } = hit;
      if (isToReveal) {
        this.picture.scale.reveal(lane.starts[slice], lane.ends[slice]);
        this.picture.revealLane(lane);
      }
      this.say(`${lane.name}: ${this.model.states[lane.states[slice]]}, ${factsOf(lane, slice).map((fact) => fact.join(" ")).join(", ")}`);
    }
    this.picture.redraw();
  }

  chooseFinding(finding, isToOpen) {
    this.picture.selection = { lane: finding.lane, slice: -1, finding };
    this.panel.show(null);
    if (isToOpen) this.findings.open(finding.index, true);
    else this.findings.mark("chosen", finding.index);
    if (finding.at !== null) this.picture.scale.reveal(finding.at, finding.at);
    if (finding.lane) this.picture.revealLane(finding.lane);
    this.say(`${finding.severity}: ${this.findings.message(finding.index)}`);
    this.picture.redraw();
  }

  say(text) { this.status.textContent = text; }

  stepFinding(step) {
    const shown = this.model.findings.filter((finding) => this.filter.admitsFinding(finding));
    if (shown.length === 0) return;
    const at = shown.indexOf(this.picture.selection?.finding);
    const next = at < 0 ? (step > 0 ? 0 : shown.length - 1) : (at + step + shown.length) % shown.length;
    this.chooseFinding(shown[next], true);
  }

  stepSlice(step) {
    const { selection } = this.picture;
    const lane = selection?.lane ?? this.picture.rows.find((row) => row.lane)?.lane;
    if (!lane) return;
    let slice = selection?.slice ?? -1;
    if (slice < 0) slice = Math.max(0, lane.sliceAt(selection?.finding?.at ?? this.picture.scale.time(this.picture.scale.left)));
    else slice += step;
    if (slice >= 0 && slice < lane.count) this.choose({ lane, slice, finding: null }, true);
  }

  stepLane(step) {
    const rows = this.picture.rows.filter((row) => row.lane);
    const { selection } = this.picture;
    const at = rows.findIndex((row) => row.lane === selection?.lane);
    const next = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))];
    if (!next) return;
    const time = selection?.lane && selection.slice >= 0 ? selection.lane.starts[selection.slice] : selection?.finding?.at ?? 0;
    this.choose({ lane: next.lane, slice: Math.max(0, next.lane.sliceAt(time)), finding: null }, true);
  }

  escape() {
    const query = document.getElementById("query");
    if (this.picture.selection) this.choose(null);
    else if (query.value) query.value = "";
    this.readFilter();
    if (document.activeElement === query) this.picture.scroller.focus();
  }

  // MARK: Looking

  zoom(factor) {
    const { selection, scale } = this.picture;
    const at = selection?.finding?.at ?? (selection?.lane && selection.slice >= 0 ? (selection.lane.starts[selection.slice] + selection.lane.ends[selection.slice]) / 2 : null);
    scale.zoom(factor, at !== null && at > scale.start && at < scale.end ? scale.x(at) : undefined);
    this.picture.redraw();
  }

  fit() {
    this.picture.scale.fit();
    this.picture.redraw();
  }

  pan(share) {
    this.picture.scale.pan(share * this.picture.scale.width);
    this.picture.redraw();
  }

  zoomToSelection() {
    const { selection, scale } = this.picture;
    if (!selection) return;
    const [start, end] = selection.slice >= 0
      ? [selection.lane.starts[selection.slice], selection.lane.ends[selection.slice]] : [selection.finding?.at, selection.finding?.at];
    if (start === undefined || start === null) return;
    const air = Math.max((end - start) * 0.2, end === start ? scale.span * 0.1 : 5);
    scale.show(start - air, end + air);
    this.picture.redraw();
  }

  hover(hit, x = 0, clientY = 0) {
    this.picture.hovered = hit;
    this.picture.cursor = hit && x >= this.picture.scale.left ? x : null;
    this.findings.mark("hovered", hit?.finding?.index ?? -1);
    this.showTip(hit, x, clientY);
    this.picture.redraw();
  }

  hoverFinding(finding) {
    this.picture.hovered = finding && { lane: finding.lane, slice: -1, finding };
    this.findings.mark("hovered", finding?.index ?? -1);
    this.picture.redraw();
  }

  showTip(hit, x, clientY) {
    const { tip, model } = this;
    tip.hidden = !hit || (hit.slice < 0 && !hit.finding);
    if (tip.hidden) return;
    if (hit.finding) {
      tip.replaceChildren(element("b", `${hit.finding.severity}: ${hit.finding.rule}`), this.findings.message(hit.finding.index));
    } else {
      const { lane, slice } = hit;
      const facts = factsOf(lane, slice).map(([name, value]) => element("span", `${name} ${value}`));
      tip.replaceChildren(element("b", `${lane.name} · ${model.states[lane.states[slice]]}`), ...facts);
    }
    const box = document.getElementById("picture").getBoundingClientRect();
    const left = Math.min(Math.max(4, x + 14), box.width - tip.offsetWidth - 6);
    const below = clientY - box.top + 18;
    tip.style.left = `${left}px`;
    tip.style.top = `${below + tip.offsetHeight > box.height ? Math.max(4, clientY - box.top - tip.offsetHeight - 12) : below}px`;
  }

  // MARK: Printing

  preparePrint() {
    this.closed = this.findings.items.filter((item) => !item.open);
    for (const item of this.closed) item.open = true;
    this.kept = [this.picture.scale.start, this.picture.scale.end];
    this.picture.scale.fit();
    this.picture.hovered = null;
    this.picture.readColors();
    this.picture.resize();
    const drawn = this.picture.draw(true);
    if (drawn < this.picture.laneCount) this.say(`The first ${drawn} of ${plural(this.picture.laneCount, "lane")} are drawn.`);
    drawLegend(this.picture);
  }

  finishPrint() {
    for (const item of this.closed) item.open = false;
    this.picture.scale.show(...this.kept);
    this.picture.resize();
    this.repaint();
    this.tellCounts();
  }
}

/** What the colours and heights mean, as far as they occur. */
function drawLegend(picture) {
  const { model, colors } = picture;
  const seen = new Set();
  for (const lane of model.lanes) for (const state of lane.states) seen.add(state);
  const groups = new Map();
  for (const state of [...seen].sort((left, right) => left - right)) {
    const look = model.looks[state];
    groups.set(look, [...(groups.get(look) ?? []), model.states[state]]);
  }
  const items = [...groups].sort(([left], [right]) => HEIGHTS[right] - HEIGHTS[left]).map(([look, names]) => {
    const swatch = element("canvas", null, { "aria-hidden": "true" });
    const context = picture.prepare(swatch, 14, 14);
    const bar = Math.max(2, 12 * HEIGHTS[look]);
    context.fillStyle = colors[look] ?? colors.suspended;
    context.fillRect(0, 13 - bar, 14, bar);
    // A scene's words say the same as the app's.
    const own = names.filter((name) => !name.startsWith("foreground "));
    const item = element("li");
    item.append(swatch, (own.length ? own : names).join(", "));
    return item;
  });
  document.getElementById("legend").replaceChildren(...items);
}

document.documentElement.classList.add("scripted");
const app = new App(JSON.parse(document.getElementById("data").textContent));
app.picture.draw();
performance.mark("ready");
