import type { MeasureRequest, MeasureRow, RowSubject } from '../../market/measure-request.ts';
import { addMeasures, noMeasures, type Measures } from '../../market/tally.ts';
import type { AccountCall } from '../call.ts';

/** One subject with its sum and, where time is broken down, what each stretch of it brought. */
export type ReportRow = {
  subject: RowSubject;
  total: Measures;
  granular: readonly { at: string; measures: Measures }[];
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

type Gathered = ReportRow & { granular: { at: string; measures: Measures }[] };

function gather(rows: readonly MeasureRow[]): ReportRow[] {
  const gathered = new Map<string, Gathered>();
  for (const measured of rows) {
    const { at, measures } = measured;
    const key = keyOf(measured);
    const row = gathered.get(key) ?? { subject: measured, total: noMeasures, granular: [] };
    row.total = addMeasures(row.total, measures);
    if (at !== null) row.granular.push({ at, measures });
    gathered.set(key, row);
  }
  return [...gathered.values()];
}

/** Rows that brought something; a report of totals needs no gathering. */
export function measureRows({ market }: AccountCall, request: MeasureRequest): ReportRow[] {
  const rows = market.measure(request);
  if (request.grain !== 'total') return gather(rows);
  return rows.map((row) => ({ subject: row, total: row.measures, granular: nothing }));
}

/** Adds those of whom there is nothing to tell. */
export function withEmptyRows(rows: readonly ReportRow[], subjects: readonly RowSubject[]): ReportRow[] {
  const known = new Set(rows.map(({ subject }) => keyOf(subject)));
  const empty = subjects.filter((subject) => !known.has(keyOf(subject)));
  return [...rows, ...empty.map((subject) => ({ subject, total: noMeasures, granular: nothing }))];
}
