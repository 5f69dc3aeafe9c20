import type { MeasureRequest, RowSubject, SeriesPoint } from '../../market/report/measure-request.ts';
import { needsBreakdown } from '../../market/report/breakdown-counter.ts';
import { addMeasures, noMeasures, type Measures } from '../../market/counts/measures.ts';
import type { AccountCall } from '../call.ts';

/** One subject with its sum and, where time is broken down, what each bucket of it brought. */
export type ReportRow = {
  subject: RowSubject;
  total: Measures;
  granular: readonly SeriesPoint[];
};

const nothing: ReportRow['granular'] = [];

const keyOf = (subject: RowSubject): string =>
  [
    subject.campaignId,
    subject.adGroupId,
    subject.keywordId,
    subject.adId,
    subject.searchTerm,
    subject.country,
    subject.device,
    subject.age,
    subject.gender,
    subject.adminAreaId,
    subject.localityId,
  ].join('|');

/** Rows that brought something, with their sums alone: all that filters, order and pages need. */
export function measureTotals({ market }: AccountCall, request: MeasureRequest): ReportRow[] {
  return market
    .measure({ ...request, grain: 'total' })
    .map((row) => ({ subject: row, total: row.measures, granular: nothing }));
}

/** Breaks the rows of a page down by time; what is on other pages costs nothing. */
export function breakDown<Row extends ReportRow>(
  { market }: AccountCall,
  request: MeasureRequest,
  rows: readonly Row[],
): readonly Row[] {
  if (request.grain === 'total' || rows.length === 0) return rows;
  const campaignIds = [...new Set(rows.map(({ subject }) => subject.campaignId))];
  const adGroupIds = [...new Set(rows.flatMap(({ subject }) => subject.adGroupId ?? []))];
  const measured = market.measureSubjects({
    ...request,
    campaignIds,
    ...(adGroupIds.length > 0 ? { adGroupIds } : {}),
  });
  const known = new Map(measured.map(({ subject, series }) => [keyOf(subject), series]));
  return rows.map((row) => ({ ...row, granular: known.get(keyOf(row.subject)) ?? nothing }));
}

const fewCampaigns = 20;
const fewAdGroups = 50;

/** Few enough to be broken down at once, before it is known which of them the page will show. */
export function isNarrow({ grain, campaignIds, adGroupIds, ...request }: MeasureRequest): boolean {
  if (grain === 'total' || !needsBreakdown(request)) return false;
  const isFew = (ids: readonly number[] | undefined, most: number) => ids !== undefined && ids.length <= most;
  return isFew(adGroupIds, fewAdGroups) || isFew(campaignIds, fewCampaigns);
}

/** The same as totals that are broken down. Who searched is drawn search by search: once instead of twice. */
export const measureAtOnce = ({ market }: AccountCall, request: MeasureRequest): ReportRow[] =>
  market.measureSubjects(request).map(({ subject, series }) => ({
    subject,
    total: series.reduce((sum, { measures }) => addMeasures(sum, measures), noMeasures),
    granular: series,
  }));

/** Whatever a report is grouped by, one thing is empty only if none of its rows tells anything. */
const entityKeyOf = ({ campaignId, adGroupId, keywordId, adId }: RowSubject): string =>
  [campaignId, adGroupId, keywordId, adId].join('|');

/** Adds those without an impression. */
export function withEmptyRows(rows: readonly ReportRow[], subjects: readonly RowSubject[]): ReportRow[] {
  const known = new Set(rows.map(({ subject }) => entityKeyOf(subject)));
  const empty = subjects.filter((subject) => !known.has(entityKeyOf(subject)));
  return [...rows, ...empty.map((subject) => ({ subject, total: noMeasures, granular: nothing }))];
}
