import { type StoredCount, storedCounts } from '@tapwright/contracts/report-measures';
import type { Day } from '@tapwright/domain/days';
import { BinaryRows } from '../../../platform/db/binary-rows.ts';
import { countNames, factLevels, type FactLevelName } from './fact-levels.ts';

export type Measures = { spendMicros: number } & Record<StoredCount, number>;

/** What was reported of one level, on its way into the database. */
export class FactBatch {
  readonly level: FactLevelName;
  readonly rows: BinaryRows;
  readonly months = new Set<string>();
  /** It may name the same key and day twice: a key came back after another, or its days are not in order. */
  repeats = false;
  readonly #keys = new Set<string>();
  #last: { key?: readonly string[]; day: string } = { day: '' };

  /** The table of its days. */
  get table(): string {
    return factLevels[this.level].days;
  }

  constructor(level: FactLevelName) {
    this.level = level;
    this.rows = new BinaryRows([
      ...factLevels[level].key.map(({ type }) => type),
      'date',
      'int8',
      ...countNames.map(() => 'int4' as const),
    ]);
  }

  /** `key` in the order of the level's columns; the same array for all days of a row. */
  add(key: readonly string[], day: Day, measures: Measures): void {
    if (key !== this.#last.key) this.#begin(key);
    else if (day <= this.#last.day) this.repeats = true;
    this.#last.day = day;
    this.months.add(day.slice(0, 7));
    const row = [...key, day, measures.spendMicros];
    for (const name of storedCounts) row.push(measures[name]);
    this.rows.add(row);
  }

  #begin(key: readonly string[]): void {
    const { size } = this.#keys;
    this.#last.key = key;
    if (this.#keys.add(key.join('\n')).size === size) this.repeats = true;
  }
}
