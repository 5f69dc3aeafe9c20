import { lazy, Suspense } from 'react';
import type { ListAnswer, ListKind } from '../lists/list-kind.ts';
import type { MeasuredRow } from '../measure-columns.tsx';
import type { ReportProps } from '../report-props.ts';
import { ListReport } from './list-report.tsx';
import { NoRows } from './no-rows.tsx';
import type { RowActions } from './report-table.tsx';
import { RowsBy } from './rows-by.tsx';

const AudienceReport = lazy(async () => ({
  default: (await import('./audience-report.tsx')).AudienceReport,
}));

type Props<Row extends MeasuredRow, Answer extends ListAnswer<Row>> = ReportProps & {
  readonly of: ListKind<Row, Answer>;
  readonly actions?: RowActions<Row> | undefined;
  readonly isTitled?: boolean;
};

/** What is advertised, each by its name; or who was reached, where that is chosen. */
export function NamedReport<Row extends MeasuredRow, Answer extends ListAnswer<Row>>({
  of,
  empty,
  actions,
  isTitled = false,
  ...parts
}: Props<Row, Answer>) {
  const { state } = parts;
  const rowsBy = <RowsBy state={state} withNames />;
  return state.view.by ? (
    <Suspense>
      <AudienceReport {...parts} by={state.view.by} empty={<NoRows of="audience" />}>
        {rowsBy}
      </AudienceReport>
    </Suspense>
  ) : (
    <ListReport {...parts} of={of} actions={actions} isTitled={isTitled} empty={empty}>
      {rowsBy}
    </ListReport>
  );
}
