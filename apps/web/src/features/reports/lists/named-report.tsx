import { lazy, Suspense, type ReactNode } from 'react';
import { audienceDimensions } from '@tapwright/contracts/report-query';
import type { ListAnswer, ListKind } from './list-kind.ts';
import type { MeasuredRow } from '../columns/measure-columns.tsx';
import type { ReportProps } from '../question/report-props.ts';
import type { RowsBy as RowsByName } from '../question/report-types.ts';
import { ListReport } from './list-report.tsx';
import type { RowActions } from '../rows/report-table.tsx';
import { RowsBy } from '../question/rows-by.tsx';

const GroupedReport = lazy(async () => ({ default: (await import('./grouped-report.tsx')).GroupedReport }));

type Props<Row extends MeasuredRow, Answer extends ListAnswer<Row>> = ReportProps & {
  readonly of: ListKind<Row, Answer>;
  readonly actions?: RowActions<Row> | undefined;
  readonly isTitled?: boolean;
  /** Next to the title. */
  readonly children?: ReactNode;
};

/** What is advertised, each by its name; or who was reached, where that is chosen. */
export function NamedReport<Row extends MeasuredRow, Answer extends ListAnswer<Row>>({
  of,
  empty,
  actions,
  isTitled = false,
  children,
  ...parts
}: Props<Row, Answer>) {
  const { state } = parts;
  const { by } = state.view;
  const withoutAudience = of.level === 'keyword';
  const rowsBy = <RowsBy state={state} withoutAudience={withoutAudience} />;
  const isGrouped = by !== undefined && !(withoutAudience && isDimension(by));
  return isGrouped ? (
    <Suspense>
      <GroupedReport {...parts} of={of} by={by} empty={empty}>
        {rowsBy}
      </GroupedReport>
    </Suspense>
  ) : (
    <ListReport {...parts} of={of} actions={actions} isTitled={isTitled} empty={empty}>
      {rowsBy}
      {children}
    </ListReport>
  );
}

const isDimension = (by: RowsByName) => audienceDimensions.some((one) => one === by);
