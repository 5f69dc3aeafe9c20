import type { QueryClient } from '@tanstack/react-query';
import { dayIn } from '@tapwright/domain/zones';
import { loadSeenParts } from '@tapwright/ui/layout/later';
import { syncStatesQuery } from '../../../features/apple-sync/api/sync-queries.ts';
import { layoutsQuery } from '../../../features/list-views/api/list-layouts.ts';
import { noLayout } from '../../../features/list-views/no-layout.ts';
import { daysQuery } from '../../../features/reports/api/report-queries.ts';
import type { ListAhead } from '../../../features/reports/lists/list-ahead.ts';
import { prepareDaysQuestion } from '../../../features/reports/question/prepare-question.ts';
import { rangeOfPeriod, readKeptView } from '../../../features/reports/question/read-kept-view.ts';
import { campaignGroupsQuery } from '../../../platform/calls/campaign-groups.ts';
import { frameSettingsQuery } from '../../../platform/calls/frame-settings.ts';
import { findCurrentTeam } from '../../../platform/person/teams.ts';
import { personalSettings } from '../../../platform/person/use-personal-setting.ts';
import { findReportTime } from '../../../platform/words/find-report-time.ts';
import type { ReportSearch } from '../../report-search.ts';
import { reportClocks } from './report-clocks.ts';

export type ReadAhead = (queryClient: QueryClient, search: ReportSearch) => Promise<void>;

/** What a page of ads will ask first, asked before it is drawn. */
export const readAheadOf =
  ({ list, read }: ListAhead): ReadAhead =>
  async (queryClient, search) => {
    const team = findCurrentTeam(queryClient);
    if (team === undefined || search.adGroupId !== undefined) return;
    const { teamId, currencyType } = team;
    void queryClient.prefetchQuery({ ...syncStatesQuery(teamId), staleTime: Infinity });
    const [groups, layouts] = await Promise.all([
      queryClient.ensureQueryData(campaignGroupsQuery(teamId)),
      queryClient.ensureQueryData(layoutsQuery(teamId)),
    ]);
    const { range: period, reportZone, unit } = personalSettings();
    const { campaignGroupId, campaignId } = search;
    const place = { teamId, campaignGroupId, campaignId };
    const view = readKeptView(search, {
      period: period.get(),
      zone: reportZone.get(),
      unit: unit.get(),
      layout: layouts.find((one) => one.list === list)?.layout ?? noLayout,
    });
    const { data, dataUpdatedAt = 0 } = queryClient.getQueryState(frameSettingsQuery.queryKey) ?? {};
    const now = findReportTime({ data, dataUpdatedAt }, Date.now());
    const { findClock } = reportClocks(groups.list, currencyType, now);
    const range = rangeOfPeriod(view.period, dayIn(findClock(view.zone, campaignGroupId), now));
    // Rows are what somebody waits for.
    const rows = view.by === undefined ? read(queryClient, view, range, place) : undefined;
    const days = queryClient.prefetchQuery(daysQuery(prepareDaysQuestion(view, range, place)));
    await Promise.all([rows, days, loadSeenParts()]);
  };
