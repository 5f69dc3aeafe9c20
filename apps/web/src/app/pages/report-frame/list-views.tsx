import { useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { ListName } from '@tapwright/contracts/list-layouts';
import { can } from '@tapwright/contracts/roles';
import type { BroughtView } from '../../../features/list-views/components/view-menu.tsx';
import type { TeamView } from '@tapwright/contracts/teams';
import { type ReportView, writeKeptView } from '../../../features/reports/question/report-view.ts';
import { type ViewKey, viewKeys } from '../../../features/reports/question/view-keys.ts';
import { useLaterWords } from '../../../platform/words/use-later-words.ts';
import classes from './list-views.module.css';
import { writePlainSearch } from '../../../platform/plain-search.ts';
import { soon } from '@tapwright/ui/layout/later';

const ViewMenu = soon(
  async () => (await import('../../../features/list-views/components/view-menu.tsx')).ViewMenu,
);

const words = ['listViews'] as const;

/** Which app and which storefront is the page's, whichever view is opened. */
const placeKeys: Readonly<Partial<Record<ListName, readonly ViewKey[]>>> = { word: ['app', 'country'] };

type Props = {
  readonly team: TeamView;
  readonly list: ListName;
  readonly view: ReportView;
  /** Those that the product brings. */
  readonly brought?: readonly BroughtView[] | undefined;
};

/** Saved views of a list: what one keeps is the address, but for the place that it is about. */
export function ListViews({ team: { teamId, roleName }, list, view, brought }: Props) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const ofPlace = placeKeys[list] ?? [];
  const mayUse = can(roleName, 'view.use');
  const hasWords = useLaterWords(words, mayUse);
  if (!mayUse) return null;
  if (!hasWords) return <span className={classes.room} />;
  const kept = Object.fromEntries(
    Object.entries(writeKeptView(view)).filter(([key]) => !ofPlace.some((one) => one === key)),
  );
  const open = (saved: Readonly<Record<string, string>>, viewId: number | undefined) => {
    const own = viewKeys.filter((key) => !ofPlace.includes(key));
    const next = Object.fromEntries(own.map((key) => [key, saved[key]]));
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
        current={kept}
        brought={brought}
        viewId={search.view}
        onOpen={open}
      />
    </Suspense>
  );
}
