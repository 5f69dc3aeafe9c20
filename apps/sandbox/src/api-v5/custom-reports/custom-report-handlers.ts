import type * as z from 'zod/mini';
import { customReport, customReportsPerDay, type customReportCreate } from '@tapwright/apple-ads-v5/report';
import type { customReportParameters } from '@tapwright/apple-ads-v5/list-parameters';
import { sortRows } from '../../api-v1/query-rows.ts';
import { writeTime } from '../../api-v1/wire-forms.ts';
import { refuse } from '../../verbs/refusal.ts';
import type { AccountCall, Handlers } from '../call.ts';
import { dataOf, pageOf } from '../envelope.ts';
import { readValue, sortingOf } from '../find-rows.ts';
import { findReport, keepReport, listReports, stateOf, type OrderedReport } from './report-book.ts';
import { readDays } from './report-days.ts';

const dayMs = 86_400_000;
const attributes = Object.keys(customReport.shape);

function viewReport({ now, linkToReport }: AccountCall, report: OrderedReport) {
  const { id, name, granularity, dateRange, startTime, endTime, selector, orderedAt } = report;
  const state = stateOf(report, now);
  return {
    id,
    name,
    state,
    granularity,
    startTime,
    endTime,
    dateRange,
    downloadUri: state === 'COMPLETED' ? linkToReport(id) : null,
    dimensions: ['appName', 'adamId', 'countryOrRegion', 'searchTerm'],
    metrics: ['lowImpressionShare', 'highImpressionShare', 'rank', 'searchPopularity'],
    selector,
    creationTime: writeTime(orderedAt),
    modificationTime: writeTime(orderedAt),
  };
}

export const customReportHandlers = {
  createCustomReport: (call: AccountCall, { body }: { body: z.output<typeof customReportCreate> }) => {
    const { world, account, now } = call;
    const ofToday = listReports(world, account.id, now).filter(({ orderedAt }) => now < orderedAt + dayMs);
    if (ofToday.length >= customReportsPerDay)
      refuse('RATE_LIMIT_EXCEEDED', `At most ${customReportsPerDay} reports can be made in 24 hours.`);
    const { name, selector = null } = body;
    const order = { adAccountId: account.id, name, selector, orderedAt: now };
    return dataOf(viewReport(call, keepReport(world, { ...order, ...readDays(body, now) })));
  },
  listCustomReports: (call: AccountCall, { query }: { query: z.output<typeof customReportParameters> }) => {
    const { field, sortOrder, ...paging } = query;
    if (field !== undefined && !attributes.includes(field))
      refuse('REQUEST_UNRECOGNIZED_PROPERTY', 'Invalid field', 'field');
    const views = listReports(call.world, call.account.id, call.now).map((one) => viewReport(call, one));
    const sorting = field === undefined ? undefined : sortingOf([{ field, sortOrder }]);
    return pageOf(
      sortRows(views, sorting, (view, name) => readValue(Reflect.get(view, name))),
      paging,
    );
  },
  getCustomReport: (call: AccountCall, { path: { reportId } }: { path: { reportId: string } }) => {
    const report = findReport(call.world, Number(reportId), call.now);
    if (report?.adAccountId !== call.account.id)
      return refuse('NOT_FOUND', `There is no report ${reportId}.`, 'reportId');
    return dataOf(viewReport(call, report));
  },
} satisfies Partial<Handlers>;
