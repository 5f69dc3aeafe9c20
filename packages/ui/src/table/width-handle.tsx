import type { PointerEvent } from 'react';
import classes from './grid.module.css';
import type { Widths } from './use-widths.ts';

type Props = { readonly column: string; readonly widths: Widths };

/** Dragged it makes its column wider or narrower, pressed twice as wide as what it shows; keys do so from a cell. */
export function WidthHandle({ column, widths: { drag, keep } }: Props) {
  const widthAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const head = currentTarget.parentElement?.getBoundingClientRect();
    return head === undefined ? 0 : clientX - head.left;
  };
  return (
    <span
      aria-hidden
      className={classes.handle}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) drag(column, widthAt(event));
      }}
      onPointerUp={(event) => {
        if (event.detail < 2) keep(column, widthAt(event));
      }}
      onDoubleClick={() => keep(column, undefined)}
    />
  );
}
