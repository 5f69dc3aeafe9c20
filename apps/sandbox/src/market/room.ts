/** Arrays into which one third after the other is drawn; only the last one drawn is good. */
export class Room {
  impressions = new Int32Array(0);
  taps = new Int32Array(0);
  installs = new Int32Array(0);
  /** Which of the campaign's curves the lane follows, and 1 if it was live for all of the third. */
  curve = new Int32Array(0);
  isWhole = new Uint8Array(0);
  /** Impressions for one tap, taps for one install. */
  tapStretch = new Float64Array(0);
  installStretch = new Float64Array(0);
  /** Hundredths for a tap, not rounded. */
  price = new Float64Array(0);
  seed = new Int32Array(0);
  /** Where in its steps the money, and the installs after a view, begin: 0 up to 1. */
  moneyOffset = new Float64Array(0);
  viewOffset = new Float64Array(0);
  viewRate = new Float64Array(0);
  /** How unevenly the impressions fall on the days. */
  wander = new Float64Array(0);
  /** Places among the impressions at which the day looked at begins and ends. */
  dayStart = new Float64Array(0);
  dayEnd = new Float64Array(0);

  swapEdges(): void {
    [this.dayStart, this.dayEnd] = [this.dayEnd, this.dayStart];
  }

  #counts = new Int32Array(0);

  /** Room for counts of a third; the next third takes it over. */
  countSpace(size: number): Int32Array {
    if (this.#counts.length < size) this.#counts = new Int32Array(size * 2);
    return this.#counts;
  }

  makeFor(lanes: number): void {
    if (this.impressions.length >= lanes) return;
    const size = Math.max(256, lanes * 2);
    this.impressions = new Int32Array(size);
    this.taps = new Int32Array(size);
    this.installs = new Int32Array(size);
    this.curve = new Int32Array(size);
    this.isWhole = new Uint8Array(size);
    this.tapStretch = new Float64Array(size);
    this.installStretch = new Float64Array(size);
    this.price = new Float64Array(size);
    this.seed = new Int32Array(size);
    this.moneyOffset = new Float64Array(size);
    this.viewOffset = new Float64Array(size);
    this.viewRate = new Float64Array(size);
    this.wander = new Float64Array(size);
    this.dayStart = new Float64Array(size);
    this.dayEnd = new Float64Array(size);
  }
}
