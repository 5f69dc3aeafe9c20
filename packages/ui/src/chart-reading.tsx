import classes from './chart.module.css';
import type { ChartWords, SeriesName } from './chart-words.ts';
import { Delta } from './delta.tsx';
import type { Reading } from './prepare-reading.ts';
import { SeriesKey } from './series-key.tsx';

type Props = {
  readonly of: 'columns' | 'line';
  readonly series: SeriesName;
  readonly reading: Reading;
  readonly words: ChartWords;
};

/** A measure with its key and its figures: those of the slot that is read, else those of the range. */
export function ChartReading({ of, series, reading, words }: Props) {
  return (
    <div className={classes.reading} data-side={of}>
      <span className={classes.name}>
        <SeriesKey of={of} />
        <span className={classes.words}>{series.name}</span>
        {series.unit ? <span className={classes.unit}>{series.unit}</span> : null}
      </span>
      <span className={classes.figures}>
        <b className={classes.now}>{reading.now}</b>
        {reading.before === null ? null : (
          <span className={classes.before}>
            <SeriesKey of={`${of}-before`} />
            {reading.before}
          </span>
        )}
        {reading.change ? (
          <span className={classes.change}>
            <Delta change={reading.change} words={words} />
          </span>
        ) : null}
      </span>
    </div>
  );
}
