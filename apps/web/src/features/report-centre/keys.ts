import type { ReportDefinition } from '@tapwright/contracts/report-centre';
import { ofTeam } from '../../platform/keys.ts';

type RunsPage = { pageNum: number; pageSize: number; runId?: number | undefined };

export const reportCentreKeys = {
  all: ['reportCentre'] as const,
  reports: (teamId: number) => [...reportCentreKeys.all, ofTeam(teamId), 'reports'] as const,
  recipients: (teamId: number) => [...reportCentreKeys.all, ofTeam(teamId), 'recipients'] as const,
  runs: (teamId: number, page: RunsPage) => [...reportCentreKeys.all, ofTeam(teamId), 'runs', page] as const,
  /** A definition is the key: what was shown before is shown again at once. */
  preview: (teamId: number, definition: ReportDefinition) =>
    [...reportCentreKeys.all, ofTeam(teamId), 'preview', definition] as const,
  overTime: (teamId: number, definition: Partial<ReportDefinition>) =>
    [...reportCentreKeys.all, ofTeam(teamId), 'overTime', definition] as const,
};
