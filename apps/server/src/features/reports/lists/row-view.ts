import type { ReportMeasures } from '@tapwright/contracts/report-measures';
import type { ComparedMeasures } from '@tapwright/contracts/report-comparison';
import { compareSums, type FigureRow, measuresBefore, measuresOf, sumsUnder } from '../../measures/index.ts';
import type { CoveredAccount } from '../question/covered-account.ts';
import type { Question } from '../question/report-question.ts';

/** What every row of a report has besides what it is about. */
export function viewMeasures(
  row: FigureRow,
  question: Question,
): ReportMeasures & {
  accountSpendAmount: number;
  before: ReportMeasures | null;
  compared: ComparedMeasures;
} {
  return {
    ...measuresOf(row),
    accountSpendAmount: row.own ?? 0,
    before: question.before === undefined ? null : measuresBefore(row),
    compared: viewCompared(row, question),
  };
}

/** Of days of both ranges that can be compared. */
export const viewCompared = (row: FigureRow, { comparison }: Question): ComparedMeasures =>
  compareSums(comparison?.cuts ?? [], (name) => (name === 'now' ? row : sumsUnder(name, row)));

export function viewGroup(account: CoveredAccount | undefined) {
  return {
    campaignGroupId: account?.campaignGroupId ?? 0,
    campaignGroupName: account?.name ?? '',
    currency: account?.currency ?? '',
  };
}
