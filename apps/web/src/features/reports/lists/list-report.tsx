import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { drillInto } from '../rows/drill-into.ts';
import { listAll } from '../rows/list-all.ts';
import type { ListAnswer, ListKind } from './list-kind.ts';
import type { MeasuredRow } from '../columns/measure-columns.tsx';
import { askOfList } from './ask-of-list.ts';
import type { ReportView } from '../question/report-view.ts';
import { saySame, useSame } from '../../../platform/use-same.ts';
import type { ReportProps } from '../question/report-props.ts';
import { type ColumnSets, spellColumns } from '../columns/column-sets.ts';
import { useColumnSets } from '../columns/use-column-sets.ts';
import { useColumnWriting } from '../columns/use-column-writing.ts';
import { useListRead } from '../rows/use-list-read.ts';
import { useKeptSums } from './use-kept-sums.ts';
import { useMarked } from '../rows/use-marked.ts';
import { ReportTable, type RowActions } from '../rows/report-table.tsx';

type Props<Row extends MeasuredRow, Answer extends ListAnswer<Row>> = ReportProps & {
  readonly of: ListKind<Row, Answer>;
  readonly actions?: RowActions<Row> | undefined;
  readonly isTitled?: boolean;
  /** Next to the title. */
  readonly children?: ReactNode;
};

/** What is advertised, with its measures, and the foot that says how far these can be trusted. */
export function ListReport<Row extends MeasuredRow, Answer extends ListAnswer<Row>>(
  props: Props<Row, Answer>,
) {
  const { level, ask, filePath, offers, keyOf, leadsTo, below } = props.of;
  const { state, actions, isTitled = false, children, views, empty, foot } = props;
  const { t } = useTranslation('adWords');
  const { view, range } = state;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const sets = useColumnSets(props.of);
  const { question, read, data, columns, writing } = useList(props, sets);
  const under = data === undefined ? null : (below?.(data, writing, view) ?? null);
  return (
    <>
      <ReportTable
        title={t(`levels.${level}`)}
        isTitled={isTitled}
        views={views}
        state={state}
        view={view}
        days={view.days ?? range}
        read={{ ...read, data }}
        columns={columns}
        sets={sets}
        keyOf={keyOf}
        {...(leadsTo ? { onOpen: (row: Row) => void navigate(drillInto(view, leadsTo(row))) } : {})}
        actions={actions}
        offers={offers}
        onSave={async () => (await import('../api/save-report.ts')).saveReport(filePath, question)}
        onAll={async () => listAll((page) => queryClient.fetchQuery(ask({ ...question, ...page })))}
        empty={under === null ? empty : null}
        below={under}
      >
        {children}
      </ReportTable>
      {foot({ ...read, data }, level)}
    </>
  );
}

/** What is asked, what came of it, and the columns it is shown in: each the same until something of it is another. */
function useList<Row extends MeasuredRow, Answer extends ListAnswer<Row>>(
  { of, state: { view, range }, place, actions }: Props<Row, Answer>,
  sets: ColumnSets,
) {
  const { ask, isOnlyAccountZone, makeColumns, columnsSeeAll } = of;
  const own = useSame(place, saySame);
  const question = useMemo(() => {
    const spelled = { ...view, columns: spellColumns(view.columns, sets) };
    return askOfList({ isOnlyAccountZone }, spelled, range, own);
  }, [isOnlyAccountZone, view, sets, range, own]);
  const read = useListRead(ask, question);
  const shownView = useShownView(view, read.isPlaceholderData);
  const data = useMarked(read.data, actions?.marksOf);
  const writing = useColumnWriting(shownView.unit);
  const kept = useKeptSums(data);
  const sums = columnsSeeAll ? data : kept;
  const columns = useMemo(
    () => makeColumns(writing, shownView, sums, own),
    [makeColumns, writing, shownView, sums, own],
  );
  return { question, read, data, columns, writing };
}

/** As the rows that are shown were asked for: until others are there, nothing of them is drawn anew. */
function useShownView(view: ReportView, isOfBefore: boolean): ReportView {
  const [shown, setShown] = useState(view);
  if (isOfBefore || shown === view) return shown;
  setShown(view);
  return view;
}
