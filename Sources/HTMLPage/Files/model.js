// What the report knows, decoded once. Times are microseconds on the scale of the trace.

/** The states of one lane, in arrays of numbers, because there may be very many. */
class Lane {
  constructor(raw, process, index) {
    Object.assign(this, { machine: raw.machine, name: raw.name, label: raw.label, process, index, findings: [] });
    this.search = `${raw.name} ${process.title}`.toLowerCase();
    const width = 6;
    const count = raw.slices.length / width;
    this.count = count;
    this.states = new Uint8Array(count);
    this.starts = new Float64Array(count);
    this.ends = new Float64Array(count);
    this.lines = new Int32Array(count * 2);
    this.flags = new Uint8Array(count);
    for (let slice = 0, at = 0; slice < count; slice++, at += width) {
      this.states[slice] = raw.slices[at];
      this.starts[slice] = raw.slices[at + 1];
      this.ends[slice] = raw.slices[at + 1] + raw.slices[at + 2];
      this.lines[slice * 2] = raw.slices[at + 3];
      this.lines[slice * 2 + 1] = raw.slices[at + 4];
      this.flags[slice] = raw.slices[at + 5];
    }
  }

  /** The last slice that begins at or before the time; -1 if there is none. */
  sliceAt(time) {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.starts[middle] <= time) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  isInferred(slice) { return (this.flags[slice] & 1) !== 0; }

  /** True if a clock tells how long it lasts. */
  lasts(slice) { return (this.flags[slice] & 2) !== 0; }

  isOpenAtEnd(slice) { return (this.flags[slice] & 4) !== 0; }
}

/** Everything, with the order of the lanes as the log has it. */
class Model {
  constructor(data) {
    this.states = data.states;
    this.looks = data.looks;
    this.traces = data.traces;
    this.lanes = [];
    this.processes = data.processes.map((raw, index) => {
      const process = { title: raw.title, facts: raw.facts, trace: data.traces[raw.trace], index, lanes: [], findings: [] };
      process.lanes = raw.lanes.map((lane) => {
        this.lanes.push(new Lane(lane, process, this.lanes.length));
        return this.lanes[this.lanes.length - 1];
      });
      return process;
    });
    this.findings = data.findings.map((raw, index) => this.finding(raw, index));
    this.count = this.lanes.reduce((sum, lane) => sum + lane.count, 0);
    this.start = 0;
    this.end = this.lanes.reduce((end, lane) => Math.max(end, lane.count ? lane.ends[lane.count - 1] : 0), 0);
    for (const finding of this.findings) this.end = Math.max(this.end, finding.at ?? 0);
    if (this.end <= 0) this.end = 1;
  }

  finding(raw, index) {
    const process = raw.process === null ? null : this.processes[raw.process];
    const lane = process && raw.lane !== null ? process.lanes[raw.lane] : null;
    const finding = { index, severity: raw.severity, rule: raw.rule, at: raw.at, process, lane };
    if (lane) lane.findings.push(finding);
    else if (process) process.findings.push(finding);
    return finding;
  }
}

/** What is shown: a text in names or rules, a process, severities, only lanes with findings. */
class Filter {
  constructor() {
    Object.assign(this, { text: "", process: null, severities: new Set(["error", "warning", "info"]), onlyFound: false });
  }

  get isOpen() { return !this.text && this.process === null && this.severities.size === 3 && !this.onlyFound; }

  admitsFinding(finding) {
    if (!this.severities.has(finding.severity)) return false;
    if (this.process !== null && finding.process?.index !== this.process) return false;
    return !this.text || finding.rule.includes(this.text) || this.matches(finding.lane) || this.matchesProcess(finding.process);
  }

  admitsLane(lane) {
    if (this.process !== null && lane.process.index !== this.process) return false;
    const found = lane.findings.filter((finding) => this.severities.has(finding.severity));
    if (this.onlyFound && found.length === 0) return false;
    return !this.text || this.matches(lane) || found.some((finding) => finding.rule.includes(this.text));
  }

  matches(lane) { return lane !== null && lane.search.includes(this.text); }

  matchesProcess(process) { return process !== null && process.title.toLowerCase().includes(this.text); }
}
