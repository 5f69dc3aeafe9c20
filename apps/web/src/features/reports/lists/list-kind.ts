import type { ReactNode } from 'react';
import type { ReportLevel } from '@tapwright/contracts/ad-columns';
import type { GridColumn } from '@tapwright/ui/table/grid-column';
import type { KeptRead } from '../api/report-queries.ts';
import type { Offers } from '../filters/filter-bar.tsx';
import type { Target } from '../rows/drill-into.ts';
import type { ColumnWriting, MeasuredRow, Sums } from '../columns/measure-columns.tsx';
import type { ColumnSets } from '../columns/column-sets.ts';
import type { Place } from '../question/prepare-question.ts';
import type { ListQuestion, SortName } from '../question/report-types.ts';
import type { ReportView } from '../question/report-view.ts';

export type ListAnswer<Row> = Sums<Row> & { readonly total: number };

/** What differs between the lists of a report. */
export type ListKind<Row extends MeasuredRow, Answer extends ListAnswer<Row> = ListAnswer<Row>> = {
  readonly level: Exclude<ReportLevel, 'audience'>;
  readonly ask: (question: ListQuestion) => KeptRead<Answer>;
  /** Of the same list as a file. */
  readonly filePath: string;
  /** Apple counts its days in the ad account's zone only. */
  readonly isOnlyAccountZone?: true;
  readonly sets: ColumnSets;
  /** The first set where a window has room for more. */
  readonly wideDelivery?: readonly string[];
  readonly offers: Offers;
  readonly keyOf: (row: Row) => string | number;
  /** Undefined where rows lead nowhere. */
  readonly leadsTo?: (row: Row) => Target;
  /** One of its columns says something of all rows; else they are made of the first ones. */
  readonly columnsSeeAll?: true;
  readonly makeColumns: (
    writing: ColumnWriting,
    view: ReportView,
    data: Answer | undefined,
    place: Place,
  ) => GridColumn<Row, SortName>[];
  /** Stands above the pages, whichever is open; null where there is nothing to say. */
  readonly below?: (data: Answer, writing: ColumnWriting, view: ReportView) => ReactNode;
};
