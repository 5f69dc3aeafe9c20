import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { nameWeekday } from '@tapwright/i18n/format-day';
import { formatPercent } from '@tapwright/i18n/format-number';
import { useTranslation } from '../words/use-translation.ts';
import { type Heat, shadesOf, shareOf } from './hour-shares.ts';
import { useLanguage } from '../words/use-language.ts';
import { type Cell, dayOfRow, hourOf, hoursBetween } from './hours-of-week.ts';
import classes from './hour-grid.module.css';

type Props = {
  readonly on: ReadonlySet<number>;
  readonly onChange: (on: ReadonlySet<number>) => void;
  readonly heat?: Heat | undefined;
};

const rows = [0, 1, 2, 3, 4, 5, 6];
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const moves: Partial<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
/** A Monday: rows are named after it and the six days that follow. */
const monday = Date.UTC(2026, 10, 23);
const dayOfRowText = (row: number): string => new Date(monday + row * 86_400_000).toISOString().slice(0, 10);

/** The hours of a week to paint: a drag makes all of a rectangle what its first cell becomes. */
export function HourGrid({ on, onChange, heat }: Props) {
  const taps = heat?.taps;
  const shades = useMemo(() => taps && shadesOf(taps), [taps]);
  const { t } = useTranslation('targeting');
  const { cursor, from, begin, reach, end, onKey } = usePainting(on, onChange);
  const inside = new Set(from === undefined ? [] : hoursBetween(from, cursor));
  const turn = (some: readonly number[]) => {
    const isOn = some.every((hour) => on.has(hour));
    onChange(isOn ? on.difference(new Set(some)) : on.union(new Set(some)));
  };
  const grid = useRef<HTMLTableElement>(null);
  const isKeyed = useRef(false);
  useEffect(() => {
    if (!isKeyed.current) return;
    isKeyed.current = false;
    grid.current?.querySelector<HTMLElement>('[data-hour][tabindex="0"]')?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the focus follows the cursor, when a key moved it
  }, [cursor]);
  return (
    <table
      ref={grid}
      className={classes.grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its cells are pressed, one tab stop for all
      role="grid"
      aria-label={t('hours.label')}
      onPointerLeave={end}
      onPointerUp={end}
      onKeyDown={(event) => {
        isKeyed.current = event.key in moves;
        onKey(event);
      }}
    >
      <HourHead share={heat?.head} onTurn={(hour) => turn(rows.map((row) => hourOf(row, hour)))} />
      <tbody>
        {rows.map((row) => (
          <HourRow
            key={row}
            row={row}
            on={on}
            shades={shades}
            taps={taps}
            inside={inside}
            cursor={cursor}
            onBegin={begin}
            onReach={reach}
            onTurn={() => turn(hours.map((hour) => hourOf(dayOfRow(row), hour)))}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Pick<CellProps, 'on' | 'shades' | 'onBegin' | 'onReach'> & {
  readonly taps: readonly number[] | undefined;
  readonly row: number;
  readonly inside: ReadonlySet<number>;
  readonly cursor: Cell;
  readonly onTurn: () => void;
};

function HourRow({ row, taps, inside, cursor, onTurn, ...cell }: RowProps) {
  const language = useLanguage();
  const share =
    taps &&
    shareOf(
      taps,
      hours.map((hour) => hourOf(dayOfRow(row), hour)),
    );
  return (
    <tr>
      <th scope="row">
        <button type="button" tabIndex={-1} onClick={onTurn}>
          {nameWeekday(language, dayOfRowText(row))}
        </button>
      </th>
      {hours.map((hour) => (
        <HourCell
          key={hour}
          cell={{ row, hour }}
          isMarked={inside.has(hourOf(dayOfRow(row), hour))}
          isCursor={cursor.row === row && cursor.hour === hour}
          {...cell}
        />
      ))}
      {taps === undefined ? null : (
        <td data-share>{share === undefined ? '–' : formatPercent(language, share, 1)}</td>
      )}
    </tr>
  );
}

type CellProps = {
  readonly cell: Cell;
  readonly on: ReadonlySet<number>;
  readonly shades: readonly number[] | undefined;
  readonly isMarked: boolean;
  readonly isCursor: boolean;
  readonly onBegin: (event: PointerEvent<HTMLElement>, cell: Cell) => void;
  readonly onReach: (cell: Cell) => void;
};

function HourCell({ cell, on, shades, isMarked, isCursor, onBegin, onReach }: CellProps) {
  const language = useLanguage();
  const number = hourOf(dayOfRow(cell.row), cell.hour);
  return (
    <td data-marked={isMarked || undefined}>
      <button
        type="button"
        data-hour={number}
        className={classes.cell}
        tabIndex={isCursor ? 0 : -1}
        aria-pressed={on.has(number)}
        data-shade={shades?.[number]}
        aria-label={`${nameWeekday(language, dayOfRowText(cell.row))} ${cell.hour}:00`}
        onPointerDown={(event) => onBegin(event, cell)}
        onPointerEnter={() => onReach(cell)}
      />
    </td>
  );
}

type HeadProps = { readonly share: string | undefined; readonly onTurn: (hour: number) => void };

function HourHead({ share, onTurn }: HeadProps) {
  const { t } = useTranslation('targeting');
  return (
    <thead>
      <tr>
        <td aria-hidden />
        {hours.map((hour) => (
          <th key={hour} scope="col">
            <button
              type="button"
              tabIndex={-1}
              aria-label={t('hours.column', { hour: `${String(hour).padStart(2, '0')}:00` })}
              onClick={() => onTurn(hour)}
            >
              {hour % 3 === 0 ? String(hour).padStart(2, '0') : ''}
            </button>
          </th>
        ))}
        {share === undefined ? null : <td data-share>{share}</td>}
      </tr>
    </thead>
  );
}

function usePainting(on: ReadonlySet<number>, onChange: Props['onChange']) {
  const [cursor, setCursor] = useState<Cell>({ row: 0, hour: 0 });
  const [from, setFrom] = useState<Cell>();
  const painting = useRef<{ on: boolean; before: ReadonlySet<number>; from: Cell }>(undefined);
  const paint = (to: Cell) => {
    const drawn = painting.current;
    if (drawn === undefined) return;
    const some = new Set(hoursBetween(drawn.from, to));
    onChange(drawn.on ? drawn.before.union(some) : drawn.before.difference(some));
  };
  return {
    cursor,
    from,
    begin: (event: PointerEvent<HTMLElement>, cell: Cell) => {
      // A finger that goes on to other cells must reach them.
      if (event.currentTarget.hasPointerCapture(event.pointerId))
        event.currentTarget.releasePointerCapture(event.pointerId);
      const becomes = event.altKey ? false : event.shiftKey || !on.has(hourOf(dayOfRow(cell.row), cell.hour));
      painting.current = { on: becomes, before: on, from: cell };
      setCursor(cell);
      setFrom(cell);
      paint(cell);
    },
    reach: (cell: Cell) => {
      if (painting.current === undefined) return;
      setCursor(cell);
      paint(cell);
    },
    end: () => {
      painting.current = undefined;
      setFrom(undefined);
    },
    onKey: (event: KeyboardEvent) => {
      const move = moves[event.key];
      if (move !== undefined) {
        event.preventDefault();
        setFrom(event.shiftKey ? (from ?? cursor) : undefined);
        setCursor({ row: (cursor.row + move[0] + 7) % 7, hour: (cursor.hour + move[1] + 24) % 24 });
      }
      if (event.key === ' ') {
        event.preventDefault();
        const some = new Set(hoursBetween(from ?? cursor, cursor));
        const isOn = on.has(hourOf(dayOfRow(cursor.row), cursor.hour));
        onChange(isOn ? on.difference(some) : on.union(some));
      }
      if (event.key === 'Escape') setFrom(undefined);
    },
  };
}
