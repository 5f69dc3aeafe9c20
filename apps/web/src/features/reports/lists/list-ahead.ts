import type { QueryClient } from '@tanstack/react-query';
import type { ListName } from '@tapwright/contracts/list-layouts';
import type { DayRange } from '@tapwright/domain/ranges';
import type { MeasuredRow } from '../columns/measure-columns.tsx';
import type { Place } from '../question/prepare-question.ts';
import type { ReportView } from '../question/report-view.ts';
import { firstRowsOf } from '../rows/first-rows-of.ts';
import { askOfList } from './ask-of-list.ts';
import type { ListAnswer, ListKind } from './list-kind.ts';

/** What a page lists, for whoever reads its first rows before the page is there. */
export type ListAhead = {
  readonly list: ListName;
  readonly read: (queryClient: QueryClient, view: ReportView, range: DayRange, place: Place) => Promise<void>;
};

export const listAhead = <Row extends MeasuredRow, Answer extends ListAnswer<Row>>(
  list: ListName,
  of: ListKind<Row, Answer>,
): ListAhead => ({
  list,
  read: async (queryClient, view, range, place) =>
    queryClient.prefetchQuery(of.ask(firstRowsOf(askOfList(of, view, range, place)))),
});
