import type { ReportRequest } from '@tapwright/apple-ads-v5/report';
import type { FieldValue } from '../../api-v1/match-filter.ts';
import { sortRows } from '../../api-v1/query-rows.ts';
import { dimensionsOf, breakdownsOf } from '../../api-v1/reports/report-dimensions.ts';
import { breakDown, measureTotals, withEmptyRows } from '../../api-v1/reports/report-rows.ts';
import type { Grain, MeasureRequest, RowSubject } from '../../market/report/measure-request.ts';
import { addMeasures, noMeasures } from '../../market/counts/measures.ts';
import { refuse, refuseValue } from '../../verbs/refusal.ts';
import type { AccountCall } from '../call.ts';
import { pageOf } from '../envelope.ts';
import { meets, readValue, sortingOf } from '../find-rows.ts';
import { writeAmount } from '../money.ts';
import { checkWindow } from './check-window.ts';
import { areSmallRowsFolded, foldSmallRows, type Row } from './fold-small-rows.ts';
import type { Level } from './levels.ts';
import { writeMetrics } from './metrics.ts';

/** The campaign and ad group of the path; a report of all campaigns names neither. */
export type Place = { campaignId?: number; adGroupId?: number };

const grains: Readonly<Record<string, Grain>> = {
  HOURLY: 'hour',
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
};

const metricNames = Object.keys(writeMetrics(noMeasures, ''));

function checkFields({ level, attributes }: Level<object>, { selector }: ReportRequest): void {
  const known = [...attributes, ...metricNames];
  const orderBy = selector.orderBy ?? [];
  if (orderBy.length > 1) refuseValue('selector.orderBy', 'Reports are sorted by one field.');
  if (level === 'ad' && orderBy.length === 0)
    refuse('MISSING_REQUIRED_FIELD', 'selector.orderBy is required.', 'selector.orderBy');
  const fields = [
    ...(selector.conditions ?? []).map(({ field }, at) => ['conditions', at, field] as const),
    ...orderBy.map(({ field }, at) => ['orderBy', at, field] as const),
  ];
  for (const [part, at, field] of fields)
    if (!known.includes(field))
      refuse('REQUEST_UNRECOGNIZED_PROPERTY', 'Invalid field', `selector.${part}[${at}].field`);
}

const measureRequestOf = (
  { account, now }: AccountCall,
  { level }: Level<object>,
  { campaignId, adGroupId }: Place,
  body: ReportRequest,
): MeasureRequest => ({
  adAccountId: account.id,
  level,
  ...(campaignId === undefined ? {} : { campaignIds: [campaignId] }),
  ...(adGroupId === undefined ? {} : { adGroupIds: [adGroupId] }),
  from: body.startTime,
  to: body.endTime,
  zone: body.timeZone ?? 'ORTZ',
  grain: (body.granularity && grains[body.granularity]) ?? 'total',
  by: breakdownsOf(body.groupBy ?? []),
  now,
});

const isIn =
  ({ campaignId, adGroupId }: Place) =>
  (subject: RowSubject): boolean =>
    (campaignId === undefined || subject.campaignId === campaignId) &&
    (adGroupId === undefined || subject.adGroupId === adGroupId);

function listRows(
  call: AccountCall,
  level: Level<object>,
  place: Place,
  body: ReportRequest,
  request: MeasureRequest,
): Row[] {
  const totals = measureTotals(call, request).filter(({ subject }) => level.idOf(subject) !== undefined);
  const measured = areSmallRowsFolded(request) ? breakDown(call, request, totals) : totals;
  const folded = foldSmallRows(measured);
  if (!body.returnRecordsWithNoMetrics) return folded;
  const withEmpty = withEmptyRows(measured, level.list(call).filter(isIn(place)));
  return [...folded, ...withEmpty.slice(measured.length).map((row) => ({ ...row, other: false }))];
}

const hourForm = /T(\d{2})$/;
const writeDate = (at: string): string => at.replace(hourForm, ' $1');

function insightsOf({ market, now, account }: AccountCall, level: Level<object>, { keywordId }: RowSubject) {
  const bid = level.level === 'keyword' && keywordId ? market.suggestBid(keywordId, now) : null;
  return bid === null
    ? {}
    : { insights: { bidRecommendation: { suggestedBidAmount: writeAmount(bid, account.currency) } } };
}

/** An app is selected by its own fields, which stand one level below a campaign's. */
const flatten = (metadata: object, metrics: object): object => ({
  ...metadata,
  ...('app' in metadata && typeof metadata.app === 'object' ? metadata.app : {}),
  ...metrics,
});

export function runReport<Metadata extends object>(
  call: AccountCall,
  level: Level<Metadata>,
  place: Place,
  body: ReportRequest,
) {
  checkWindow(call, body);
  checkFields(level, body);
  // Apple's table of fields allows both, and clients found both refused.
  if (call.profile === 'strict' && body.granularity && body.returnRowTotals)
    refuseValue('returnRowTotals', 'Row totals and a granularity exclude each other.');
  const { currency } = call.account;
  const groupBy = body.groupBy ?? [];
  const { conditions, orderBy, pagination } = body.selector;
  const metadataOf = ({ subject }: Row) => ({
    ...level.view(call, subject),
    ...dimensionsOf(groupBy, subject),
  });
  const flat = new WeakMap<Row, object>();
  const read = (row: Row, field: string): FieldValue => {
    const known = flat.get(row) ?? flatten(metadataOf(row), writeMetrics(row.total, currency));
    flat.set(row, known);
    return readValue(Reflect.get(known, field));
  };
  const request = measureRequestOf(call, level, place, body);
  const found = listRows(call, level, place, body, request)
    .filter((row) => (conditions ?? []).every((condition) => meets(read(row, condition.field), condition)))
    .toSorted((one, other) => (level.idOf(one.subject) ?? 0) - (level.idOf(other.subject) ?? 0));
  const page = pageOf(sortRows(found, sortingOf(orderBy), read), pagination ?? {});
  const rows = areSmallRowsFolded(request) ? page.data : breakDown(call, request, page.data);
  // Without a breakdown by time the totals are all there is.
  const showsTotal = body.returnRowTotals === true || !body.granularity;
  const grand = () => found.reduce((sum, { total }) => addMeasures(sum, total), noMeasures);
  return {
    data: {
      reportingDataResponse: {
        row: rows.map((row) => ({
          other: row.other,
          ...(showsTotal ? { total: writeMetrics(row.total, currency) } : {}),
          granularity: row.granular.map(({ at, measures }) => ({
            date: writeDate(at ?? ''),
            ...writeMetrics(measures, currency),
          })),
          metadata: metadataOf(row),
          ...insightsOf(call, level, row.subject),
        })),
        ...(body.returnGrandTotals
          ? { grandTotals: { other: false, total: writeMetrics(grand(), currency) } }
          : {}),
      },
    },
    pagination: page.pagination,
    error: null,
  };
}
