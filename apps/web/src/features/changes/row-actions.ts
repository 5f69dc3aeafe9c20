import type { AdObject } from './change.ts';
import { bulkArchive, bulkStatus } from './bulk-status.ts';
import { fieldOfColumn, isTimeField, writeTime } from './cell-fields.ts';
import {
  type Bulk,
  editedCell,
  openedAmounts,
  openedPanel,
  openedPreview,
  type PanelTab,
  requestedStatus,
} from './opened.ts';
import { findPastedMark, pasted, pasteLines } from './pasted.ts';

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
  turn: ({ objects, onSent }: Bulk) => {
    const change = bulkStatus(objects, 'paused') ?? bulkStatus(objects, 'running');
    openedPreview.set(change && { change, onSent });
  },
  /** What stands in one row over all of these. */
  fill: (object: AdObject, objects: readonly AdObject[], cursor: string) => {
    // Several things of one name are nobody's wish.
    if (cursor === 'name') return;
    const { kind, amount, shown = {} } = object;
    const isShown = cursor in shown;
    const column = isShown ? cursor : kind === 'campaign' ? 'dailyBudget' : 'bid';
    const pastedHere = pasted.get()?.column === column ? findPastedMark(object)?.text : undefined;
    const typed = pastedHere ?? (isShown ? writeShown(object, cursor) : amount?.stands) ?? '';
    if (typed !== '')
      pasteLines(
        objects,
        column,
        objects.map(() => typed),
      );
  },
  /** Or brings back; looked at first. */
  archive: (object: AdObject, isArchived: boolean) => {
    const change = bulkArchive([object], isArchived);
    openedPreview.set(change && { change });
  },
  /** Always looked at first: at Apple it is final. */
  remove: (object: AdObject) => openedPreview.set({ change: removalOf(object) }),
};

/** A time as its cell shows it, so that it is the same hour on every account's own clock. */
function writeShown({ shown = {}, timeZone }: AdObject, column: string): string {
  const value = shown[column] ?? '';
  const field = fieldOfColumn(column);
  return field !== undefined && isTimeField(field) ? writeTime(timeZone, value) : value;
}

const removalOf = ({ teamId, ...object }: AdObject) => ({
  teamId,
  items: [{ ...object, intent: 'remove' as const, fields: {} }],
});
