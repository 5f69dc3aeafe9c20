import type { ClipboardEvent, MouseEvent } from 'react';
import type { GridProps } from './grid-column.ts';

/** Cells that are changed in place; by keys, or by two presses. */
export function useGridEdits<Row>({
  rows = [],
  columns,
  edits,
}: Pick<GridProps<Row>, 'rows' | 'columns' | 'edits'>) {
  const takes = (key: string, isAsked: boolean) =>
    edits?.columns.includes(key) === true || (isAsked && edits?.named?.includes(key) === true);
  /** Whether it is such a cell, and was opened. */
  const edit = (
    row: Row,
    place: number,
    typed: string | undefined,
    cell: HTMLElement,
    isAsked = false,
  ): boolean => {
    const key = columns[place]?.key;
    if (key === undefined || typed === undefined || !takes(key, isAsked)) return false;
    edits?.open(row, key, typed, cell);
    return true;
  };
  const onDoubleClick = ({ target }: MouseEvent) => {
    const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-cell]') : null;
    const row = rows[Number(cell?.dataset['row'])];
    if (cell !== null && row !== undefined) edit(row, Number(cell.dataset['column']), '', cell);
  };
  const onPaste = (event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    const cell = target instanceof HTMLElement && target.matches('[data-cell]') ? target : undefined;
    const key = columns[Number(cell?.dataset['column'])]?.key;
    if (cell === undefined || key === undefined || !takes(key, true)) return;
    const lines = readLines(clipboardData.getData('text/plain'));
    if (lines.length === 0) return;
    event.preventDefault();
    edits?.paste?.(rows.slice(Number(cell.dataset['row'])), key, lines);
  };
  return { edit, onDoubleClick, onPaste };
}

/** The first column of what was copied; spreadsheets end the last line too. */
const readLines = (text: string): string[] =>
  text === ''
    ? []
    : text
        .replace(/\r?\n$/, '')
        .split(/\r?\n/)
        .map((line) => line.split('\t')[0] ?? '');
