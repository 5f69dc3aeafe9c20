/** Arrays into which one period after the other is drawn; only the last one drawn is good. */
export class DrawBuffers {
  impressions = new Int32Array(0);
  taps = new Int32Array(0);
  installs = new Int32Array(0);
  /** Which of the campaign's day profiles the entry follows, and 1 if it was live for all of the period. */
  profile = new Int32Array(0);
  isWhole = new Uint8Array(0);
  /** Impressions for one tap, taps for one install. */
  impressionsPerTap = new Float64Array(0);
  tapsPerInstall = new Float64Array(0);
  /** Hundredths for a tap, not rounded. */
  price = new Float64Array(0);
  seed = new Int32Array(0);
  /** Where in its steps the money, and the installs after a view, begin: 0 up to 1. */
  moneyOffset = new Float64Array(0);
  viewOffset = new Float64Array(0);
  viewRate = new Float64Array(0);
  /** How unevenly the impressions fall on the days. */
  wander = new Float64Array(0);
  /** Places among the impressions at which the loaded day begins and ends. */
  dayStart = new Float64Array(0);
  dayEnd = new Float64Array(0);

  swapEdges(): void {
    [this.dayStart, this.dayEnd] = [this.dayEnd, this.dayStart];
  }

  #counts = new Int32Array(0);

  /** Space for counts of a period; the next period reuses it. */
  countSpace(size: number): Int32Array {
    if (this.#counts.length < size) this.#counts = new Int32Array(size * 2);
    return this.#counts;
  }

  makeFor(entries: number): void {
    if (this.impressions.length >= entries) return;
    const size = Math.max(256, entries * 2);
    this.impressions = new Int32Array(size);
    this.taps = new Int32Array(size);
    this.installs = new Int32Array(size);
    this.profile = new Int32Array(size);
    this.isWhole = new Uint8Array(size);
    this.impressionsPerTap = new Float64Array(size);
    this.tapsPerInstall = new Float64Array(size);
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
