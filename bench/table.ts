/** One line of the table: a figure of this run on this machine, and what it should be. */
export type Measurement = { what: string; figure: string; goal?: { words: string; isMet: boolean } };
/** `howMany`: of whatever it measures many of, when it should not be the number of its goal. */
export type Bench = (howMany?: number) => Promise<Measurement[]>;

export function printTable(rows: readonly Measurement[]): void {
  const cells = rows.map(({ what, figure, goal }) => [
    what,
    figure,
    goal === undefined ? '' : `${goal.isMet ? '✓' : '✗'} ${goal.words}`,
  ]);
  const widths = [0, 1].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  for (const [what = '', figure = '', goal = ''] of cells) {
    console.log(`${what.padEnd(widths[0] ?? 0)}  ${figure.padStart(widths[1] ?? 0)}  ${goal}`);
  }
}

export function medianOf(values: readonly number[]): number {
  return quantileOf(values, 0.5);
}

export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
