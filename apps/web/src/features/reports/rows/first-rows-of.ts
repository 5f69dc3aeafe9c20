import { firstReportRows } from '@tapwright/contracts/report-query';

type Paged = { readonly pageSize?: number | undefined };

/** What a long list begins with; of a short one all. */
export const firstRowsOf = <Question extends Paged>(question: Question): Question =>
  (question.pageSize ?? 0) > firstReportRows ? { ...question, pageSize: firstReportRows } : question;
