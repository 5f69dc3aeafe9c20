import type { AdObject } from '../change.ts';
import {
  type Bulk,
  editedCell,
  openedAmounts,
  openedPanel,
  type PanelTab,
  requestedStatus,
} from '../opened.ts';
import type { fillDown } from '../cells/fill-down.ts';
import { findPastedMark, pasteLines } from '../cells/pasted.ts';

/** What can be done with a row without opening it. Light, since it comes with every list: what sends is loaded then. */
export const rowActions = {
  open: (object: AdObject, tab: PanelTab) => openedPanel.set({ object, tab }),
  pause: (object: AdObject) => requestedStatus.set({ object, status: 'paused' }),
  activate: (object: AdObject) => requestedStatus.set({ object, status: 'running' }),
  /** What it shows is typed where it stands; a state goes over into the other. */
  edit: (object: AdObject, column: string, typed: string, cell: HTMLElement) => {
    if (object.status === 'removed') return;
    if (column === 'status')
      return requestedStatus.set({ object, status: object.status === 'running' ? 'paused' : 'running' });
    const begun = typed === '' ? (findPastedMark(object)?.text ?? '') : typed;
    editedCell.set({ object, column, typed: begun, cell });
  },
  /** While the field of this cell is still loaded, what is typed is for it, and no key of the row. */
  typeOn: (
    { key, metaKey, ctrlKey, altKey }: Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey'>,
    cell: HTMLElement,
  ): boolean => {
    const opened = editedCell.get();
    if (opened?.cell !== cell || metaKey || ctrlKey || altKey || key === 'Tab') return false;
    const { typed } = opened;
    const next = key === 'Backspace' ? typed.slice(0, -1) : key.length === 1 ? typed + key : typed;
    editedCell.set(key === 'Escape' ? undefined : { ...opened, typed: next });
    return true;
  },
  /** Lies over the rows until it is sent. */
  paste: (objects: readonly AdObject[], column: string, lines: readonly string[]) => {
    if (column !== 'status') pasteLines(objects, column, lines);
  },
  /** Of several at once; always looked at first. */
  amounts: (bulk: Bulk) => {
    if (bulk.objects.some(({ amount }) => amount !== undefined)) openedAmounts.set(bulk);
  },
  /** Pauses those that run; where none does, activates. */
  turn: (bulk: Bulk) => void turn(bulk),
  /** What stands in one row over all of these. */
  fill: (...from: FillDown) => void fill(...from),
};

type FillDown = Parameters<typeof fillDown>;
const fill = async (...from: FillDown) => (await import('../cells/fill-down.ts')).fillDown(...from);
const turn = async (bulk: Bulk) => (await import('./preview-rows.ts')).previewTurn(bulk);
