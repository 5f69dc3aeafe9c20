import { IconChevronDown } from '@tabler/icons-react';
import classes from './chart.module.css';
import type { ChartWords, SeriesChoice, SeriesName } from './chart-words.ts';
import type { Side } from './choose-series.ts';
import { Delta } from './delta.tsx';
import type { Reading } from './prepare-reading.ts';
import { SeriesKey } from './series-key.tsx';

type Props = {
  readonly of: Side;
  readonly series: SeriesName;
  readonly reading: Reading;
  readonly words: ChartWords;
  readonly choice?: SeriesChoice | undefined;
};

/** A measure with its key and its figures: those of the slot that is read, else those of the range. */
export function ChartReading({ of, series, reading, words, choice }: Props) {
  return (
    <div className={classes.reading} data-side={of}>
      <span className={classes.name}>
        <SeriesKey of={of} />
        <span className={classes.words}>{series.name}</span>
        {series.unit ? <span className={classes.unit}>{series.unit}</span> : null}
        {choice ? <Choice of={of} choice={choice} label={words.choose?.(of) ?? series.name} /> : null}
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

type ChoiceProps = {
  readonly of: Side;
  readonly choice: SeriesChoice;
  readonly label: string;
};

/** The system's own list, over the name and unseen: as wide as the name, not as the longest of the list. */
function Choice({ of, choice: { options, chosen, onChoose }, label }: ChoiceProps) {
  return (
    <>
      <IconChevronDown size={14} className={classes.unit} />
      <select
        className={classes.choice}
        aria-label={label}
        value={chosen[of]}
        onChange={({ target }) => onChoose(of, target.value)}
      >
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </>
  );
}
