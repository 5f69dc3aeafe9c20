import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '@tapwright/contracts/call';
import {
  addReport,
  downloadReportRun,
  findReportRecipients,
  findReportRuns,
  findReports,
  modifyReport,
  readReport,
  readReportOverTime,
  removeReport,
  type ReportDefinition,
  runReport,
  scheduleReport,
  sendReport,
} from '@tapwright/contracts/report-centre';
import { call } from '../../../platform/calls/call.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { reportCentreKeys } from '../keys.ts';

export const reportsQuery = (teamId: number) =>
  queryOptions({
    queryKey: reportCentreKeys.reports(teamId),
    queryFn: ({ signal }) => call(findReports, { query: { teamId }, signal }),
  });

export const recipientsQuery = (teamId: number) =>
  queryOptions({
    queryKey: reportCentreKeys.recipients(teamId),
    queryFn: ({ signal }) => call(findReportRecipients, { query: { teamId }, signal }),
  });

export const runsQuery = (
  teamId: number,
  page: { pageNum: number; pageSize: number; runId?: number | undefined },
) =>
  queryOptions({
    queryKey: reportCentreKeys.runs(teamId, page),
    queryFn: ({ signal }) => call(findReportRuns, { query: { teamId, ...page }, signal }),
    placeholderData: keepPreviousData,
  });

export const previewQuery = (teamId: number, definition: ReportDefinition) =>
  queryOptions({
    queryKey: reportCentreKeys.preview(teamId, definition),
    queryFn: ({ signal }) => call(readReport, { body: { teamId, definition }, signal }),
    placeholderData: keepPreviousData,
  });

/** Whatever its columns, rows and sort: these change nothing of it, and it is not read again for them. */
export function overTimeQuery(teamId: number, definition: ReportDefinition) {
  const { dimensions: _, measures: __, sortBy: ___, sortOrder: ____, ...asked } = definition;
  const body = { teamId, definition: { ...asked, measures: [...anyMeasure] } };
  return queryOptions({
    queryKey: reportCentreKeys.overTime(teamId, asked),
    queryFn: ({ signal }) => call(readReportOverTime, { body, signal }),
    placeholderData: keepPreviousData,
  });
}
/** The answer has all of them. */
const anyMeasure = ['localSpendAmount'] as const;

export const addSaved = (body: BodyOf<typeof addReport>) => call(addReport, { body });
export const modifySaved = (body: BodyOf<typeof modifyReport>) => call(modifyReport, { body });
export const removeSaved = (body: BodyOf<typeof removeReport>) => call(removeReport, { body });
export const scheduleSaved = (body: BodyOf<typeof scheduleReport>) => call(scheduleReport, { body });
export const sendSaved = (body: BodyOf<typeof sendReport>) => call(sendReport, { body });
export const runSaved = (body: BodyOf<typeof runReport>) => call(runReport, { body });
export const saveRun = (teamId: number, runId: number) => saveFile(downloadReportRun.path, { teamId, runId });
