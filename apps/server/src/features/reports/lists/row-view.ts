import type { ReportMeasures } from '@tapwright/contracts/report-measures';
import { type FigureRow, measuresBefore, measuresOf } from '../../measures/index.ts';
import type { CoveredAccount, Question } from '../question/report-question.ts';

/** What every row of a report has besides what it is about. */
export function viewMeasures(
  row: FigureRow,
  { before }: Question,
): ReportMeasures & { accountSpendAmount: number; before: ReportMeasures | null } {
  return {
    ...measuresOf(row),
    accountSpendAmount: row.own ?? 0,
    before: before === undefined ? null : measuresBefore(row),
  };
}

export function viewGroup(account: CoveredAccount | undefined) {
  return {
    campaignGroupId: account?.campaignGroupId ?? 0,
    campaignGroupName: account?.name ?? '',
    currency: account?.currency ?? '',
  };
}
