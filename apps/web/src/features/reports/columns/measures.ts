import {
  countsInstalls,
  digitsOf,
  getMeasure,
  type Measure as CatalogueMeasure,
  type MeasureName,
  measureNames,
  type ReportMeasures,
} from '@tapwright/contracts/report-measures';
import { recordOf } from '@tapwright/contracts/typed-record';
import type { TeamCurrency } from '@tapwright/domain/currencies';
import { currencySign } from '@tapwright/i18n/format-money';
import type { Language } from '@tapwright/i18n/languages';
import type { Measure } from '@tapwright/ui/chart/measure';

type Kind = CatalogueMeasure['kind'];
type Definition = {
  readonly kind: Kind;
  readonly measure: Measure;
  /** Changes while installs are still arriving. */
  readonly countsInstalls: boolean;
};

/** How each is written and judged. */
export const definitions: Readonly<Record<MeasureName, Definition>> = recordOf(measureNames, define);

function define(name: MeasureName): Definition {
  const measure = getMeasure(name);
  return {
    kind: measure.kind,
    measure: { digits: digitsOf(name), ...judge(measure, countsInstalls(name)) },
    countsInstalls: countsInstalls(name),
  };
}

/** What is spent is neither good nor bad; what it costs to reach somebody is better when it is less. */
function judge(measure: CatalogueMeasure, isOfInstalls: boolean): Omit<Measure, 'digits'> {
  if (measure.kind === 'rate') return { change: 'points', better: 'more' };
  if (measure.kind === 'count') return { change: 'percent', better: isOfInstalls ? 'more' : 'neither' };
  return measure.over === undefined
    ? { change: 'percent', better: 'neither', tileDigits: 0 }
    : { change: 'percent', better: 'less' };
}

/** How many of what a reader reads make one on the wire: amounts come in micros, rates as fractions. */
const wirePer: Record<Kind, number> = { money: 1_000_000, count: 1, rate: 0.01 };

/** As it is read: dollars, taps, per cent. */
export function figureOf(name: MeasureName, measures: ReportMeasures | null | undefined): number | null {
  return readWire(name, measures?.[name] ?? null);
}

/** Of a figure as a call answers it. */
export const readWire = (name: MeasureName, value: number | null): number | null =>
  value === null ? null : value / wirePer[definitions[name].kind];

/** As a call asks for it. */
export function wireOf(name: MeasureName, figure: number): number {
  const value = figure * wirePer[definitions[name].kind];
  return definitions[name].kind === 'rate' ? Number(value.toPrecision(12)) : Math.round(value);
}

export function unitOf(name: MeasureName, unit: TeamCurrency, language: Language): string | undefined {
  return { money: currencySign(language, unit), count: undefined, rate: '%' }[definitions[name].kind];
}
