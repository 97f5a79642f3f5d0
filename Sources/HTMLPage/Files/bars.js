// Bars, marks, and the ruler with the overview: the more alive, the higher the bar, as in the text report.

const HEIGHTS = { active: 1, task: 0.72, expired: 1, inactive: 0.66, background: 0.36, suspended: 0.16, unknown: 0.36 };

/** Draws the slices of a lane that can be seen; those that are narrower than a pixel are drawn as one. */
function drawSlices(picture, context, lane, top, height) {
  const { scale, colors, model } = picture;
  const right = scale.left + scale.width;
  let slice = Math.max(0, lane.sliceAt(scale.start));
  while (slice < lane.count && lane.starts[slice] <= scale.end) {
    const x = Math.max(scale.x(lane.starts[slice]), scale.left - 4);
    const end = Math.min(scale.x(lane.ends[slice]), right + 4);
    const look = model.looks[lane.states[slice]];
    if (end - x >= 1) {
      drawBar(picture, context, lane, slice, look, x, end, top, height);
      slice += 1;
      continue;
    }
    // All that begins within this pixel, but for a last one that goes beyond it.
    const column = Math.floor(x);
    let last = Math.max(slice, lane.sliceAt(scale.time(column + 1)));
    if (last > slice && scale.x(lane.ends[last]) - scale.x(lane.starts[last]) >= 1) last -= 1;
    // The tallest stands for them; with very many, the first of them tell enough.
    let tallest = look;
    for (let other = slice + 1; other <= last && other < slice + 64; other++) {
      const candidate = model.looks[lane.states[other]];
      if (HEIGHTS[candidate] > HEIGHTS[tallest]) tallest = candidate;
    }
    context.fillStyle = colors[tallest] ?? colors.suspended;
    const bar = Math.max(2, Math.round(height * HEIGHTS[tallest]));
    context.fillRect(column, top + height - bar, 1, bar);
    slice = last + 1;
  }
}

function drawBar(picture, context, lane, slice, look, x, end, top, height) {
  const { colors, selection } = picture;
  const bar = Math.max(2, Math.round(height * HEIGHTS[look]));
  const y = top + height - bar;
  const width = Math.max(1, end - x - (end - x > 3 ? 1 : 0));
  context.fillStyle = colors[look] ?? colors.suspended;
  if (lane.isInferred(slice)) context.globalAlpha = 0.5;
  if (width > 5) {
    context.beginPath();
    context.roundRect(x, y, width, bar, Math.min(3, bar / 2));
    context.fill();
  } else {
    context.fillRect(x, y, width, bar);
  }
  context.globalAlpha = 1;
  if (selection?.lane === lane && selection.slice === slice) {
    context.strokeStyle = colors.text;
    context.lineWidth = 2;
    context.strokeRect(x + 1, top + 1, Math.max(2, width - 2), height - 2);
  }
  if (width > 34 && !picture.isSilent) drawLabel(picture, context, lane, slice, look, x, width, top, height);
}

/** The state and how long it lasts: in a high bar, or above a low one. */
function drawLabel(picture, context, lane, slice, look, x, width, top, height) {
  const isMarked = lane.findings.some((finding) => Math.abs(picture.scale.x(finding.at ?? -1) - x) < 9);
  const left = Math.max(x, picture.scale.left) + (isMarked ? 13 : 6);
  const room = x + width - left - 5;
  const name = picture.model.states[lane.states[slice]];
  const time = lane.lasts(slice) ? duration((lane.ends[slice] - lane.starts[slice]) / 1e6) : "";
  const texts = time ? [`${name}  ${time}`, name, time] : [name];
  const font = context.font;
  context.font = picture.font.replace("12px", "11px");
  const text = texts.find((candidate) => context.measureText(candidate).width <= room);
  if (text) {
    const isHigh = HEIGHTS[look] > 0.6;
    context.fillStyle = isHigh ? picture.colors["on-bar"] : picture.colors.muted;
    const bar = height * HEIGHTS[look];
    context.fillText(text, left, isHigh ? top + height - bar / 2 + 0.5 : top + (height - bar) / 2 + 0.5);
  }
  context.font = font;
}

/** A diamond, a triangle or a square, with a rim that sets it off. */
function drawMark(context, severity, x, y, size, colors) {
  context.beginPath();
  if (severity === "error") {
    context.moveTo(x, y - size);
    context.lineTo(x + size, y);
    context.lineTo(x, y + size);
    context.lineTo(x - size, y);
  } else if (severity === "warning") {
    context.moveTo(x, y - size);
    context.lineTo(x + size, y + size * 0.8);
    context.lineTo(x - size, y + size * 0.8);
  } else {
    context.rect(x - size * 0.75, y - size * 0.75, size * 1.5, size * 1.5);
  }
  context.closePath();
  context.lineWidth = 3;
  context.strokeStyle = colors.paper;
  context.lineJoin = "round";
  context.stroke();
  context.fillStyle = colors[severity];
  context.fill();
}

/** The overview of everything with the part that is seen, and below it the ruler. */
function drawRuler(picture) {
  const { scale, colors, model, ruler } = picture;
  const width = ruler.clientWidth;
  const context = picture.prepare(ruler, width, 62);
  const whole = picture.overview;
  const x = (time) => whole.x(time);
  const lanes = model.lanes.filter((lane) => lane.machine === "app" && lane.count && picture.rowOfLane.has(lane)).slice(0, 3);
  const height = lanes.length ? 20 / lanes.length : 20;
  lanes.forEach((lane, row) => {
    drawSlices({ scale: whole, colors, model, selection: null, isSilent: true }, context, lane, 8 + row * height, height - 1);
  });
  context.globalAlpha = 1;
  for (const finding of model.findings) {
    if (finding.at === null || !picture.filter.admitsFinding(finding)) continue;
    context.fillStyle = colors[finding.severity];
    context.fillRect(x(finding.at) - 1, 4, 2, 28);
  }
  context.fillStyle = colors.paper;
  context.globalAlpha = 0.72;
  const [from, to] = [x(scale.start), x(scale.end)];
  context.fillRect(whole.left, 0, from - whole.left, 36);
  context.fillRect(to, 0, whole.left + whole.width - to, 36);
  context.globalAlpha = 1;
  const isWhole = to - from > whole.width - 2;
  context.strokeStyle = isWhole ? colors.line : colors.accent;
  context.lineWidth = isWhole ? 1 : 1.5;
  context.strokeRect(from, 2.5, Math.max(3, to - from), 31);
  drawTicks(picture, context, width);
}

function drawTicks(picture, context, width) {
  const { scale, colors, model } = picture;
  const { step, times } = picture.ticks;
  const trace = model.traces[0];
  const isShared = model.traces.length === 1;
  context.fillStyle = colors.muted;
  const digits = step >= 1e6 ? 0 : step >= 1e3 ? 3 : 6;
  let free = 0;
  for (const time of times) {
    const at = scale.x(time);
    if (time < model.start - 1 || at < scale.left - 1) continue;
    const text = isShared ? moment(trace, time, digits) : `+${duration(time / 1e6)}`;
    const wide = context.measureText(text).width;
    context.fillRect(Math.round(at), 54, 1, 8);
    if (at + wide + 4 > width || at < free) continue;
    context.fillText(text, at + 4, 50);
    free = at + wide + 16;
  }
  if (!picture.isCompact) {
    context.fillText(picture.fit(context, model.caption, scale.left - 28), 20, 50);
  }
}
