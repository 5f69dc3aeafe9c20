import type { CSSProperties } from 'react';
import type { GridColumn } from './grid-column.ts';

type Frozen = { readonly left: number; readonly isLast: boolean };

/** Where the first columns stay when the table moves sideways. */
export function placeFrozen<Row>(columns: readonly GridColumn<Row>[]): readonly (Frozen | undefined)[] {
  const count = columns.findIndex(({ isFrozen }) => isFrozen !== true);
  let left = 0;
  return columns.slice(0, count === -1 ? columns.length : count).map(({ width = 0 }, place, frozen) => {
    const own = { left, isLast: place === frozen.length - 1 };
    left += width;
    return own;
  });
}

export function freezeCell(frozen: Frozen | undefined) {
  if (frozen === undefined) return {};
  const style: CSSProperties & Record<'--tw-frozen', string> = { '--tw-frozen': `${frozen.left}px` };
  return { 'data-frozen': frozen.isLast ? 'last' : 'first', style };
}
