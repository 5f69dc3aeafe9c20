import type { Day } from '@tapwright/domain/days';
import type { DayRange } from '@tapwright/domain/ranges';
import { dayIn } from '@tapwright/domain/zones';
import { type Coverage, lastCovered } from '../../measures/index.ts';
import type { ReportAccount } from './report-places-store.ts';

export type CoveredAccount = ReportAccount & { coverage: Coverage; readAt: Date | undefined };

/** Until when an ad account is expected to have figures: a detached one gets no more. */
export const expectedUntil = ({
  timeZone,
  detachedAt,
}: Pick<ReportAccount, 'timeZone' | 'detachedAt'>): Day | undefined =>
  detachedAt === null ? undefined : dayIn(timeZone, detachedAt);

/** A detached ad account misses nothing after its end. Nothing is expected of a range after it. */
export function expectedRange(
  account: Pick<ReportAccount, 'timeZone' | 'detachedAt'>,
  range: DayRange,
): DayRange | undefined {
  const until = expectedUntil(account);
  if (until === undefined || until >= range.to) return range;
  return until < range.from ? undefined : { ...range, to: until };
}

/** The last day that is covered in all of them which are covered at all. */
export function findDataTo(accounts: readonly CoveredAccount[]): Day | undefined {
  return accounts
    .filter(({ detachedAt }) => detachedAt === null)
    .map(({ coverage }) => lastCovered(coverage))
    .filter((day) => day !== undefined)
    .toSorted()[0];
}
