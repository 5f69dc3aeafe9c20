import { type FigureColumn, figureColumns, kindOfFigure } from '@tapwright/contracts/ad-columns';
import { findMeasure } from '@tapwright/contracts/report-measures';
import type { TeamCurrency } from '@tapwright/domain/currencies';
import type { Language } from '@tapwright/i18n/languages';
import { unitOf, wireOf } from '../columns/measures.ts';
import type { MeasureName } from '../question/report-types.ts';

export const comparators = ['>', '<', '>=', '<=', '='] as const;

/** What rows can be bounded by: a measure, or a figure that is known of a thing itself. */
export type BoundedName = MeasureName | FigureColumn;

/** A bound in what a reader reads: dollars, taps, per cent. */
export type Condition = {
  readonly measure: BoundedName;
  readonly is: (typeof comparators)[number];
  readonly figure: number;
};

const written = /^([a-zA-Z]+)(>=|<=|>|<|=)(-?\d{1,9}(?:\.\d{1,6})?)$/;

/** `localSpendAmount>20,ttr<5`, as it stands in the address. */
export function readConditions(text: unknown): Condition[] {
  if (typeof text !== 'string') return [];
  return text.split(',').flatMap((one) => readCondition(one) ?? []);
}

function readCondition(text: string): Condition | undefined {
  const [, name, sign, figure] = written.exec(text) ?? [];
  const measure = findMeasure(name) ?? findFigure(name);
  const is = comparators.find((known) => known === sign);
  return measure && is && { measure, is, figure: Number(figure) };
}

export const listUnknownConditions = (text: unknown): string[] =>
  typeof text === 'string'
    ? text.split(',').filter((one) => one !== '' && readCondition(one) === undefined)
    : [];

export function writeConditions(conditions: readonly Condition[]): string {
  return conditions.map(({ measure, is, figure }) => `${measure}${is}${figure}`).join(',');
}

/** As a call takes it. */
export function havingOf(conditions: readonly Condition[]): string[] {
  return conditions.map(({ measure, is, figure }) => {
    const name = findMeasure(measure);
    return `${measure}${is}${name === undefined ? wireOfFigure(measure, figure) : wireOf(name, figure)}`;
  });
}

export const findFigure = (text: unknown): FigureColumn | undefined =>
  figureColumns.find((name) => name === text);

const isFraction = (name: FigureColumn) => ['rate', 'share'].includes(kindOfFigure(name));

/** Fractions are read as per cent; amounts are those of the ad account. */
function wireOfFigure(text: string, figure: number): number {
  const name = findFigure(text);
  return name !== undefined && isFraction(name) ? Number((figure / 100).toPrecision(12)) : figure;
}

/** The sign that stands behind the word; amounts of several currencies have none. */
export function unitOfBounded(name: BoundedName, unit: TeamCurrency, language: Language): string | undefined {
  const measure = findMeasure(name);
  if (measure !== undefined) return unitOf(measure, unit, language);
  const figure = findFigure(name);
  return figure !== undefined && isFraction(figure) ? '%' : undefined;
}
