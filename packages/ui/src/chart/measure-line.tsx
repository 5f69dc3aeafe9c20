import type { ReactNode } from 'react';
import type { Side } from './choose-series.ts';
import { Delta } from './delta.tsx';
import type { DirectionWords } from './delta.tsx';
import classes from './measure-line.module.css';
import type { PreparedTile } from './prepare-tile.ts';
import { SeriesKey } from './series-key.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Sparkline } from './sparkline.tsx';

export type LinedMeasure = {
  readonly key: string;
  readonly label: string;
  readonly unit?: string;
  /** Absent while it is read. */
  readonly tile?: PreparedTile;
  readonly series?: Side | undefined;
  /** Where there is little room, the lowest leaves first; without one it stays. */
  readonly leaves?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
};

type Props = {
  readonly label: string;
  readonly measures: readonly LinedMeasure[];
  readonly words: DirectionWords;
  /** At the end: what unfolds it. */
  readonly children: ReactNode;
};

/** Tiles and chart folded into one line. */
export function MeasureLine({ label, measures, words, children }: Props) {
  return (
    <div className={classes.room}>
      <ul className={classes.line} aria-label={label}>
        {measures.map(({ key, label: name, unit, tile, series, leaves }) => (
          <li key={key} className={classes.measure} data-leaves={leaves} aria-busy={!tile}>
            {series ? <SeriesKey of={series} /> : null}
            <span>
              {name} {unit ? <span className={classes.unit}>{unit}</span> : null}
            </span>
            {tile ? (
              <>
                <b className={classes.figure}>{tile.figure}</b>
                {tile.change ? <Delta change={tile.change} words={words} /> : null}
                {series === 'columns' ? (
                  <span className={classes.spark}>
                    <Sparkline shape={tile.sparkline} series="columns" />
                  </span>
                ) : null}
              </>
            ) : (
              <Skeleton width={64} height={12} />
            )}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
