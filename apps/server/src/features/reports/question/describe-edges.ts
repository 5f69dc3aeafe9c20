import type { ReportEdges } from '@tapwright/contracts/report-edges';
import { addDays, type Day } from '@tapwright/domain/days';
import { findCurrency } from '@tapwright/domain/currencies';
import type { DayRange } from '@tapwright/domain/ranges';
import type { Connection } from '../../../platform/db/database.ts';
import { planRange } from '../../measures/index.ts';
import { type CoveredAccount, expectedRange, findDataTo } from './covered-account.ts';
import { findMissingDays } from './find-missing-days.ts';
import { findUnread } from './find-unread.ts';
import { youngDays } from './plan-comparison.ts';
import { findOldestNewestRate } from './report-places-store.ts';
import { isConverted, type Question } from './report-question.ts';

/** Of the amounts that are reported with them, null is one that holds a day without a rate. */
export async function describeEdges(
  db: Connection,
  question: Question,
  amounts: readonly (number | null | undefined)[],
): Promise<ReportEdges> {
  const { accounts, range, unit, zone } = question;
  const converted = accounts.filter((account) => isConverted(account, unit));
  const currencies = [...new Set(accounts.map(({ currency }) => currency))].toSorted();
  const rate =
    converted.length === 0 ? undefined : await findOldestNewestRate(db, listRated(converted, unit), range.to);
  const planned = accounts.map((account) => ({
    account,
    plan: planRange(expectedRange(account, range) ?? range, account.coverage),
  }));
  const dataTo = findDataTo(accounts);
  const unread = findUnread(accounts, range);
  return {
    dataTo: dataTo ?? null,
    readAt: oldest(accounts.filter(({ detachedAt }) => detachedAt === null).map(({ readAt }) => readAt)),
    gaps: gather(
      planned.map(({ account, plan }) => [account, plan.gaps.map((gap) => ({ ...gap, isCounted: false }))]),
    ).map(({ from, to, campaignGroupIds }) => ({ from, to, campaignGroupIds })),
    wholeOnly: gather(planned.map(({ account, plan }) => [account, plan.wholeOnly])),
    ...(unread && { unread }),
    youngFrom: findYoungFrom(dataTo, range) ?? null,
    timeZone: zone,
    zones: [...new Set(accounts.map(({ timeZone }) => timeZone))].toSorted(),
    currencies,
    isConverted: converted.length > 0,
    rate: rate ?? null,
    comparison: describeComparison(question),
    hasUnknownRates: amounts.includes(null),
  };
}

/** Whose rates the amounts went through: every conversion passes by the renminbi, which has none. */
const listRated = (converted: readonly CoveredAccount[], unit: Question['unit']) => [
  ...new Set(
    [...converted.map(({ currency }) => currency), unit].filter((one) => findCurrency(one) !== 'CNY'),
  ),
];

/** Nothing is said of days that are still going on: they are not compared, or by their hours. */
function describeComparison({ comparison, accounts }: Question): ReportEdges['comparison'] {
  if (comparison === undefined) return null;
  const { range, ended, settled, hours, isProvisional } = comparison;
  const missing = accounts.flatMap((account) =>
    (ended === null ? [] : [ended.now, ended.before]).map((days) => {
      const { notRead } = findMissingDays(account, days, planRange(days, account.coverage));
      return [account, notRead.map((each) => ({ ...each, isCounted: false }))] as const;
    }),
  );
  const unknown = gather(missing).map(({ from, to, campaignGroupIds }) => ({ from, to, campaignGroupIds }));
  return { ...range, ended, settled, ...(hours && { hours }), isProvisional, unknown };
}

export function findYoungFrom(dataTo: Day | undefined, { from, to }: DayRange): Day | undefined {
  if (dataTo === undefined) return undefined;
  const young = addDays(dataTo, 1 - youngDays);
  if (young > to) return undefined;
  return young < from ? from : young;
}

type Segment = DayRange & { isCounted: boolean };

/** What several campaign groups have in common is said once. */
function gather(segments: readonly (readonly [CoveredAccount, readonly Segment[]])[]) {
  const all = segments.flatMap(([{ campaignGroupId }, each]) =>
    each.map((segment) => ({ ...segment, campaignGroupId })),
  );
  const groups = Map.groupBy(all, ({ from, to, isCounted }) => `${from} ${to} ${isCounted}`);
  return [...groups.values()]
    .flatMap((same) => {
      const [first] = same;
      if (first === undefined) return [];
      const { from, to, isCounted } = first;
      return [{ from, to, isCounted, campaignGroupIds: same.map(({ campaignGroupId }) => campaignGroupId) }];
    })
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

function oldest(times: readonly (Date | undefined)[]): string | null {
  const known = times.filter((time) => time !== undefined).map((time) => time.getTime());
  return known.length === 0 ? null : new Date(Math.min(...known)).toISOString();
}
