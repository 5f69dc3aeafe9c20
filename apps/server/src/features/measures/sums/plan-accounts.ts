import type { ReportUnit } from '@tapwright/contracts/report-query';
import { findCurrency } from '@tapwright/domain/currencies';
import type { DayRange } from '@tapwright/domain/ranges';
import type { ReportZone } from '@tapwright/domain/zones';
import type { FactLevelName } from '../facts/fact-levels.ts';
import { type Coverage, planRange, type RangePlan } from './plan-range.ts';

/** Whose figures are added up, and in which money; not yet over which days. */
export type SumsQuery = {
  teamId: number;
  level: FactLevelName;
  zone: ReportZone;
  unit: ReportUnit;
  /** These only; absent: all of the ad accounts. */
  campaignIds: readonly string[] | undefined;
  adGroupIds: readonly string[] | undefined;
  keywordIds: readonly string[] | undefined;
  adIds?: readonly string[] | undefined;
};

/** Ad accounts whose figures of a range lie in the same places. */
export type PlannedAccounts = {
  adAccountIds: readonly string[];
  parts: RangePlan['parts'];
  days: readonly DayRange[];
  /** Each month by itself, not all of a part together. */
  isByMonth?: boolean;
};

/** Most often all ad accounts share one plan; they differ where their days begin or are missing. */
export function planAccounts(
  { accounts }: { accounts: readonly { adAccountId: string; coverage: Coverage }[] },
  range: DayRange,
): PlannedAccounts[] {
  const planned = accounts.map(({ adAccountId, coverage }) => ({
    adAccountId,
    ...planRange(range, coverage),
  }));
  const groups = Map.groupBy(planned, ({ parts }) => JSON.stringify(parts));
  return [...groups.values()].map((group) => ({
    adAccountIds: group.map(({ adAccountId }) => adAccountId),
    parts: group[0]?.parts ?? [],
    days: group[0]?.days ?? [],
  }));
}

/** Days; of a single one perhaps only its hours before `until`. */
export type SummedRange = DayRange & { until?: number };

type Account = { adAccountId: string; currency: string; coverage: Coverage };

/** The same, or where the hours of campaigns are, which are kept in the ad accounts' own money alone. */
export function planSums(
  { accounts }: { accounts: readonly Account[] },
  { until, ...range }: SummedRange,
): PlannedAccounts[] {
  if (until === undefined) return planAccounts({ accounts }, range);
  return [...Map.groupBy(accounts, ({ currency }) => findCurrency(currency) ?? currency)].map(
    ([currency, group]) => ({
      adAccountIds: group.map(({ adAccountId }) => adAccountId),
      parts: [{ from: 'hours', day: range.from, until, currency }],
      days: [],
    }),
  );
}
