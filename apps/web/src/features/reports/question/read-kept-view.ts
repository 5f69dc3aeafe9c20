import type { ListLayout } from '@tapwright/contracts/list-layouts';
import type { TeamCurrency } from '@tapwright/domain/currencies';
import type { Day } from '@tapwright/domain/days';
import { type DayRange, rangeOf, type RangePreset } from '@tapwright/domain/ranges';
import type { ReportZone } from '@tapwright/domain/zones';
import { readView, type ReportView, type Search } from './report-view.ts';

/** What a person chose last, and how they have arranged this list. */
export type Kept = {
  readonly period: RangePreset | DayRange;
  readonly zone: ReportZone;
  readonly unit: TeamCurrency;
  readonly layout: ListLayout;
};

export function readKeptView(search: Search, { period, zone, unit, layout }: Kept): ReportView {
  return readView(search, {
    period: typeof period === 'string' ? { preset: period } : { range: period },
    zone,
    unit,
    sort: layout.sort ?? undefined,
    columns: layout.columns ?? undefined,
  });
}

/** No day after today: an address may name one, and what is today there may not have begun here. */
export function rangeOfPeriod(period: ReportView['period'], today: Day): DayRange {
  if ('preset' in period) return rangeOf(period.preset, today);
  const { from, to } = period.range;
  return { from: from > today ? today : from, to: to > today ? today : to };
}
