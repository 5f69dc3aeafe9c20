import type { ReportMeasures } from '@tapwright/contracts/report-measures';
import type { Day } from '@tapwright/domain/days';
import { type DayRange, listDays } from '@tapwright/domain/ranges';
import type { ReportedFact } from '../../measures/testing/reported-world.ts';

/*
 * Reports added up a second time, slowly and from what was reported alone: no roll-up, no SQL, nothing shared with the
 * server but the words of the contract.
 */

export type CoveredRanges = Readonly<Record<'day' | 'week' | 'month', readonly DayRange[]>>;
/** CNY for one unit, by currency, in the order of days. */
export type Rates = ReadonlyMap<string, readonly { day: Day; cny: string }[]>;

export type NaiveWorld = {
  facts: readonly ReportedFact[];
  /** By ad account and zone. */
  coverageOf: ReadonlyMap<string, CoveredRanges>;
  currencyOf: ReadonlyMap<string, string>;
  rates: Rates;
};

const contains = (outer: DayRange, days: readonly Day[]) =>
  days.every((day) => outer.from <= day && day <= outer.to);
const anyContains = (ranges: readonly DayRange[], day: Day) => ranges.some((range) => contains(range, [day]));

function daysOfPeriod(span: 'day' | 'week' | 'month', on: Day): Day[] {
  if (span === 'day') return [on];
  const date = new Date(on);
  const last =
    span === 'week'
      ? date.getTime() + 6 * 86_400_000
      : Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) - 86_400_000;
  return listDays({ from: on, to: new Date(last).toISOString().slice(0, 10) as Day });
}

export const coverageKey = ({ adAccountId, zone }: Pick<ReportedFact, 'adAccountId' | 'zone'>) =>
  `${adAccountId} ${zone}`;

export const findCoverage = (
  world: NaiveWorld,
  of: Pick<ReportedFact, 'adAccountId' | 'zone'>,
): CoveredRanges => world.coverageOf.get(coverageKey(of)) ?? { day: [], week: [], month: [] };

export const isCoveredByDay = (coverage: CoveredRanges, day: Day): boolean => anyContains(coverage.day, day);

/** Which of the facts count for a range: no day twice, no period that the range cuts. */
export function countFor(world: NaiveWorld, range: DayRange, facts: readonly ReportedFact[]): ReportedFact[] {
  const known = new Map<string, boolean>();
  return facts.filter((fact) => {
    const coverage = findCoverage(world, fact);
    const replaces = (span: 'week' | 'month', on: Day): boolean => {
      const key = `${fact.adAccountId} ${fact.zone} ${span} ${on}`;
      const replaced = known.get(key) ?? findReplaced(span, on);
      known.set(key, replaced);
      return replaced;
    };
    const findReplaced = (span: 'week' | 'month', on: Day): boolean => {
      const days = daysOfPeriod(span, on);
      const isWhole = contains(range, days) && days.every((day) => anyContains(coverage[span], day));
      const isNeeded = days.some((day) => !anyContains(coverage.day, day));
      return (
        isWhole && isNeeded && (span === 'month' || !days.some((day) => replaces('month', monthOf(day))))
      );
    };
    if (fact.span !== 'day') return replaces(fact.span, fact.on);
    const isIn = contains(range, [fact.on]);
    return isIn && !replaces('month', monthOf(fact.on)) && !replaces('week', mondayOf(fact.on));
  });
}

/** Of no day of a range anything is known, nor of a week or month that lies in it whole. */
export function isUnread(
  world: NaiveWorld,
  of: Pick<ReportedFact, 'adAccountId' | 'zone'>,
  range: DayRange,
): boolean {
  const days = listDays(range);
  const coverage = findCoverage(world, of);
  const { week, month } = coverage;
  const isWhole = (covered: readonly DayRange[], period: readonly Day[]) =>
    contains(range, period) && period.every((day) => anyContains(covered, day));
  return !days.some(
    (day) =>
      isCoveredByDay(coverage, day) ||
      isWhole(week, daysOfPeriod('week', mondayOf(day))) ||
      isWhole(month, daysOfPeriod('month', monthOf(day))),
  );
}

const monthOf = (day: Day) => `${day.slice(0, 7)}-01` as Day;
const mondayOf = (day: Day) => {
  const date = new Date(day);
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * 86_400_000)
    .toISOString()
    .slice(0, 10) as Day;
};

const scale = 10n ** 12n;
const scaled = (text: string): bigint => {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole) * scale + BigInt(fraction.padEnd(12, '0'));
};

function rateOn({ rates }: NaiveWorld, currency: string, day: Day): bigint | undefined {
  if (currency === 'CNY') return scale;
  const known = (rates.get(currency) ?? []).filter((rate) => rate.day <= day).at(-1);
  return known === undefined ? undefined : scaled(known.cny);
}

function amountOf(world: NaiveWorld, { adAccountId, on, span, measures }: ReportedFact, unit: 'USD' | 'RMB') {
  const currency = world.currencyOf.get(adAccountId) ?? '';
  const wanted = unit === 'RMB' ? 'CNY' : 'USD';
  if (measures.spendMicros === 0) return 0n;
  if (currency === wanted) return BigInt(measures.spendMicros);
  const pairs = daysOfPeriod(span, on).map((day) => [
    rateOn(world, currency, day),
    rateOn(world, wanted, day),
  ]);
  let [above, below] = [0n, 1n];
  for (const [own, other] of pairs) {
    if (own === undefined || other === undefined) return undefined;
    [above, below] = [above * other + own * below, below * other];
  }
  below *= BigInt(pairs.length);
  return (2n * BigInt(measures.spendMicros) * above + below) / (2n * below);
}

export function measure(
  world: NaiveWorld,
  facts: readonly ReportedFact[],
  unit: 'USD' | 'RMB',
): ReportMeasures {
  const sum = (pick: (fact: ReportedFact) => number) => facts.reduce((total, fact) => total + pick(fact), 0);
  const amounts = facts.map((fact) => amountOf(world, fact, unit));
  const known = amounts.filter((amount) => amount !== undefined);
  const spend =
    known.length === amounts.length ? Number(known.reduce((total, one) => total + one, 0n)) : null;
  const [impressions, taps] = [sum((fact) => fact.measures.impressions), sum((fact) => fact.measures.taps)];
  const installs = sum((fact) => fact.measures.tapInstalls);
  const viewInstalls = sum((fact) => fact.measures.viewInstalls);
  return {
    localSpendAmount: spend,
    impressions,
    taps,
    installs,
    avgCptAmount: spend === null || taps === 0 ? null : spend / taps,
    avgCpaAmount: spend === null || installs === 0 ? null : spend / installs,
    avgCpmAmount: spend === null || impressions === 0 ? null : (1000 * spend) / impressions,
    ttr: impressions === 0 ? null : taps / impressions,
    conversionRate: taps === 0 ? null : installs / taps,
    newDownloads: sum((fact) => fact.measures.tapNewDownloads),
    redownloads: sum((fact) => fact.measures.tapRedownloads),
    viewInstalls,
    viewNewDownloads: sum((fact) => fact.measures.viewNewDownloads),
    viewRedownloads: sum((fact) => fact.measures.viewRedownloads),
    totalInstalls: installs + viewInstalls,
  };
}
