import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { syncStatesQuery } from '../../features/apple-sync/api/sync-queries.ts';
import { layoutsQuery } from '../../features/list-views/api/list-layouts.ts';
import { campaignGroupsQuery } from '../../platform/calls/campaign-groups.ts';
import { useCurrentTeam } from '../../platform/person/teams.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import { loadPagesAhead } from '../load-pages-ahead.ts';
import type { MenuEntry } from './menu.ts';

const isOfAds = ({ heading, path, needsTeam }: MenuEntry) =>
  !needsTeam && (heading === 'frame:menu.ads' || path.startsWith('/ad/overview/'));

/**
 * The lists of ads, and what each of them asks before its figures, are loaded while nothing else is to be done: whoever
 * goes there waits for figures alone.
 */
export function usePagesAhead(entries: readonly MenuEntry[]) {
  const { rows, translator } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const { teamId } = useCurrentTeam() ?? {};
  const paths = entries
    .filter(isOfAds)
    .map(({ path }) => path)
    .join(' ');
  useEffect(() => {
    if (teamId === undefined || paths === '') return undefined;
    const leaving = new AbortController();
    const idle = whenIdle(() => {
      void loadPagesAhead(paths.split(' '), { rows, translator }, leaving.signal);
      void queryClient.prefetchQuery(campaignGroupsQuery(teamId));
      void queryClient.prefetchQuery(syncStatesQuery(teamId));
      void queryClient.prefetchQuery(layoutsQuery(teamId));
    });
    return () => {
      leaving.abort();
      idle.cancel();
    };
  }, [rows, translator, queryClient, teamId, paths]);
}
