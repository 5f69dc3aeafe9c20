import { useMemo } from 'react';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import type { AdObject } from '../../features/changes/change.ts';
import { rowActions } from '../../features/changes/row-actions.ts';
import { RowMenu } from '../../features/changes/components/row-menu.tsx';
import type { RowActions } from '../../features/reports/components/report-table.tsx';

/** The menu of each row, and its keys: `e` its settings, `p` pause or activate, `w` why it is not serving. */
export function useListActions<Row>(
  { teamId, roleName }: TeamView,
  toObject: (teamId: number, row: Row) => AdObject,
): RowActions<Row> {
  const { open, pause, activate } = rowActions;
  const mayEdit = can(roleName, 'campaign.edit');
  const edit = (act: (object: AdObject) => void) => (row: Row) => {
    const object = toObject(teamId, row);
    if (object.status !== 'removed') act(object);
  };
  const menuOf = useMemo(() => {
    const Menu = (row: Row) => <RowMenu object={toObject(teamId, row)} mayEdit={mayEdit} />;
    return Menu;
  }, [teamId, toObject, mayEdit]);
  return {
    menuOf,
    keys: {
      w: (row) => {
        const object = toObject(teamId, row);
        if (object.kind !== 'negativeKeyword') open(object, 'serving');
      },
      ...(mayEdit && {
        e: edit((object) => open(object, 'settings')),
        p: edit((object) => (object.status === 'running' ? pause(object) : activate(object))),
      }),
    },
  };
}
