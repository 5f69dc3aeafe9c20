import { firstReportRows } from '@tapwright/contracts/report-query';

type Paged = { readonly pageSize?: number | undefined; readonly trend?: unknown };

/** What a list begins with: of a long one the first rows, and what each of them spent day by day comes after them. */
export const firstRowsOf = <Question extends Paged>(question: Question): Question => ({
  ...question,
  ...((question.pageSize ?? 0) > firstReportRows && { pageSize: firstReportRows }),
  ...(question.trend !== undefined && { trend: undefined }),
});
