import { useState } from 'react';
import type { GridColumn, GridProps } from './grid-column.ts';

const minWidth = 48;
const maxWidth = 640;
const minRestWidth = 208;
/** What the last cell keeps to the edge of the page, more than others. */
const lastEdge = 16;

export type Widths = {
  /** Of the column that takes the rest: the least it has. */
  readonly of: (column: Pick<GridColumn<never>, 'key' | 'width'>) => number;
  readonly needed: number;
  /** While it is dragged. */
  readonly drag: (key: string, width: number) => void;
  readonly keep: (key: string, width: number | undefined) => void;
};

/** How wide columns are: as somebody set them, else as what they show needs it. */
export function useWidths<Row>({ columns, widths = {}, onWidth }: GridProps<Row>): Widths {
  const [dragged, setDragged] = useState<{ readonly key: string; readonly width: number }>();
  const last = columns.at(-1)?.key;
  const of = ({ key, width = minRestWidth }: Pick<GridColumn<never>, 'key' | 'width'>) =>
    dragged?.key === key ? dragged.width : (widths[key] ?? width + (key === last ? lastEdge : 0));
  return {
    of,
    needed: columns.reduce((sum, column) => sum + of(column), 0),
    drag: (key, width) => setDragged({ key, width: within(width) }),
    keep: (key, width) => {
      setDragged(undefined);
      onWidth?.(key, width === undefined ? undefined : within(width));
    },
  };
}

function within(width: number): number {
  return Math.round(Math.min(Math.max(width, minWidth), maxWidth));
}
