import * as core from 'zod/v4/core';
import { appMetricNames } from '@tapwright/apple-ads/wire/reports/report-metrics';
import { reportPaging, type ReportRequest } from '@tapwright/apple-ads/wire/reports/report-request';
import { findWindowProblem, type WindowProblem } from '@tapwright/apple-ads/wire/reports/report-window';
import type { Grain, MeasureRequest, RowSubject } from '../../market/report/measure-request.ts';
import { addMeasures, noMeasures } from '../../market/counts/measures.ts';
import { dayAt, dayText } from '../../market/calendar/zone-days.ts';
import { refuseValue } from '../../verbs/refusal.ts';
import { latest } from '../../world/table.ts';
import type { AccountCall } from '../call.ts';
import { checkStorefronts } from '../check-storefronts.ts';
import type { Condition, FieldValue } from '../match-filter.ts';
import { filterRows, pageRows, sortRows } from '../query-rows.ts';
import { dimensionsOf, breakdownsOf } from './report-dimensions.ts';
import type { ReportLevel } from './report-levels.ts';
import { metricsWriter, metricValue, type MetricName } from './report-metrics.ts';
import {
  breakDown,
  isNarrow,
  measureAtOnce,
  measureTotals,
  withEmptyRows,
  type ReportRow,
} from './report-rows.ts';

const grains: Readonly<Record<string, Grain>> = {
  HOURLY: 'hour',
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
};

const windowSentences: Readonly<Record<WindowProblem, string>> = {
  endBeforeStart: 'end must not be before start.',
  tooShort: 'The range is too short for this granularity.',
  tooLong: 'The range is too long for this granularity.',
  startTooOld: 'start lies too far back for this granularity.',
  endTooRecent: 'end is too recent for this granularity.',
};

function checkWindow({ account, now, profile }: AccountCall, { timeRange }: ReportRequest): void {
  const zone = timeRange.timeZone === 'UTC' ? 'UTC' : account.timezone;
  const problem = findWindowProblem(timeRange, dayText(dayAt(zone, now)), profile);
  if (problem) refuseValue('timeRange', windowSentences[problem]);
}

const isMetric = (name: string): name is MetricName => appMetricNames.includes(name);

/** What a level's rows can be filtered and sorted by. */
function checkFields(
  { schema, idField }: ReportLevel<object>,
  { filters, sorting, fields }: ReportRequest,
): void {
  const shape = schema instanceof core.$ZodObject ? Object.keys(schema._zod.def.shape) : [];
  const known = [...shape, ...appMetricNames, 'campaignId', 'adGroupId', idField];
  for (const [index, { field }] of (filters ?? []).entries())
    if (!known.includes(field)) refuseValue(`filters[${index}].field`, `${field} cannot be filtered here.`);
  for (const [index, { field, value }] of (filters ?? []).entries())
    if (
      /^(campaign|adGroup|keyword|ad)Id$/.test(field) &&
      [value ?? []].flat().some((id) => !/^\d+$/.test(String(id)))
    )
      refuseValue(`filters[${index}].value`, `${field} is a number.`);
  checkStorefronts(filters);
  for (const [index, { field }] of (sorting ?? []).entries())
    if (!known.includes(field)) refuseValue(`sorting[${index}].field`, `${field} cannot be sorted by here.`);
  const strange = fields?.find((name) => !isMetric(name));
  if (strange !== undefined) refuseValue('fields', `${strange} is not a figure of this report.`);
}

function idsNamed(filters: readonly Condition[], field: string): number[] | undefined {
  const named = filters.find(
    (filter) => filter.field === field && ['EQUALS', 'IN'].includes(filter.operator),
  );
  if (named?.value === null || named?.value === undefined) return undefined;
  return [named.value].flat().map(Number);
}

/** Ids that filters name narrow the work; everything else is filtered afterwards. */
function measureRequestOf(
  call: AccountCall,
  { level }: ReportLevel<object>,
  body: ReportRequest,
): MeasureRequest {
  const { timeRange, groupBy } = body;
  const filters = body.filters ?? [];
  const adGroupIds = idsNamed(filters, 'adGroupId');
  const ofAdGroups = adGroupIds?.flatMap((id) => {
    const row = call.world.adGroups.find(id);
    return row ? [latest(row).campaignId] : [];
  });
  const campaignIds = idsNamed(filters, 'campaignId') ?? ofAdGroups;
  return {
    adAccountId: call.account.id,
    level,
    ...(campaignIds ? { campaignIds } : {}),
    ...(adGroupIds ? { adGroupIds } : {}),
    from: timeRange.start,
    to: timeRange.end,
    zone: timeRange.timeZone ?? 'ORTZ',
    grain: (timeRange.granularity && grains[timeRange.granularity]) ?? 'total',
    by: breakdownsOf(groupBy ?? []),
    now: call.now,
  };
}

