import { listColumns } from '@tapwright/contracts/ad-columns';
import { maxReportSlots, type ReportDefinition } from '@tapwright/contracts/report-centre';
import { type Day, getDay } from '@tapwright/domain/days';
import { type DayRange, rangeOf } from '@tapwright/domain/ranges';
import { cutRange } from '@tapwright/domain/report-ranges';
import { Refusal } from '../../../platform/http/refusal.ts';

const maxDays = 800;

/** The days a definition means on `today`; a fixed range never reaches beyond it. */
export function daysOf({ range }: Pick<ReportDefinition, 'range'>, today: Day): DayRange {
  if ('preset' in range) return rangeOf(range.preset, today);
  const to = range.to < today ? getDay(range.to) : today;
  return { from: range.from < to ? getDay(range.from) : to, to };
}

/** What a schema of single fields cannot say: columns that the level has, and no endless number of slots. */
export function checkDefinition(definition: ReportDefinition, today: Day): void {
  const possible = listColumns(definition.level).map(({ key }) => key);
  if (definition.dimensions.some((dimension) => !possible.includes(dimension))) throw new Refusal('badInput');
  const range = daysOf(definition, today);
  const days = (Date.parse(range.to) - Date.parse(range.from)) / 86_400_000 + 1;
  if (days > maxDays) throw new Refusal('badInput', { message: 'reportCentre:rules.tooLong' });
  if (cutRange(range, definition.slots).length > maxReportSlots)
    throw new Refusal('badInput', { message: 'reportCentre:rules.tooManySlots' });
}
