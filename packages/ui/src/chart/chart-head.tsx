import type { ReactNode } from 'react';
import classes from './chart.module.css';
import { ChartReading } from './chart-reading.tsx';
import type { ChartWords, SeriesChoice, SeriesName } from './chart-words.ts';
import type { ChartInput } from './prepare-chart.ts';
import { prepareReading } from './prepare-reading.ts';

type Props = {
  readonly input: ChartInput;
  readonly slot: number | null;
  readonly columnsName: SeriesName;
  readonly lineName: SeriesName | undefined;
  readonly words: ChartWords;
  readonly choice?: SeriesChoice | undefined;
  readonly children: ReactNode;
};

export function ChartHead({ input, slot, columnsName, lineName, words, choice, children }: Props) {
  const { columns, line, write } = input;
  return (
    <div className={classes.head}>
      <ChartReading
        of="columns"
        series={columnsName}
        reading={prepareReading(columns, slot, write)}
        words={words}
        choice={choice}
      />
      <div className={classes.middle}>{children}</div>
      {line && lineName ? (
        <ChartReading
          of="line"
          series={lineName}
          reading={prepareReading(line, slot, write)}
          words={words}
          choice={choice}
        />
      ) : null}
    </div>
  );
}
