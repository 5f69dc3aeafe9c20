import type { MouseEvent } from 'react';
import type { Side } from './choose-series.ts';
import { Delta } from './delta.tsx';
import type { DirectionWords } from './delta.tsx';
import type { PreparedTile } from './prepare-tile.ts';
import { SeriesKey } from './series-key.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Sparkline } from './sparkline.tsx';
import classes from './tile.module.css';

export type TileWords = DirectionWords & { readonly was: (figure: string) => string };

type Props = {
  readonly label: string;
  readonly unit?: string;
  /** Absent while it is read. */
  readonly tile?: PreparedTile;
  /** Set while the measure is on the chart. */
  readonly series?: Side | undefined;
  readonly words: TileWords;
  /** Press for the columns, Shift-press for the line. */
  readonly onChoose: (side: Side) => void;
};

export function Tile({ label, unit, tile, series, words, onChoose }: Props) {
  const choose = (event: MouseEvent): void => {
    onChoose(event.shiftKey ? 'line' : 'columns');
  };
  return (
    <button
      type="button"
      className={classes.tile}
      data-series={series}
      aria-pressed={series !== undefined}
      aria-busy={!tile}
      onClick={choose}
    >
      <span className={classes.label}>
        {series ? <SeriesKey of={series} /> : null}
        <span className={classes.name}>{label}</span>
        {unit ? <span className={classes.unit}>{unit}</span> : null}
      </span>
      {tile ? <Figures tile={tile} series={series} words={words} /> : <Bars />}
    </button>
  );
}

function Figures({ tile, series, words }: Required<Pick<Props, 'tile' | 'words'>> & Pick<Props, 'series'>) {
  const shortened = tile.figure !== tile.inFull;
  return (
    <>
      <span className={classes.figure} title={shortened ? tile.inFull : undefined}>
        <span aria-hidden={shortened}>{tile.figure}</span>
        {shortened ? <span className="tw-visually-hidden">{tile.inFull}</span> : null}
      </span>
      <span className={classes.change}>
        {tile.change ? <Delta change={tile.change} words={words} /> : null}
        {tile.comparedDays === null ? null : <span className={classes.was}>{tile.comparedDays}</span>}
        {tile.before === null ? null : <span className={classes.was}>{words.was(tile.before)}</span>}
      </span>
      <span className={classes.spark}>
        <Sparkline shape={tile.sparkline} {...(series ? { series } : {})} />
      </span>
    </>
  );
}

function Bars() {
  return (
    <span className={classes.bars}>
      <Skeleton width="66%" height={18} />
      <Skeleton width="82%" height={10} />
      <Skeleton width="88%" height={18} />
    </span>
  );
}
