import * as sync from '@tapwright/contracts/apple-sync';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { readSyncStates } from './state/read-sync-states.ts';
import { refreshReports } from './state/refresh-reports.ts';
import { handleSyncJobs } from './sync-jobs.ts';

export function mountAppleSync(host: CallHost): void {
  handleSyncJobs(host.deps);
  mountCall(host, sync.findSyncStates, (context) => readSyncStates(context));
  mountCall(host, sync.refreshAdvReports, (context) => refreshReports(context));
}
