import type { i18n } from 'i18next';
import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { syncStatesQuery } from '../../features/apple-sync/api/sync-queries.ts';
import { layoutsQuery } from '../../features/list-views/api/list-layouts.ts';
import { campaignGroupsQuery } from '../../platform/calls/campaign-groups.ts';
import { loadLaterParts } from '../../platform/later.tsx';
import { useCurrentTeam } from '../../platform/person/teams.ts';
import { loadReadAhead } from '../begin-ahead.ts';
import { changeWords } from '../change-words.ts';
import type { RouteRows } from '../route-row.ts';
import type { MenuEntry } from './menu.ts';

/** Of what stands on each of these pages and is loaded after it. */
const laterWords = ['listViews', ...changeWords];

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
      void loadPages(paths.split(' '), { rows, translator }, leaving.signal);
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

/** One after another, so that what somebody asks for meanwhile does not wait for all of them. */
async function loadPages(
  paths: readonly string[],
  { rows, translator }: { readonly rows: RouteRows; readonly translator: i18n },
  leaving: AbortSignal,
) {
  for (const path of paths) {
    if (leaving.aborted) return;
    // Whoever goes there learns what is wrong then.
    await rows
      .get(path)
      ?.load?.(translator)
      .catch(() => undefined);
  }
  await loadReadAhead().catch(() => undefined);
  await translator.loadNamespaces(laterWords);
  await loadLaterParts(leaving);
}

const latestMs = 5_000;

/** Safari knows no idle time. */
function whenIdle(work: () => void): { cancel: () => void } {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(work, { timeout: latestMs });
    return { cancel: () => window.cancelIdleCallback(id) };
  }
  const id = setTimeout(work, latestMs / 5);
  return { cancel: () => clearTimeout(id) };
}
