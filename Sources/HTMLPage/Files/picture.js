// Draws lanes, ruler and overview; only what can be seen.

const ROW = { process: 30, lane: 24, roomy: 28, compact: 38 };

/** The canvases, the rows on them, and what lies where. */
class Picture {
  constructor(model, filter) {
    Object.assign(this, { model, filter, rows: [], selection: null, hovered: null, cursor: null });
    this.scale = new Scale(model);
    /** The scale of the overview: always everything. */
    this.overview = new Scale(model);
    this.scroller = document.getElementById("lanes");
    this.extent = document.getElementById("extent");
    this.canvas = document.getElementById("canvas");
    this.ruler = document.getElementById("ruler");
    this.fitted = new Map();
    /** How much of the top the head of a process covers. */
    this.pinned = 0;
    this.isDue = false;
    this.readColors();
    this.layOut();
  }

  // MARK: Rows

  /** Finds out which rows there are, and where. */
  layOut() {
    this.rows = [];
    let y = 0;
    const height = this.isCompact ? ROW.compact : this.model.lanes.length <= 20 ? ROW.roomy : ROW.lane;
    const add = (row, height) => {
      this.rows.push({ ...row, y, height });
      y += height;
    };
    for (const process of this.model.processes) {
      const lanes = process.lanes.filter((lane) => lane.count > 0 && this.filter.admitsLane(lane));
      if (lanes.length === 0) continue;
      add({ process, lane: null }, ROW.process);
      for (const lane of lanes) add({ process, lane }, height);
    }
    this.height = y + 8;
    this.rowOfLane = new Map(this.rows.filter((row) => row.lane).map((row) => [row.lane, row]));
    this.extent.style.height = `${Math.max(this.height, 1)}px`;
    this.redraw();
  }

  get isCompact() { return this.scroller.clientWidth < 640; }

  get laneCount() { return this.rowOfLane.size; }

  /** The first row that ends below `y`. */
  rowIndex(y) {
    let low = 0;
    let high = this.rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.rows[middle].y + this.rows[middle].height <= y) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  // MARK: Size and colours

  readColors() {
    const style = getComputedStyle(document.documentElement);
    this.colors = {};
    for (const name of ["paper", "panel", "line", "grid", "text", "muted", "accent", "accent-soft", "active", "inactive", "background",
      "suspended", "task", "expired", "on-bar", "error", "warning", "info"]) {
      this.colors[name] = style.getPropertyValue(`--${name}`).trim();
    }
    this.font = `12px ${getComputedStyle(document.body).fontFamily}`;
    this.fitted.clear();
  }

  resize() {
    const width = this.scroller.clientWidth;
    this.scale.left = this.isCompact ? 8 : Math.min(240, Math.max(150, Math.round(width * 0.19)));
    this.scale.width = Math.max(1, width - this.scale.left - 12);
    [this.overview.left, this.overview.width] = [this.scale.left, this.scale.width];
    this.layOut();
  }

