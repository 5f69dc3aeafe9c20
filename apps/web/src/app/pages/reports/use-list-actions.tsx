import { useNavigate } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import type { AdObject } from '../../../features/changes/change.ts';
import type { Bulk } from '../../../features/changes/opened.ts';
import { leavePaste, mendPasted, pasted } from '../../../features/changes/cells/pasted.ts';
import { rowActions } from '../../../features/changes/bulk/row-actions.ts';
import type { RowActions } from '../../../features/reports/rows/report-table.tsx';
import { openedWord } from '../../../features/words/opened-word.ts';
import type { MarkedRow } from '../../../features/reports/chart/open-marks.ts';
import type { Selected } from '../../../features/reports/rows/row-keys-of.ts';
import { useOwnMarks } from '../report-frame/use-own-marks.ts';
import { later } from '@tapwright/ui/layout/later';

const RowMenu = later(async () => (await import('../../../features/changes/bulk/row-menu.tsx')).RowMenu);

const BulkBar = later(async () => (await import('../../../features/changes/bulk/bulk-bar.tsx')).BulkBar);

const firstCells = ['status', 'bid', 'dailyBudget'];

/**
 * The menu of each row, what is changed in its cells, and its keys: `e` its settings, or of those selected their amounts, `p` pause or activate, `w` why it is not serving, `h` what was changed of it, `o` the
 * change of it that has not ended.
 */
export function useListActions<Row extends MarkedRow & { readonly campaignId?: string }>(
  { teamId, roleName }: TeamView,
  toObject: (teamId: number, row: Row) => AdObject,
  moreCells: readonly string[] = [],
): RowActions<Row> {
  const { open } = rowActions;
  const navigate = useNavigate();
  const { marksOf, isToMend } = useOwnMarks(teamId, toObject);
  const mayEdit = can(roleName, 'campaign.edit');
  const cells = [...firstCells, ...moreCells];
  const objectsOf = (rows: readonly Row[]) => rows.map((row) => toObject(teamId, row));
  const mayUseTools = can(roleName, 'tools.use');
  const menuOf = useMenuOf<Row>(toObject, { teamId, mayEdit, mayUseTools });
  return {
    menuOf,
    marksOf,
    isToMend,
    bulk: mayEdit
      ? (rows, tools) => (
          <Suspense>
            <BulkBar objects={objectsOf(rows)} {...tools} />
          </Suspense>
        )
      : undefined,
    edits: mayEdit
      ? {
          columns: cells,
          named: moreCells.length > 0 ? ['name'] : [],
          open: (row, column, typed, cell) => rowActions.edit(toObject(teamId, row), column, typed, cell),
          typeOn: rowActions.typeOn,
          paste: (rows, column, lines) => rowActions.paste(objectsOf(rows), column, lines),
        }
      : undefined,
    keys: {
      w: (row) => {
        const object = toObject(teamId, row);
        if (object.kind !== 'negativeKeyword') open(object, 'serving');
      },
      h: (row) => open(toObject(teamId, row), 'history'),
      o: ({ openEdits = [] }) => {
        const set = openEdits.at(-1)?.changeSetId;
        if (set !== undefined) void navigate({ to: '/ad/changes', search: { set: String(set) } });
      },
      ...(mayEdit && editKeys(objectsOf)),
    },
  };
}

type MenuSettings = { readonly teamId: number; readonly mayEdit: boolean; readonly mayUseTools: boolean };

function useMenuOf<Row extends { readonly campaignId?: string }>(
  toObject: (teamId: number, row: Row) => AdObject,
  { teamId, mayEdit, mayUseTools }: MenuSettings,
) {
  return useMemo(() => {
    const whyOf = (row: Row) => {
      const { kind, name } = toObject(teamId, row);
      const { campaignId } = row;
      const isWord = kind === 'keyword' || kind === 'negativeKeyword';
      return isWord && mayUseTools && campaignId !== undefined
        ? () => openedWord.set({ teamId, campaignId, word: name })
        : undefined;
    };
    const Menu = (row: Row) => (
      <Suspense>
        <RowMenu object={toObject(teamId, row)} mayEdit={mayEdit} onWhy={whyOf(row)} />
      </Suspense>
    );
    return Menu;
  }, [teamId, toObject, mayEdit, mayUseTools]);
}

/** They act on all that are selected; without any on the row of the cursor. */
function editKeys<Row>(objectsOf: (rows: readonly Row[]) => AdObject[]) {
  const { open, pause, activate, amounts, turn, fill } = rowActions;
  const each =
    (all: (bulk: Bulk) => void, one: (object: AdObject) => void) =>
    (row: Row, { rows, onClear }: Selected<Row>) => {
      const [object] = objectsOf([row]);
      if (rows.length > 0) all({ objects: objectsOf(rows), onSent: onClear });
      else if (object !== undefined && object.status !== 'removed') one(object);
    };
  return {
    e: each(amounts, (object) => open(object, 'settings')),
    p: each(turn, (object) => (object.status === 'running' ? pause(object) : activate(object))),
    Backspace: (row: Row) => {
      for (const object of objectsOf([row])) mendPasted(object, undefined);
    },
    Escape: (_row: Row, { onClear }: Selected<Row>) =>
      pasted.get() === undefined ? onClear() : leavePaste(),
    'mod+d': (row: Row, { rows, column = '' }: Selected<Row>) => {
      for (const object of objectsOf([row])) fill(object, objectsOf(rows), column);
    },
  };
}
