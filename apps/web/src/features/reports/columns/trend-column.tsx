import { lazy, Suspense } from 'react';
import type { GridColumn } from '@tapwright/ui/table/grid-column';
import type { ColumnWriting } from './measure-columns.tsx';
import type { MeasureName, SortName } from '../question/report-types.ts';
import { trendKey } from './trend-key.ts';

const TrendCell = lazy(async () => ({ default: (await import('./trend-cell.tsx')).TrendCell }));

type TrendRow = { readonly trend?: (number | null)[] | undefined };

/** What the chart shows as columns, over the range, of each row. */
export function trendColumn<Row extends TrendRow>(
  { t }: ColumnWriting,
  measure: MeasureName,
): GridColumn<Row, SortName> {
  return {
    key: trendKey,
    head: t('overview:heads.trend'),
    longHead: t('overview:heads.trendOf', { measure: t(`adWords:measures.${measure}`) }),
    width: 112,
    cell: ({ trend }) =>
      trend === undefined ? null : (
        <Suspense>
          <TrendCell days={trend} />
        </Suspense>
      ),
    text: () => '',
    exact: () => t(`adWords:measures.${measure}`),
  };
}
