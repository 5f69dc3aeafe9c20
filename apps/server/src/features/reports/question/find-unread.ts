import type { ReportEdges } from '@tapwright/contracts/report-edges';
import type { DayRange } from '@tapwright/domain/ranges';
import { planRange } from '../../measures/index.ts';
import type { CoveredAccount } from './covered-account.ts';

type Covered = Pick<CoveredAccount, 'campaignGroupId' | 'coverage'>;

/** Whose sums of a range say nothing: no day of it was read, nor a week or month that it holds whole. */
export function findUnread(accounts: readonly Covered[], range: DayRange): ReportEdges['unread'] {
  const campaignGroupIds = accounts
    .filter(({ coverage }) => !isRead(coverage, range))
    .map(({ campaignGroupId }) => campaignGroupId);
  if (campaignGroupIds.length === 0) return undefined;
  return {
    from: range.from,
    to: range.to,
    campaignGroupIds,
    isAll: campaignGroupIds.length === accounts.length,
  };
}

const isRead = (coverage: CoveredAccount['coverage'], range: DayRange) =>
  coverage.day.some(({ from, to }) => from <= range.to && to >= range.from) ||
  planRange(range, coverage).wholeOnly.some(({ isCounted }) => isCounted);

/** Of a row over several campaign groups, and of sums, only where all are. */
export const isUnread = (unread: ReportEdges['unread'], campaignGroupId: unknown): boolean =>
  unread !== undefined && (unread.isAll || unread.campaignGroupIds.some((each) => each === campaignGroupId));
