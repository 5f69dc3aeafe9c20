import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { followSet } from '../../../features/changes/opened.ts';
import { useReadChanges } from '../../../features/changes/use-read-changes.ts';
import { ListTable } from '../../../features/negative-lists/components/list-table.tsx';
import { useCurrentTeam } from '../../../platform/person/teams.ts';

const ListDetail = lazy(async () => ({
  default: (await import('../../../features/negative-lists/components/list-detail.tsx')).ListDetail,
}));

/** The shared negative lists of the team; or one of them, which the address names. */
export function NegativeListsPage() {
  const team = useCurrentTeam();
  const { list, tab } = useSearch({ from: '/framed/tool/negativeLists' });
  const navigate = useNavigate();
  const readChanges = useReadChanges();
  if (team === undefined) return null;
  const { teamId } = team;
  const listId = /^\d{1,15}$/.test(list ?? '') ? Number(list) : undefined;
  const open = (search: { list?: string; tab?: string }) =>
    void navigate({ to: '/tool/negativeLists', search });
  if (listId === undefined)
    return (
      <ListTable key={teamId} teamId={teamId} onOpen={(id) => open({ list: String(id), tab: 'words' })} />
    );
  return (
    <Suspense>
      <ListDetail
        key={`${teamId} ${listId}`}
        teamId={teamId}
        listId={listId}
        tab={tab === 'words' ? 'words' : 'campaigns'}
        onTab={(next) => open({ list: String(listId), tab: next })}
        onRemoved={() => open({})}
        onSent={(set) => {
          followSet(set);
          void readChanges(teamId);
        }}
      />
    </Suspense>
  );
}
