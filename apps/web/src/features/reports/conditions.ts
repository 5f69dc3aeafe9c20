import type { MeasureName } from './report-types.ts';
import { findMeasure } from '@tapwright/contracts/report-measures';
import { wireOf } from './measures.ts';

export const comparators = ['>', '<', '>=', '<=', '='] as const;

/** A bound of a measure, in what a reader reads: dollars, taps, per cent. */
export type Condition = {
  readonly measure: MeasureName;
  readonly is: (typeof comparators)[number];
  readonly figure: number;
};

const written = /^([a-zA-Z]+)(>=|<=|>|<|=)(\d{1,9}(?:\.\d{1,6})?)$/;

/** `localSpendAmount>20,ttr<5`, as it stands in the address. */
export function readConditions(text: unknown): Condition[] {
  if (typeof text !== 'string') return [];
  return text.split(',').flatMap((one) => {
    const [, name, sign, figure] = written.exec(one) ?? [];
    const measure = findMeasure(name);
    const is = comparators.find((known) => known === sign);
    return measure && is ? [{ measure, is, figure: Number(figure) }] : [];
  });
}

export function writeConditions(conditions: readonly Condition[]): string {
  return conditions.map(({ measure, is, figure }) => `${measure}${is}${figure}`).join(',');
}

/** As a call takes it. */
export function havingOf(conditions: readonly Condition[]): string[] {
  return conditions.map(({ measure, is, figure }) => `${measure}${is}${wireOf(measure, figure)}`);
}
