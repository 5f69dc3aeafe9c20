import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import {
  contactProven,
  createPersonGate,
  mountAccountCalls,
  mountPersonalCalls,
} from './features/accounts/index.ts';
import { mountAdGroupCalls } from './features/ad-groups/index.ts';
import { handleSyncJobs, mountAppleSyncCalls } from './features/apple-sync/index.ts';
import { detachGroups, detachTeamGroups, mountCampaignGroupCalls } from './features/campaign-groups/index.ts';
import { mountCampaignCalls } from './features/campaigns/index.ts';
import { mountCertificateCalls, removeTeamCertificates } from './features/certificates/index.ts';
import { mountChatAppCalls } from './features/chat-app/index.ts';
import { handleDemoJobs } from './features/demo/index.ts';
import { mountFinanceCalls } from './features/finance/index.ts';
import { mountDownloadCalls } from './features/downloads/index.ts';
import { mountFrameCalls, version } from './features/frame/index.ts';
import { mountKeywordCalls } from './features/keywords/index.ts';
import { keepPicture, mountUploadCalls } from './features/uploads/index.ts';
import { mountOperationLogCalls } from './features/operation-log/index.ts';
import { handleReportJobs, mountReportCentreCalls } from './features/report-centre/index.ts';
import { mountNewsCalls } from './features/news/index.ts';
import { mountStaffCalls } from './features/staff/index.ts';
import { mountNotificationCalls } from './features/notifications/index.ts';
import {
  listMonthsAhead,
  makeMonths,
  makeMonthsJob,
  mountReportCalls,
  readRates,
  readRatesJob,
} from './features/reports/index.ts';
import {
  claimInvitations,
  createTeamGate,
  type EndWithTeam,
  expireInvitations,
  expireInvitationsJob,
  mountTeamCalls,
  tellPermissionChanges,
} from './features/teams/index.ts';
import type { Deps } from './platform/deps.ts';
import { mountApiPage } from './platform/http/api-page.ts';
import type { CallHost } from './platform/http/call-host.ts';
import { createCallHost } from './platform/http/create-call-host.ts';
import { createHttp } from './platform/http/create-http.ts';
import { closedGate, type Gate } from './platform/http/gate.ts';
import { createMetrics } from './platform/http/metrics.ts';
import { mountProbes } from './platform/http/probes.ts';
import type { RequestLimitFigures } from './platform/http/request-limits.ts';
import { mountWebFiles } from './platform/http/web-files.ts';
import { defineJob } from './platform/jobs/define-job.ts';
import { admitToLive } from './platform/live/admit-to-live.ts';

export type App = {
  http: FastifyInstance;
  host: CallHost;
  /** Live lines, jobs, then the port. Answers where it listens. */
  start(): Promise<string>;
  /** In the order in which nothing that is still at work loses what it needs. */
  stop(): Promise<void>;
};

export type AppOptions = {
  /** The built console; without it the server answers calls only. */
  webFolder?: string;
  requestLimits?: RequestLimitFigures;
};

const deleteOldEvents = defineJob('live.deleteOldEvents', z.object({}), { maxAttempts: 1 });
const lastAnswersMs = 10_000;

/** Its campaign groups first: some may hang on a certificate of the platform. */
const endWithTeam: EndWithTeam = async (write) => {
  await detachTeamGroups(write);
  await removeTeamCertificates(write, detachGroups);
};

function mountAdCalls(host: CallHost): void {
  mountDownloadCalls(host);
  mountReportCalls(host);
  mountCampaignCalls(host);
  mountAdGroupCalls(host);
  mountKeywordCalls(host);
  mountReportCentreCalls(host);
  mountFinanceCalls(host);
}

function handleRecurringReads(deps: Deps): void {
  const { jobs, database, clock } = deps;
  jobs.handle(readRatesJob, (_payload, { signal }) => readRates(deps, signal));
  jobs.recur(readRatesJob, '25 * * * *');
  jobs.handle(makeMonthsJob, () => makeMonths(database, listMonthsAhead(clock.now())));
  jobs.recur(makeMonthsJob, '20 3 * * *');
}

/** Everything mounted, nothing started. Tests call the same. */
export async function buildApp(deps: Deps, { webFolder, requestLimits }: AppOptions = {}): Promise<App> {
  const { settings, jobs, live } = deps;
  let isStopping = false;
  const metrics = createMetrics(deps);
  const http = createHttp({ ...deps, onAnswered: (answer) => metrics.observe(answer) });
  const gate: Gate = { ...closedGate, ...createPersonGate(deps), ...createTeamGate(deps) };
  const host = createCallHost(http, deps, gate, requestLimits);

  metrics.mount(http);
  mountProbes(http, deps, () => isStopping);
  mountFrameCalls(host);
  mountAccountCalls(host);
  mountChatAppCalls(host);
  mountPersonalCalls(host, { keepPicture });
  await mountUploadCalls(host);
  mountOperationLogCalls(host);
  mountNewsCalls(host);
  mountStaffCalls(host);
  mountTeamCalls(host, { endWithTeam });
  mountNotificationCalls(host);
  mountAppleSyncCalls(host);
  mountCertificateCalls(host, { detachGroups });
  mountCampaignGroupCalls(host);
  mountAdCalls(host);
  mountApiPage(http, { calls: host.calls, publicUrl: settings.publicUrl, version });
  if (webFolder !== undefined) await mountWebFiles(http, webFolder, settings.publicUrl);

  live.accept(http.server, admitToLive(gate, settings));
  jobs.handle(deleteOldEvents, () => live.deleteOld());
  jobs.recur(deleteOldEvents, '*/10 * * * *');
  jobs.handle(expireInvitationsJob, () => expireInvitations(deps));
  jobs.recur(expireInvitationsJob, '*/5 * * * *');
  jobs.handle(contactProven, (who) => claimInvitations(deps, who));
  handleSyncJobs(deps);
  handleDemoJobs(deps, host);
  handleReportJobs(deps);
  handleRecurringReads(deps);

  return {
    http,
    host,
    start: async () => {
      await live.start();
      await tellPermissionChanges(deps);
      await jobs.start();
      return http.listen({ port: settings.port, host: settings.host });
    },
    stop: async () => {
      isStopping = true;
      await live.stop();
      const closed = http.close();
      // Whoever is still waiting for an answer then has waited long enough.
      void wait(lastAnswersMs, undefined, { ref: false }).then(() => http.server.closeAllConnections());
      await closed;
      await jobs.stop();
    },
  };
}
