import { useElementSize } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import classes from './chart.module.css';
import { ChartHead } from './chart-head.tsx';
import { type ChartMark, ChartMarks } from './chart-marks.tsx';
import { ChartTable } from './chart-table.tsx';
import type { ChartWords, SeriesChoice, SeriesName } from './chart-words.ts';
import { nameSlot, prepareChart } from './prepare-chart.ts';
import type { ChartInput } from './prepare-chart.ts';
import { PartsKey } from './parts-key.tsx';
import { prepareReading } from './prepare-reading.ts';
import { SlotSlider } from './slot-slider.tsx';
import { TableToggle } from './table-toggle.tsx';

type Props = {
  readonly input: ChartInput;
  readonly columnsName: SeriesName;
  readonly lineName?: SeriesName;
  readonly words: ChartWords;
  readonly choice?: SeriesChoice;
  /** A day, week or month was chosen. */
  readonly onPick?: ((slot: number) => void) | undefined;
  readonly marks?: readonly ChartMark[] | undefined;
  readonly onMark?: ((slot: number) => void) | undefined;
  /** In the middle of the head: day, week, month. */
  readonly children?: ReactNode;
  readonly height?: number;
  readonly gutter?: number;
};

const compactUnder = 600;
const compactSize = { height: 212, gutter: 44 };

export function Chart(props: Props) {
  const { input, columnsName, lineName, words, choice, onPick, children, height = 260, gutter = 72 } = props;
  const { marks = [], onMark } = props;
  const named = { input, columnsName, lineName, words };
  const { ref, width } = useElementSize();
  const [chosen, setChosen] = useState<number | null>(null);
  const [asTable, setAsTable] = useState(false);
  const compact = width > 0 && width < compactUnder;
  const size = { width, ...(compact ? compactSize : { height, gutter }) };
  const plotWidth = Math.max(width - 2 * size.gutter, 0);
  const chart = useMemo(
    () => prepareChart(input, { width: plotWidth, compact }),
    [input, plotWidth, compact],
  );
  // A range that just became shorter may leave the choice behind its end.
  const slot = chosen !== null && chosen < chart.slots ? chosen : null;

  return (
    <section className={classes.chart}>
      <ChartHead {...named} slot={slot} choice={choice}>
        {children}
        <TableToggle
          asTable={asTable}
          label={asTable ? words.showChart : words.showTable}
          onToggle={() => {
            setAsTable(!asTable);
          }}
        />
      </ChartHead>
      <PartsKey label={columnsName.name} input={input} slot={slot} />
      <div ref={ref} className={classes.plot} style={{ minHeight: size.height }}>
        {asTable ? (
          <ChartTable {...named} height={size.height} />
        ) : (
          <SlotSlider
            label={words.label}
            chart={chart}
            size={size}
            slot={slot}
            flag={slot === null ? '' : nameSlot(input, slot, words.versus)}
            arriving={words.arriving}
            spell={(next) => spellSlot(input, next, columnsName, lineName)}
            onSlot={setChosen}
            onPick={onPick}
          />
        )}
        {asTable || onMark === undefined ? null : (
          <ChartMarks marks={marks} slots={chart.slots} size={size} onMark={onMark} />
        )}
      </div>
    </section>
  );
}

function spellSlot(
  { columns, line, parts = [], write }: ChartInput,
  slot: number,
  columnsName: SeriesName,
  lineName: SeriesName | undefined,
): string {
  const say = ({ name, unit = '' }: SeriesName, range: ChartInput['columns']): string =>
    `${name} ${prepareReading(range, slot, write).now} ${unit}`.trim();
  const inParts = parts.map(
    ({ name, days }) => `${name} ${write.figure(days[slot] ?? null, columns.measure.digits)}`,
  );
  const said = [say(columnsName, columns), ...inParts, ...(line && lineName ? [say(lineName, line)] : [])];
  return said.join(', ');
}
