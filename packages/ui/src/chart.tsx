import { IconChartBar, IconTable } from '@tabler/icons-react';
import { useElementSize } from '@mantine/hooks';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import classes from './chart.module.css';
import { ChartReading } from './chart-reading.tsx';
import { ChartTable } from './chart-table.tsx';
import type { ChartWords, SeriesName } from './chart-words.ts';
import { moveSlot, nameSlot, prepareChart } from './prepare-chart.ts';
import type { ChartInput } from './prepare-chart.ts';
import { prepareReading } from './prepare-reading.ts';

const Plot = lazy(() => import('./plot.tsx').then((module) => ({ default: module.Plot })));

type Props = {
  readonly input: ChartInput;
  readonly columnsName: SeriesName;
  readonly lineName?: SeriesName;
  readonly words: ChartWords;
  /** In the middle of the head: day, week, month. */
  readonly children?: ReactNode;
  readonly height?: number;
  readonly gutter?: number;
};

const compactUnder = 600;

export function Chart({ input, columnsName, lineName, words, children, height = 260, gutter = 72 }: Props) {
  const { ref, width } = useElementSize();
  const [slot, setSlot] = useState<number | null>(null);
  const [asTable, setAsTable] = useState(false);
  const [heard, setHeard] = useState('');
  const compact = width > 0 && width < compactUnder;
  const size = { width, height: compact ? 212 : height, gutter: compact ? 44 : gutter };
  const plotWidth = Math.max(width - 2 * size.gutter, 0);
  const chart = useMemo(() => prepareChart(input, { width: plotWidth, compact }), [input, plotWidth, compact]);

  const shown = slot !== null && slot < chart.slots ? slot : null;
  const flag = shown === null ? '' : nameSlot(input, shown, words.versus);
  const columns = prepareReading(input.columns, shown, input.locale, words);
  const line = input.line ? prepareReading(input.line, shown, input.locale, words) : null;

  const moveByKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setSlot(null);
    const next = moveSlot(event.key, shown, chart.slots, chart.immatureFrom);
    if (next === null) return;
    event.preventDefault();
    setSlot(next);
    setHeard(spell(input, next, columnsName, lineName, words));
  };

  return (
    <section className={classes.chart}>
      <div className={classes.head}>
        <ChartReading of="columns" series={columnsName} reading={columns} words={words} />
        <div className={classes.middle}>
          {children}
          <button
            type="button"
            className={classes.toggle}
            aria-pressed={asTable}
            aria-label={asTable ? words.showChart : words.showTable}
            title={asTable ? words.showChart : words.showTable}
            onClick={() => {
              setAsTable(!asTable);
            }}
          >
            {asTable ? <IconChartBar size={16} /> : <IconTable size={16} />}
          </button>
        </div>
        {line && lineName ? <ChartReading of="line" series={lineName} reading={line} words={words} /> : <span />}
      </div>
      <div ref={ref} className={classes.plot} style={{ minHeight: size.height }}>
        {asTable ? (
          <ChartTable input={input} columnsName={columnsName} lineName={lineName} words={words} height={size.height} />
        ) : (
          <div
            role="application"
            aria-label={words.label}
            tabIndex={0}
            className={classes.keys}
            style={{ height: size.height }}
            onKeyDown={moveByKey}
            onBlur={() => {
              setSlot(null);
            }}
          >
            <Suspense>
              {width > 0 ? (
                <Plot chart={chart} size={size} slot={shown} flag={flag} arriving={words.arriving} onPoint={setSlot} />
              ) : null}
            </Suspense>
          </div>
        )}
      </div>
      <p className="tw-only-heard" aria-live="polite">
        {heard}
      </p>
    </section>
  );
}

function spell(
  input: ChartInput,
  slot: number,
  columnsName: SeriesName,
  lineName: SeriesName | undefined,
  words: ChartWords,
): string {
  const say = (name: SeriesName, figure: string): string => `${name.name} ${figure} ${name.unit ?? ''}`.trim();
  const columns = say(columnsName, prepareReading(input.columns, slot, input.locale, words).now);
  const line =
    input.line && lineName ? say(lineName, prepareReading(input.line, slot, input.locale, words).now) : null;
  return [nameSlot(input, slot, words.versus), columns, line].filter((part) => part !== null).join(', ');
}
