import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';

type Props<Row> = {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** Of a row before it was drawn; each is measured then. */
  readonly rowHeight: number;
  readonly roomClassName?: string | undefined;
  readonly listClassName?: string | undefined;
  readonly rowClassName?: string | undefined;
  readonly children: (row: Row) => ReactNode;
};

/** As many as are drawn at once without being felt. */
const maxDrawn = 200;

/** Rows as high as they need to be, in a room of their own; of many only those in sight are drawn. */
export function LongList<Row>(props: Props<Row>) {
  const { label, rows, keyOf, rowHeight, roomClassName, listClassName, rowClassName, children } = props;
  const room = useRef<HTMLDivElement>(null);
  const isLong = rows.length > maxDrawn;
  // oxlint-disable-next-line react/incompatible-library -- nothing it gives back is handed on
  const virtual = useVirtualizer({
    count: isLong ? rows.length : 0,
    getScrollElement: () => room.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  const items = virtual.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = isLong ? virtual.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  const drawn = isLong ? items.map(({ index }) => index) : rows.map((_, index) => index);
  return (
    <div ref={room} className={roomClassName}>
      <ul className={listClassName} aria-label={label} style={{ paddingTop: above, paddingBottom: below }}>
        {drawn.map((index) => {
          const row = rows[index];
          return row === undefined ? null : (
            <li
              key={keyOf(row)}
              ref={isLong ? virtual.measureElement : undefined}
              data-index={index}
              className={rowClassName}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
            >
              {children(row)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
