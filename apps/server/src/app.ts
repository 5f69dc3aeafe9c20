import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { createPersonGate, mountAccounts } from './features/accounts/index.ts';
import { mountAdGroups } from './features/ad-groups/index.ts';
import { mountAppleInvoices } from './features/apple-invoices/index.ts';
import { mountAppleSync } from './features/apple-sync/index.ts';
import { mountAssistant } from './features/assistant/index.ts';
import { mountCampaignGroups } from './features/campaign-groups/index.ts';
import { mountChanges } from './features/changes/index.ts';
import { mountCampaigns } from './features/campaigns/index.ts';
import { listAppleFigures, mountCertificates } from './features/certificates/index.ts';
import { mountChatApp } from './features/chat-app/index.ts';
import { mountCreation } from './features/creation/index.ts';
import { mountDemo } from './features/demo/index.ts';
import { mountDownloads } from './features/downloads/index.ts';
import { mountFinance } from './features/finance/index.ts';
import { mountFrame, version } from './features/frame/index.ts';
import { mountGuards } from './features/guards/index.ts';
import { mountLedger } from './features/ledger/index.ts';
import { mountKeywords } from './features/keywords/index.ts';
import { mountNews } from './features/news/index.ts';
import { mountNotifications } from './features/notifications/index.ts';
import { mountOperationLog } from './features/operation-log/index.ts';
import { mountListViews } from './features/list-views/index.ts';
import { mountManagedOrders } from './features/managed-orders/index.ts';
import { mountRecharges } from './features/recharges/index.ts';
import { mountReportCentre } from './features/report-centre/index.ts';
import { mountMeasures } from './features/measures/index.ts';
import { mountReports } from './features/reports/index.ts';
import { mountOwnData } from './features/own-data/index.ts';
import { mountReserves } from './features/reserves/index.ts';
import { mountStaff } from './features/staff/index.ts';
import { createTeamGate, mountTeams, announcePermissionChanges } from './features/teams/index.ts';
import { mountUploads } from './features/uploads/index.ts';
import { mountNegativeLists } from './features/negative-lists/index.ts';
import { mountStructure } from './features/structure/index.ts';
import { mountWords } from './features/words/index.ts';
import type { Deps } from './platform/deps.ts';
import { mountApiPage } from './platform/http/own-pages/api-page.ts';
import type { CallHost } from './platform/http/call-host.ts';
import { createCallHost } from './platform/http/create-call-host.ts';
import { createHttp } from './platform/http/create-http.ts';
import { closedGate, type Gate } from './platform/http/admission/gate.ts';
import { createMetrics } from './platform/http/own-pages/metrics.ts';
import { mountProbes } from './platform/http/own-pages/probes.ts';
import type { RequestLimitFigures } from './platform/http/admission/request-limits.ts';
import { mountWebFiles } from './platform/http/own-pages/web-files.ts';
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

/** Each mounts its calls and takes its jobs, with their timetable. */
const features: readonly ((host: CallHost) => void | Promise<void>)[] = [
  mountFrame,
  mountAccounts,
  mountChatApp,
  mountUploads,
  mountOperationLog,
  mountNews,
  mountOwnData,
  mountStaff,
  mountTeams,
  mountNotifications,
  mountAppleSync,
  mountCertificates,
  mountCampaignGroups,
  mountChanges,
  mountCreation,
  mountDownloads,
  mountMeasures,
  mountReports,
  mountCampaigns,
  mountAdGroups,
  mountKeywords,
  mountWords,
  mountNegativeLists,
  mountStructure,
  mountAssistant,
  mountListViews,
  mountReportCentre,
  mountLedger,
  mountReserves,
  mountGuards,
  mountRecharges,
  mountAppleInvoices,
  mountManagedOrders,
  mountFinance,
  mountDemo,
];

/** Everything mounted, nothing started. Tests call the same. */
export async function buildApp(deps: Deps, { webFolder, requestLimits }: AppOptions = {}): Promise<App> {
  const { settings, jobs, live } = deps;
  let isStopping = false;
  const metrics = createMetrics(deps, listAppleFigures(deps));
  const http = createHttp({ ...deps, onAnswered: (answer) => metrics.observe(answer) });
  const gate: Gate = { ...closedGate, ...createPersonGate(deps), ...createTeamGate(deps) };
  const host = createCallHost(http, deps, gate, requestLimits);

  metrics.mount(http);
  mountProbes(http, deps, () => isStopping);
  for (const mount of features) await mount(host);
  mountApiPage(host, version);
  if (webFolder !== undefined) await mountWebFiles(http, webFolder, settings.publicUrl);

  live.accept(http.server, admitToLive(gate, settings));
  jobs.handle(deleteOldEvents, () => live.deleteOld());
  jobs.recur(deleteOldEvents, '*/10 * * * *');

  return {
    http,
    host,
    start: async () => {
      await live.start();
      await announcePermissionChanges(deps);
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
