import classes from './chart.module.css';
import type { ChartWords, SeriesName } from './chart-words.ts';
import { Hatch } from './hatch.tsx';
import type { MeasuredRange } from './measure.ts';
import type { ChartInput } from './prepare-chart.ts';
import { nameDay } from './prepare-dates.ts';

type Column = {
  readonly key: string;
  readonly head: string;
  readonly unit: string;
  readonly cells: string[];
};

type Props = {
  readonly input: ChartInput;
  readonly columnsName: SeriesName;
  readonly lineName: SeriesName | undefined;
  readonly words: ChartWords;
  readonly height: number;
};

/** The same slots as the chart, in words and figures. */
export function ChartTable({ input, columnsName, lineName, words, height }: Props) {
  const columns = [
    ...columnsOf('columns', input.columns, columnsName, input, words),
    ...(input.parts ?? []).map(({ key, name, days }) => ({
      key: `part ${key}`,
      head: name,
      unit: columnsName.unit ?? '',
      cells: input.days.map((_, slot) =>
        input.write.figure(days[slot] ?? null, input.columns.measure.digits),
      ),
    })),
    ...(input.line && lineName ? columnsOf('line', input.line, lineName, input, words) : []),
  ];
  const youngFrom = Math.min(
    input.columns.immatureFrom ?? input.days.length,
    input.line?.immatureFrom ?? input.days.length,
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus, or the keyboard alone cannot scroll it
    <div className={classes.table} style={{ height }} tabIndex={0} role="region" aria-label={words.label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.date}</th>
            {columns.map(({ key, head, unit }) => (
              <th key={key} scope="col">
                {head} <span className={classes.unit}>{unit}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {input.days.map((day, index) => (
            <tr key={day}>
              <th scope="row">
                {nameDay(day, input.step, input.write)}
                {index >= youngFrom ? <Hatch words={words.arriving} /> : null}
              </th>
              {columns.map(({ key, cells }) => (
                <td key={key}>{cells[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function columnsOf(
  key: string,
  range: MeasuredRange,
  { name, unit = '' }: SeriesName,
  { days, write }: ChartInput,
  words: ChartWords,
): Column[] {
  const cells = (values: MeasuredRange['days']): string[] =>
    days.map((_, index) => write.figure(values[index] ?? null, range.measure.digits));
  const now = { key, head: name, unit, cells: cells(range.days) };
  if (!range.before) return [now];
  return [now, { key: `${key}-before`, head: words.before, unit, cells: cells(range.before.days) }];
}
