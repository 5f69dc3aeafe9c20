import type { ReportEdges } from '@tapwright/contracts/report-edges';
import { addDays, type Day } from '@tapwright/domain/days';
import type { DayRange } from '@tapwright/domain/ranges';
import type { Connection } from '../../../platform/db/database.ts';
import { lastCovered, planRange } from '../../measures/index.ts';
import { findOldestNewestRate } from './report-places-store.ts';
import { type CoveredAccount, isConverted, type Question, expectedUntil } from './report-question.ts';

/** Of these last days that are reported, most installs that come late are still missing. */
const youngDays = 3;

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
    converted.length === 0
      ? undefined
      : await findOldestNewestRate(
          db,
          currencies.filter((currency) => currency !== 'CNY' && currency !== 'RMB'),
          range.to,
        );
  const planned = accounts.map((account) => ({
    account,
    plan: planRange(expectedRange(account, range), account.coverage),
  }));
  const dataTo = findDataTo(accounts);
  return {
    dataTo: dataTo ?? null,
    readAt: oldest(accounts.filter(({ detachedAt }) => detachedAt === null).map(({ readAt }) => readAt)),
    gaps: gather(
      planned.map(({ account, plan }) => [account, plan.gaps.map((gap) => ({ ...gap, isCounted: false }))]),
    ).map(({ from, to, campaignGroupIds }) => ({ from, to, campaignGroupIds })),
    wholeOnly: gather(planned.map(({ account, plan }) => [account, plan.wholeOnly])),
    youngFrom: findYoungFrom(dataTo, range) ?? null,
    timeZone: zone,
    zones: [...new Set(accounts.map(({ timeZone }) => timeZone))].toSorted(),
    currencies,
    isConverted: converted.length > 0,
    rate: rate ?? null,
    hasUnknownRates: amounts.includes(null),
  };
}

/** A detached ad account gets no more figures, and misses nothing after that. */
function expectedRange(account: CoveredAccount, range: DayRange): DayRange {
  const until = expectedUntil(account);
  return until !== undefined && until < range.to && until >= range.from ? { ...range, to: until } : range;
}

/** The last day that is covered in all of them which are covered at all. */
export function findDataTo(accounts: readonly CoveredAccount[]): Day | undefined {
  return accounts
    .filter(({ detachedAt }) => detachedAt === null)
    .map(({ coverage }) => lastCovered(coverage))
    .filter((day) => day !== undefined)
    .toSorted()[0];
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
