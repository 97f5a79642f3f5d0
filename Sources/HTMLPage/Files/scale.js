// From microseconds to pixels, and steps for the marks of the ruler.

/** The part of the time that is seen, from `start` to `end`, over `width` pixels behind `left`. */
class Scale {
  constructor(model) {
    this.model = model;
    this.left = 0;
    this.width = 1;
    this.fit();
  }

  /** Shows everything, with a little air. */
  fit() {
    const air = (this.model.end - this.model.start) * 0.01;
    this.show(this.model.start - air, this.model.end + air);
  }

  /** Shows a part; never less than ten microseconds, never more than everything. */
  show(start, end) {
    const air = (this.model.end - this.model.start) * 0.01;
    const [least, most] = [this.model.start - air, this.model.end + air];
    const span = Math.min(Math.max(end - start, Math.min(10, most - least)), most - least);
    const middle = (start + end) / 2;
    this.start = Math.min(Math.max(middle - span / 2, least), most - span);
    this.end = this.start + span;
  }

  get span() { return this.end - this.start; }

  x(time) { return this.left + ((time - this.start) / this.span) * this.width; }

  time(x) { return this.start + ((x - this.left) / this.width) * this.span; }

  /** Zooms by a factor, around a pixel. */
  zoom(factor, x = this.left + this.width / 2) {
    const at = this.time(x);
    const share = (x - this.left) / this.width;
    const span = this.span * factor;
    this.show(at - span * share, at - span * share + span);
  }

  /** Moves by pixels. */
  pan(pixels) {
    const shift = (pixels / this.width) * this.span;
    this.show(this.start + shift, this.end + shift);
  }

  /** Moves as little as needed to see a time range. */
  reveal(start, end) {
    if (start >= this.start && end <= this.end) return;
    if (end - start > this.span * 0.9) return this.show(start - (end - start) * 0.15, end + (end - start) * 0.15);
    const middle = (start + end) / 2;
    this.show(middle - this.span / 2, middle + this.span / 2);
  }

  /** The least step of 1, 2 or 5 that is not smaller. */
  static decimalStep(wanted) {
    const power = 10 ** Math.floor(Math.log10(wanted));
    return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= wanted);
  }

  /** The same, but from ten seconds on minutes and hours as people count them. */
  static timeStep(wanted) {
    if (wanted <= 1e7) return Scale.decimalStep(wanted);
    const steps = [15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10800, 21600, 43200, 86400].map((seconds) => seconds * 1e6);
    return steps.find((step) => step >= wanted) ?? Scale.decimalStep(wanted / 8.64e10) * 8.64e10;
  }
}
