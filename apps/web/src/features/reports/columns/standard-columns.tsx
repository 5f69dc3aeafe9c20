import { measureNames } from '@tapwright/contracts/report-measures';
import type { GridColumn } from '@tapwright/ui/table/grid-column';
import { figureWriter } from '../../../platform/words/figure-writer.ts';
import {
  changeColumn,
  type ColumnWriting,
  measureColumn,
  type MeasuredRow,
  type Sums,
} from './measure-columns.tsx';
import type { MeasureName, SortName } from '../question/report-types.ts';
import { trendColumn } from './trend-column.tsx';

const order: readonly MeasureName[] = [
  'localSpendAmount',
  'impressions',
  'taps',
  'ttr',
  'installs',
  'conversionRate',
  'avgCptAmount',
  'avgCpaAmount',
];
const compared: readonly MeasureName[] = ['localSpendAmount', 'installs', 'avgCpaAmount'];

/** Every measure, each with its change where one is worth a column; before them one over time, where rows have it. */
export function measureColumns<Row extends MeasuredRow>(
  writing: ColumnWriting,
  sums: Sums<Row> | undefined,
  isCompared: boolean,
  trend?: MeasureName,
): GridColumn<Row, SortName>[] {
  const others = measureNames.filter((name) => !order.includes(name));
  const measures = [...order, ...others].flatMap((name) => {
    const measure = measureColumn<Row>(name, writing, sums);
    if (!isCompared || !compared.includes(name)) return [measure];
    const change = changeColumn<Row>(name, writing, sums);
    // Away from a head that names it, a change brings its unit along.
    const inFull = { ...writing, write: figureWriter(writing.language) };
    const { cell, total } = changeColumn<Row>(name, inFull, sums);
    const aside = sums ? { cardAside: cell, cardAsideTotal: total } : {};
    return [{ ...measure, ...aside }, change];
  });
  return trend === undefined ? measures : [trendColumn<Row>(writing, trend), ...measures];
}

/** Without the change of spend, where settings need the room. */
export const fewerMeasures: readonly string[] = [
  'localSpendAmount',
  'impressions',
  'taps',
  'installs',
  'avgCptAmount',
  'avgCpaAmount',
  'avgCpaAmountChange',
];

/** What a table begins with. */
export const firstMeasures: readonly string[] = fewerMeasures.toSpliced(1, 0, 'localSpendAmountChange');
