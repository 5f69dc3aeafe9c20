import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { findCampaignGroups } from '@tapwright/contracts/campaign-groups';
import type { BodyOf } from '@tapwright/contracts/call';
import {
  addReport,
  downloadReportRun,
  findReportRecipients,
  findReportRuns,
  findReports,
  modifyReport,
  readReport,
  removeReport,
  type ReportDefinition,
  runReport,
  scheduleReport,
  sendReport,
} from '@tapwright/contracts/report-centre';
import { call } from '../../../platform/call.ts';
import { saveFile } from '../../../platform/save-file.ts';

const key = 'reportCentre';
const largestPage = 200;

export const reportsQuery = (teamId: number) =>
  queryOptions({
    queryKey: [key, teamId, 'reports'],
    queryFn: ({ signal }) => call(findReports, { query: { teamId }, signal }),
  });

export const recipientsQuery = (teamId: number) =>
  queryOptions({
    queryKey: [key, teamId, 'recipients'],
    queryFn: ({ signal }) => call(findReportRecipients, { query: { teamId }, signal }),
  });

export const runsQuery = (
  teamId: number,
  page: { pageNum: number; pageSize: number; runId?: number | undefined },
) =>
  queryOptions({
    queryKey: [key, teamId, 'runs', page],
    queryFn: ({ signal }) => call(findReportRuns, { query: { teamId, ...page }, signal }),
    placeholderData: keepPreviousData,
  });

/** To choose from; those out of scope are not among them. */
export const groupChoicesQuery = (teamId: number) =>
  queryOptions({
    queryKey: ['campaignGroups', teamId],
    queryFn: ({ signal }) =>
      call(findCampaignGroups, { query: { teamId, pageNum: 1, pageSize: largestPage }, signal }),
  });

/** A definition is the key: what was shown before is shown again at once. */
export const previewQuery = (teamId: number, definition: ReportDefinition) =>
  queryOptions({
    queryKey: [key, teamId, 'preview', definition],
    queryFn: ({ signal }) => call(readReport, { body: { teamId, definition }, signal }),
    placeholderData: keepPreviousData,
  });

export const addSaved = (body: BodyOf<typeof addReport>) => call(addReport, { body });
export const modifySaved = (body: BodyOf<typeof modifyReport>) => call(modifyReport, { body });
export const removeSaved = (body: BodyOf<typeof removeReport>) => call(removeReport, { body });
export const scheduleSaved = (body: BodyOf<typeof scheduleReport>) => call(scheduleReport, { body });
export const sendSaved = (body: BodyOf<typeof sendReport>) => call(sendReport, { body });
export const runSaved = (body: BodyOf<typeof runReport>) => call(runReport, { body });
export const saveRun = (teamId: number, runId: number) => saveFile(downloadReportRun.path, { teamId, runId });
