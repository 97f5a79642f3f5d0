// Pointers, wheel and keys.

/** Fingers and mouse on the lanes: drag, pinch, click, hover. */
class PointerControl {
  constructor(app) {
    this.app = app;
    this.pointers = new Map();
    this.moved = 0;
    const lanes = app.picture.scroller;
    lanes.addEventListener("pointerdown", (event) => this.down(event));
    lanes.addEventListener("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel"]) lanes.addEventListener(name, (event) => this.up(event));
    lanes.addEventListener("pointerleave", () => this.app.hover(null));
    lanes.addEventListener("dblclick", (event) => { if (this.hit(event)) this.app.zoomToSelection(); });
    lanes.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    app.picture.ruler.addEventListener("wheel", (event) => this.wheel(event, true), { passive: false });
    app.picture.ruler.addEventListener("pointerdown", (event) => this.grabOverview(event));
    app.picture.ruler.addEventListener("pointermove", (event) => { if (event.buttons) this.moveOverview(event); });
  }

  x(event) { return event.clientX - this.app.picture.scroller.getBoundingClientRect().left; }

  hit(event) {
    return this.app.picture.hit(this.x(event), event.clientY - this.app.picture.scroller.getBoundingClientRect().top);
  }

  down(event) {
    if (event.button !== 0) return;
    this.pointers.set(event.pointerId, { x: this.x(event), y: event.clientY });
    this.moved = 0;
  }

  move(event) {
    const known = this.pointers.get(event.pointerId);
    if (!known) return this.app.hover(this.hit(event), this.x(event), event.clientY);
    const { picture } = this.app;
    const x = this.x(event);
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, pointer]) => pointer);
    if (others.length > 0) {
      const before = Math.abs(known.x - others[0].x);
      const now = Math.abs(x - others[0].x);
      if (before > 8 && now > 8) picture.scale.zoom(before / now, (x + others[0].x) / 2);
    } else {
      picture.scale.pan(known.x - x);
      if (event.pointerType === "mouse") picture.scroller.scrollTop += known.y - event.clientY;
    }
    this.moved += Math.abs(known.x - x) + Math.abs(known.y - event.clientY);
    [known.x, known.y] = [x, event.clientY];
    if (this.moved > 4 && !picture.scroller.hasPointerCapture(event.pointerId)) {
      picture.scroller.setPointerCapture(event.pointerId);
      picture.scroller.classList.add("dragging");
    }
    this.app.hover(null);
    picture.redraw();
  }

  up(event) {
    if (!this.pointers.delete(event.pointerId)) return;
    this.app.picture.scroller.classList.remove("dragging");
    if (event.type === "pointerup" && this.moved <= 4) this.app.choose(this.hit(event));
  }

  wheel(event, isRuler = false) {
    const { picture } = this.app;
    const unit = event.deltaMode === 1 ? 16 : 1;
    if (event.ctrlKey || event.metaKey || isRuler) {
      picture.scale.zoom(Math.exp(Math.max(-300, Math.min(300, event.deltaY * unit)) * 0.004), this.x(event));
    } else if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      picture.scale.pan((event.deltaX || event.deltaY) * unit);
    } else {
      return;
    }
    event.preventDefault();
    this.app.hover(null);
    picture.redraw();
  }

  grabOverview(event) {
    this.app.picture.ruler.setPointerCapture(event.pointerId);
    this.moveOverview(event);
  }

  /** Puts the middle of what is seen where the pointer is. */
  moveOverview(event) {
    const { scale, overview } = this.app.picture;
    const time = overview.time(this.x(event));
    scale.show(time - scale.span / 2, time + scale.span / 2);
    this.app.picture.redraw();
  }
}

/** Keys, wherever nothing is typed. */
class KeyControl {
  constructor(app) {
    this.app = app;
    document.addEventListener("keydown", (event) => this.press(event));
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const isTyping = event.target.matches("input[type=search], select");
    if (event.key === "Escape") return this.app.escape();
    if (isTyping) return;
    const action = this.anywhere(event.key) ?? (event.target === this.app.picture.scroller ? this.onLanes(event.key) : undefined);
    if (!action) return;
    event.preventDefault();
    action();
  }

  anywhere(key) {
    const { app } = this;
    return {
      "/": () => document.getElementById("query").focus(),
      "?": () => document.getElementById("help").showModal(),
      "+": () => app.zoom(0.6), "=": () => app.zoom(0.6), "-": () => app.zoom(1 / 0.6), 0: () => app.fit(),
      a: () => app.pan(-0.25), d: () => app.pan(0.25), f: () => app.zoomToSelection(),
      n: () => app.stepFinding(1), p: () => app.stepFinding(-1),
    }[key];
  }

  onLanes(key) {
    const { app } = this;
    return {
      ArrowLeft: () => app.stepSlice(-1), ArrowRight: () => app.stepSlice(1), ArrowUp: () => app.stepLane(-1),
      ArrowDown: () => app.stepLane(1), Home: () => app.fit(), Enter: () => app.zoomToSelection(),
    }[key];
  }
}