/** Reads a row's field, from the cheapest source that knows it. */
function makeReader(call: AccountCall, level: ReportLevel<object>, groupBy: readonly string[]) {
  const views = new WeakMap<RowSubject, object>();
  const viewOf = (subject: RowSubject): object => {
    const view = views.get(subject) ?? level.view(call, subject);
    views.set(subject, view);
    return view;
  };
  return ({ subject, total }: ReportRow, field: string): FieldValue => {
    if (isMetric(field)) return metricValue(total, field);
    if (field === 'campaignId' || field === 'adGroupId') return subject[field];
    if (field === level.idField || (field === 'id' && level.level !== 'searchTerm'))
      return level.idOf(subject);
    if (groupBy.includes(field)) return dimensionsOf(groupBy, subject)[field];
    const value: unknown = Reflect.get(viewOf(subject), field);
    return readValue(value);
  };
}

function readValue(value: unknown): FieldValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(String);
  if (typeof value !== 'object' || value === null) return null;
  if ('amount' in value) return Number(value.amount);
  return 'value' in value ? readValue(value.value) : null;
}

const hourForm = /T\d{2}$/;

/** Hours are written with a blank before them. */
const writeDate = (at: string): string => (hourForm.test(at) ? at.replace('T', ' ') : at);

/** What the keyword might bid in the auctions of these days. */
function insightsOf({ market, now }: AccountCall, { level }: ReportLevel<object>, { subject }: ReportRow) {
  if (level !== 'keyword' || !subject.keywordId) return {};
  const hundredths = market.suggestBid(subject.keywordId, now);
  return hundredths === null
    ? {}
    : { insights: { bidRecommendation: { suggestedBidAmount: hundredths / 100 } } };
}

/** Apple's pages put what is grouped by into a row's metadata; its examples put it beside the figures of each day. */
export function runReport<Metadata extends object>(
  call: AccountCall,
  level: ReportLevel<Metadata>,
  body: ReportRequest,
) {
  checkWindow(call, body);
  checkFields(level, body);
  const groupBy = body.groupBy ?? [];
  const includeRows = body.options?.includeRows ?? [];
  const { currency } = call.account;
  const request = measureRequestOf(call, level, body);
  const isAtOnce = isNarrow(request);
  const measured = isAtOnce ? measureAtOnce(call, request) : measureTotals(call, request);
  const named = measured.filter(({ subject }) => level.idOf(subject) !== undefined);
  const all = includeRows.includes('EMPTY_METRICS') ? withEmptyRows(named, level.list(call)) : named;
  const read = makeReader(call, level, groupBy);
  const found = filterRows(all, body.filters, read);
  const idOf = ({ subject }: ReportRow): number => level.idOf(subject) ?? 0;
  const byId = found.toSorted((one, other) => idOf(one) - idOf(other));
  const { rows, pagination } = pageRows(sortRows(byId, body.sorting, read), body.pagination, reportPaging);
  const figures = metricsWriter(body.fields, currency);
  const grandTotal = (): ReportRow['total'] =>
    found.reduce((sum, { total }) => addMeasures(sum, total), noMeasures);
  return {
    result: {
      rows: (isAtOnce ? rows : breakDown(call, request, rows)).map((row) => {
        const dimensions = dimensionsOf(groupBy, row.subject);
        const isBeside = call.profile === 'lenient' && Boolean(body.timeRange.granularity);
        return {
          metadata: { ...level.view(call, row.subject), ...(isBeside ? {} : dimensions) },
          totalMetrics: figures(row.total),
          ...(body.timeRange.granularity
            ? {
                granularMetrics: row.granular.map(({ at, measures }) => ({
                  date: writeDate(at ?? ''),
                  ...(isBeside ? dimensions : {}),
                  ...figures(measures),
                })),
              }
            : {}),
          ...insightsOf(call, level, row),
        };
      }),
      ...(includeRows.includes('GRAND_TOTAL') ? { summary: { grandTotal: figures(grandTotal()) } } : {}),
    },
    pagination,
  };
}
