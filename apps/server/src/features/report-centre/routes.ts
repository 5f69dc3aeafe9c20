import * as centre from '@tapwright/contracts/report-centre';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { mountFile } from '../downloads/index.ts';
import { addReport } from './saved/add-report.ts';
import { handleReportJobs } from './runs/handle-report-jobs.ts';
import { findRunFile, listReports, listRuns } from './reads.ts';
import { listRecipients } from './runs/list-recipients.ts';
import { modifyReport } from './saved/modify-report.ts';
import { removeReport } from './saved/remove-report.ts';
import { runReport } from './runs/run-report.ts';
import { scheduleReport } from './saved/schedule-report.ts';
import { sendReport } from './runs/send-report.ts';
import { showOverTime } from './content/show-over-time.ts';
import { showReport } from './content/show-report.ts';

export function mountReportCentre(host: CallHost): void {
  handleReportJobs(host.deps);
  mountCall(host, centre.findReports, (context) => listReports(context));
  mountCall(host, centre.findReportRecipients, (context) => listRecipients(context));
  mountCall(host, centre.readReport, (context, { body }) => showReport(context, body));
  mountCall(host, centre.readReportOverTime, (context, { body }) => showOverTime(context, body));
  mountCall(host, centre.addReport, (context, { body }) => addReport(context, body));
  mountCall(host, centre.modifyReport, (context, { body }) => modifyReport(context, body));
  mountCall(host, centre.removeReport, (context, { body }) => removeReport(context, body));
  mountCall(host, centre.scheduleReport, (context, { body }) => scheduleReport(context, body));
  mountCall(host, centre.sendReport, (context, { body }) => sendReport(context, body));
  mountCall(host, centre.runReport, (context, { body }) => runReport(context, body));
  mountCall(host, centre.findReportRuns, (context, { query }) => listRuns(context, query));
  mountFile(host, centre.downloadReportRun, (context, query) => findRunFile(context, query));
}
