import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useSyncExternalStore } from 'react';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import type { AdObject } from '../../features/changes/change.ts';
import { refusedEdits } from '../../features/changes/opened.ts';
import { rowActions } from '../../features/changes/row-actions.ts';
import type { RowActions } from '../../features/reports/components/report-table.tsx';
import type { MarkedRow, OpenMark } from '../../features/reports/open-marks.ts';

const RowMenu = lazy(async () => ({
  default: (await import('../../features/changes/components/row-menu.tsx')).RowMenu,
}));

const BulkBar = lazy(async () => ({
  default: (await import('../../features/changes/components/bulk-bar.tsx')).BulkBar,
}));

const editedColumns = ['status', 'bid', 'dailyBudget'];

/**
 * The menu of each row, and its keys: `e` its settings, `p` pause or activate, `w` why it is not serving, `o` the
 * change of it that has not ended.
 */
export function useListActions<Row extends MarkedRow>(
  { teamId, roleName }: TeamView,
  toObject: (teamId: number, row: Row) => AdObject,
): RowActions<Row> {
  const { open, pause, activate } = rowActions;
  const navigate = useNavigate();
  const marksOf = useRefusedMarks(teamId, toObject);
  const mayEdit = can(roleName, 'campaign.edit');
  const edit = (act: (object: AdObject) => void) => (row: Row) => {
    const object = toObject(teamId, row);
    if (object.status !== 'removed') act(object);
  };
  const menuOf = useMemo(() => {
    const Menu = (row: Row) => (
      <Suspense>
        <RowMenu object={toObject(teamId, row)} mayEdit={mayEdit} />
      </Suspense>
    );
    return Menu;
  }, [teamId, toObject, mayEdit]);
  return {
    menuOf,
    marksOf,
    bulk: mayEdit
      ? (rows, tools) => (
          <Suspense>
            <BulkBar objects={rows.map((row) => toObject(teamId, row))} {...tools} />
          </Suspense>
        )
      : undefined,
    edits: mayEdit
      ? {
          columns: editedColumns,
          open: (row, column, typed, cell) => rowActions.edit(toObject(teamId, row), column, typed, cell),
        }
      : undefined,
    keys: {
      w: (row) => {
        const object = toObject(teamId, row);
        if (object.kind !== 'negativeKeyword') open(object, 'serving');
      },
      o: ({ openEdits = [] }) => {
        const set = openEdits.at(-1)?.changeSetId;
        if (set !== undefined) void navigate({ to: '/ad/changes', search: { set: String(set) } });
      },
      ...(mayEdit && {
        e: edit((object) => open(object, 'settings')),
        p: edit((object) => (object.status === 'running' ? pause(object) : activate(object))),
      }),
    },
  };
}

/** What this window sent and Apple did not take. */
function useRefusedMarks<Row>(teamId: number, toObject: (teamId: number, row: Row) => AdObject) {
  const refused = useSyncExternalStore(refusedEdits.subscribe, refusedEdits.get);
  return useMemo(() => {
    if (refused.length === 0) return undefined;
    const byObject = Map.groupBy(refused, ({ kind, objectId }) => `${kind} ${objectId}`);
    return (row: Row): OpenMark[] => {
      const { kind, id } = toObject(teamId, row);
      return (byObject.get(`${kind} ${id}`) ?? []).map(({ changeSetId, intent, after, why }) => ({
        changeSetId,
        intent,
        after,
        why,
        state: 'refused',
        scheduledFor: null,
      }));
    };
  }, [refused, teamId, toObject]);
}
