"use strict";
// How numbers and moments are put into words: the same as in the text report.

/** A length of time with two or three digits that matter; `seconds` may be any number. */
function duration(seconds) {
  if (!(seconds > 0) || !isFinite(seconds)) return "0 s";
  if (seconds < 0.0005) return "<1 ms";
  if (seconds < 0.0095) return `${Math.round(seconds * 1000)} ms`;
  if (seconds < 9.995) return `${seconds.toFixed(2)} s`;
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  for (const [size, name, small, smallName] of [[86400, "d", 3600, "h"], [3600, "h", 60, "min"], [60, "min", 1, "s"]]) {
    if (whole < size) continue;
    const rest = Math.floor((whole % size) / small);
    return rest ? `${Math.floor(whole / size)} ${name} ${rest} ${smallName}` : `${Math.floor(whole / size)} ${name}`;
  }
  return `${whole} s`;
}

/** "1 lane", "2 lanes". */
function plural(number, word) {
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}

/** What the clock of a trace shows at a place of its scale; `digits` of a second. */
function moment(trace, offset, digits = 3, withDate = false) {
  if (!trace.lasts) return `line ${Math.round(offset / trace.perLine) + trace.firstLine}`;
  if (trace.wall === null) return `+${duration(offset / 1e6)}`;
  const micros = trace.wall + offset;
  const text = new Date(Math.floor(micros / 1000)).toISOString();
  let time = text.slice(11, 19);
  if (digits > 0) time += "." + String(Math.floor(((micros % 1e6) + 1e6) % 1e6)).padStart(6, "0").slice(0, digits);
  const date = { full: text.slice(0, 10), withoutYear: text.slice(5, 10), timeOnly: "" }[trace.date];
  return withDate && date ? `${date} ${time}` : time;
}
