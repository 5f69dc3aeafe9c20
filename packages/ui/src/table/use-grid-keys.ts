import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import type { GridProps } from './grid-column.ts';
import { gridKey, nameKey, typedByKey } from './grid-key.ts';
import type { Widths } from './use-widths.ts';
import { moveCursor } from './move-cursor.ts';
import type { Cursor } from './move-cursor.ts';
import { useGridEdits } from './use-grid-edits.ts';

type Input<Row> = Pick<GridProps<Row>, 'rows' | 'columns' | 'onOpen' | 'onCopy' | 'rowKeys' | 'edits'>;

const widthStep = 16;

/** A box or a menu is no place to begin. */
const findFirst = (columns: readonly { readonly head: string }[]): number =>
  Math.max(
    0,
    columns.findIndex(({ head }) => head !== ''),
  );

/** One cell can be reached by Tab; arrows, `j` and `k` lead on from it, Enter opens its row, `c` copies. */
export function useGridKeys<Row>(room: RefObject<HTMLElement | null>, input: Input<Row>, widths: Widths) {
  const { rows = [], columns, onOpen, onCopy, rowKeys, edits } = input;
  const [chosen, setChosen] = useState<Cursor>(() => ({ row: 0, column: findFirst(columns) }));
  const focus = useCursorFocus(room);
  const cursor = {
    row: Math.min(chosen.row, Math.max(rows.length - 1, 0)),
    column: Math.min(chosen.column, columns.length - 1),
  };

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    focus.enter();
    const { row, column } = target.closest<HTMLElement>('[data-cell]')?.dataset ?? {};
    if (row !== undefined && column !== undefined) setChosen({ row: Number(row), column: Number(column) });
  };

  const { edit, onDoubleClick, onPaste } = useGridEdits(input);
  const moveTo = (next: Cursor) => {
    focus.take();
    setChosen(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    const row = rows[cursor.row];
    if (!(target instanceof HTMLElement) || target.closest('[data-cell]') === null || row === undefined)
      return;
    const isCell = target.matches('[data-cell]');
    if (isCell && edits?.typeOn?.(event, target)) return event.preventDefault();
    if (isCell && edit(row, cursor.column, typedByKey(event), target, event.key === 'F2'))
      return event.preventDefault();
    const meaning = gridKey(event, getSelection()?.isCollapsed === false);
    const next = meaning === 'move' ? moveCursor(event.key, cursor, sizeOf(rows, columns)) : undefined;
    if (next) {
      event.preventDefault();
      moveTo(next);
    }
    // A link in the cell takes Enter by itself.
    if (meaning === 'open' && target.closest('a, button') === null) openCell(target, () => onOpen?.(row));
    const column = columns[cursor.column];
    if ((meaning === 'widen' || meaning === 'narrow') && column) {
      event.preventDefault();
      widths.keep(column.key, widths.of(column) + (meaning === 'widen' ? widthStep : -widthStep));
    }
    const isFree = meaning === undefined || (meaning === 'move' && next === undefined);
    const act = isFree ? rowKeys?.[nameKey(event) ?? ''] : undefined;
    if (act) {
      event.preventDefault();
      act(row, (place) => moveTo({ ...cursor, row: place }), column?.key);
    }
    if (meaning !== 'copyCell' && meaning !== 'copyRow') return;
    event.preventDefault();
    const cells = meaning === 'copyRow' ? columns : columns.slice(cursor.column, cursor.column + 1);
    onCopy?.(cells.map(({ text }) => text(row)).join('\t'), meaning === 'copyRow' ? 'row' : 'cell');
  };

  return { cursor, onKeyDown, onDoubleClick, onPaste, onFocus, onBlur: focus.leave };
}

/** The cell of the cursor has the focus where a key led there, and where its row went away under it. */
function useCursorFocus(room: RefObject<HTMLElement | null>) {
  const isTaken = useRef(false);
  const isWithin = useRef(false);
  useLayoutEffect(() => {
    // A row that goes takes the focus with it, without saying so.
    const isLost = isWithin.current && document.activeElement === document.body;
    if (!isTaken.current && !isLost) return;
    isTaken.current = false;
    room.current?.querySelector<HTMLElement>('[data-cursor]')?.focus();
  });
  return {
    take: () => {
      isTaken.current = true;
    },
    enter: () => {
      isWithin.current = true;
    },
    leave: () => {
      isWithin.current = false;
    },
  };
}

/** A button alone in its cell is what Enter means there. */
function openCell(cell: HTMLElement, otherwise: () => void) {
  const button = cell.querySelector('button');
  if (button === null) otherwise();
  else button.click();
}

function sizeOf(rows: readonly unknown[], columns: readonly unknown[]) {
  return { rows: rows.length, columns: columns.length };
}