  /** Makes the canvas as sharp as the screen. */
  prepare(canvas, width, height) {
    const ratio = window.devicePixelRatio || 1;
    const [pixels, lines] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== pixels || canvas.height !== lines) {
      [canvas.width, canvas.height] = [pixels, lines];
      canvas.style.height = `${height}px`;
    }
    const context = canvas.getContext("2d");
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    context.font = this.font;
    context.textBaseline = "middle";
    return context;
  }

  // MARK: Drawing

  /** Asks for a drawing before the next frame. */
  redraw() {
    if (this.isDue) return;
    this.isDue = true;
    requestAnimationFrame(() => {
      this.isDue = false;
      this.draw();
    });
  }

  /** Draws what is seen, or everything, as far as a canvas reaches; returns how many lanes. */
  draw(isWhole = false) {
    const width = this.scroller.clientWidth;
    const height = isWhole ? Math.min(this.height, 8000) : this.scroller.clientHeight;
    const top = isWhole ? 0 : this.scroller.scrollTop;
    const context = this.prepare(this.canvas, width, height);
    this.drawGrid(context, height);
    let lanes = 0;
    for (let index = this.rowIndex(top); index < this.rows.length && this.rows[index].y < top + height; index++) {
      const row = this.rows[index];
      if (row.lane) lanes += 1;
      if (row.lane) this.drawLane(context, row, row.y - top, width);
      else this.drawProcess(context, row, row.y - top, width);
    }
    if (!isWhole) this.drawPinned(context, top, width);
    this.drawLines(context, height);
    drawRuler(this);
    return lanes;
  }

  /** Where the ruler has marks, and how far they are apart. */
  get ticks() {
    const trace = this.model.traces[0];
    const pixel = this.scale.span / this.scale.width;
    const step = trace.lasts ? Scale.timeStep(pixel * 84) : Math.max(trace.perLine, Scale.decimalStep(pixel * 80));
    const hasWall = this.model.traces.length === 1 && trace.wall !== null;
    const phase = hasWall ? ((trace.wall % step) + step) % step : trace.lasts ? 0 : (trace.firstLine * trace.perLine) % step;
    const times = [];
    for (let time = Math.ceil((this.scale.start + phase) / step) * step - phase; time <= this.scale.end; time += step) times.push(time);
    return { step, times };
  }

  drawGrid(context, height) {
    context.fillStyle = this.colors.grid;
    for (const time of this.ticks.times) {
      if (time >= this.model.start - 1) context.fillRect(Math.round(this.scale.x(time)), 0, 1, height);
    }
  }

  drawProcess(context, row, y, width) {
    context.fillStyle = this.colors.panel;
    context.fillRect(0, y, width, row.height);
    context.fillStyle = this.colors.text;
    context.font = `600 ${this.font}`;
    const title = this.fit(context, row.process.title, width - 24);
    context.fillText(title, 12, y + row.height / 2 + 0.5);
    const used = 12 + context.measureText(title).width + 14;
    context.font = this.font;
    context.fillStyle = this.colors.muted;
    if (width - used > 80) context.fillText(this.fit(context, row.process.facts, width - used - 12, true), used, y + row.height / 2 + 0.5);
    this.drawMarks(context, row.process.findings, y + row.height / 2);
  }

  /** Keeps the head of the process in sight whose lanes are at the top. */
  drawPinned(context, top, width) {
    const first = this.rowIndex(top);
    const row = this.rows[first];
    this.pinned = 0;
    if (!row || (!row.lane && row.y >= top)) return;
    const head = this.rows.slice(0, first + 1).findLast((candidate) => !candidate.lane);
    const next = this.rows.slice(first + 1).find((candidate) => !candidate.lane);
    const y = Math.min(0, next ? next.y - top - head.height : 0);
    this.drawProcess(context, head, y, width);
    this.pinned = y + head.height;
  }

  drawLane(context, row, y, width) {
    const isChosen = this.selection?.lane === row.lane;
    if (isChosen || this.hovered?.lane === row.lane) {
      context.fillStyle = isChosen ? this.colors["accent-soft"] : this.colors.panel;
      context.fillRect(0, y, width, row.height);
    }
    const name = row.lane.machine === "viewController" || row.lane.machine === "task" ? this.colors.text : this.colors.muted;
    context.fillStyle = name;
    const barTop = this.isCompact ? y + 16 : y + 4;
    if (this.isCompact) {
      context.fillText(this.fit(context, row.lane.name, width - 20), this.scale.left, y + 9);
    } else {
      context.fillText(this.fit(context, row.lane.label, this.scale.left - 28), 20, y + row.height / 2 + 0.5);
    }
    context.save();
    context.beginPath();
    context.rect(this.scale.left, y, this.scale.width, row.height);
    context.clip();
    drawSlices(this, context, row.lane, barTop, (this.isCompact ? y + row.height - 3 : y + row.height - 4) - barTop);
    context.restore();
    this.drawMarks(context, row.lane.findings, this.isCompact ? barTop + 9 : y + row.height / 2);
  }

  /** Findings as marks, each severity with its shape. */
  drawMarks(context, findings, y) {
    for (const finding of findings) {
      if (finding.at === null || !this.filter.admitsFinding(finding)) continue;
      const x = this.scale.x(finding.at);
      if (x < this.scale.left - 8 || x > this.scale.left + this.scale.width + 8) continue;
      const isChosen = this.selection?.finding === finding || this.hovered?.finding === finding;
      drawMark(context, finding.severity, x, y, isChosen ? 8 : 6, this.colors);
    }
  }

  drawLines(context, height) {
    const at = this.selection?.finding?.at;
    if (at !== undefined && at !== null) {
      context.fillStyle = this.colors[this.selection.finding.severity];
      context.globalAlpha = 0.55;
      context.fillRect(this.scale.x(at) - 0.5, 0, 1, height);
      context.globalAlpha = 1;
    }
    if (this.cursor !== null) {
      context.fillStyle = this.colors.muted;
      context.globalAlpha = 0.5;
      context.fillRect(Math.round(this.cursor), 0, 1, height);
      context.globalAlpha = 1;
    }
  }

  /** The text where there is room; else its middle is left out, or its end. */
  fit(context, text, width, isSentence = false) {
    const key = `${context.font}|${width}|${text}`;
    const shorten = isSentence ? beginning : ends;
    let result = this.fitted.get(key);
    if (result !== undefined) return result;
    result = text;
    if (context.measureText(text).width > width) {
      let low = 0;
      let high = text.length;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (context.measureText(shorten(text, middle)).width <= width) low = middle;
        else high = middle - 1;
      }
      result = low > 1 ? shorten(text, low) : "";
    }
    if (this.fitted.size > 20000) this.fitted.clear();
    this.fitted.set(key, result);
    return result;
  }

  // MARK: What lies where

  /** What is at a pixel of the lanes: a lane, and a slice of it or a finding. */
  hit(x, y) {
    if (y < this.pinned) return null;
    const row = this.rows[this.rowIndex(y + this.scroller.scrollTop)];
    if (!row) return null;
    const near = (row.lane ?? row.process).findings
      .filter((finding) => finding.at !== null && this.filter.admitsFinding(finding) && Math.abs(this.scale.x(finding.at) - x) < 8)
      .sort((left, right) => Math.abs(this.scale.x(left.at) - x) - Math.abs(this.scale.x(right.at) - x));
    if (near.length) return { lane: row.lane, slice: -1, finding: near[0] };
    if (!row.lane) return null;
    if (x < this.scale.left) return { lane: row.lane, slice: -1, finding: null };
    return { lane: row.lane, slice: this.sliceNear(row.lane, x), finding: null };
  }

  sliceNear(lane, x) {
    const slice = lane.sliceAt(this.scale.time(x));
    const distance = (index) => {
      if (index < 0 || index >= lane.count) return Infinity;
      return Math.max(this.scale.x(lane.starts[index]) - x, x - this.scale.x(lane.ends[index]), 0);
    };
    const best = distance(slice) <= distance(slice + 1) ? slice : slice + 1;
    return distance(best) <= 3 ? best : -1;
  }

  /** Scrolls a lane into sight. */
  revealLane(lane) {
    const row = this.rowOfLane.get(lane);
    if (!row) return;
    if (row.y < this.scroller.scrollTop) this.scroller.scrollTop = Math.max(0, row.y - ROW.process);
    const bottom = row.y + row.height - this.scroller.clientHeight;
    if (bottom > this.scroller.scrollTop) this.scroller.scrollTop = bottom + 8;
  }
}

function beginning(text, length) {
  return length >= text.length ? text : text.slice(0, length).trimEnd() + "…";
}

function ends(text, length) {
  if (length >= text.length) return text;
  return text.slice(0, Math.ceil(length / 2)).trimEnd() + "…" + text.slice(text.length - Math.floor(length / 2));
}
