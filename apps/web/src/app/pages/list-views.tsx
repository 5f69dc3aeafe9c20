import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { ListName } from '@tapwright/contracts/list-views';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { type ReportView, writeKeptView } from '../../features/reports/report-view.ts';
import { viewKeys } from '../../features/reports/view-keys.ts';
import { useLaterWords } from '../../platform/use-later-words.ts';
import classes from './list-views.module.css';
import { writePlainSearch } from '../../platform/plain-search.ts';

const ViewMenu = lazy(async () => ({
  default: (await import('../../features/list-views/components/view-menu.tsx')).ViewMenu,
}));

const words = ['listViews'] as const;

type Props = { readonly team: TeamView; readonly list: ListName; readonly view: ReportView };

/** Saved views of a list: what one keeps is the address, but for the place that it is about. */
export function ListViews({ team: { teamId, roleName }, list, view }: Props) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const mayUse = can(roleName, 'view.use');
  const hasWords = useLaterWords(words, mayUse);
  if (!mayUse) return null;
  if (!hasWords) return <span className={classes.room} />;
  const open = (saved: Readonly<Record<string, string>>, viewId: number | undefined) => {
    const next = Object.fromEntries(viewKeys.map((key) => [key, saved[key]]));
    void navigate({
      href: `${pathname}${writePlainSearch({ ...search, ...next, view: viewId })}`,
      resetScroll: false,
    });
  };
  return (
    <Suspense fallback={<span className={classes.room} />}>
      <ViewMenu
        teamId={teamId}
        list={list}
        current={writeKeptView(view)}
        viewId={search.view}
        onOpen={open}
      />
    </Suspense>
  );
}
