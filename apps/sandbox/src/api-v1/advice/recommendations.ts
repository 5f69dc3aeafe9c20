import { goalOfBidStrategy } from '@tapwright/apple-ads/wire/campaigns/bid-strategy';
import { addMeasures, noMeasures, tapInstallsOf, type Measures } from '../../market/counts/measures.ts';
import { dayAt, dayText } from '../../market/calendar/zone-days.ts';
import { writeMoney } from '../../verbs/money.ts';
import type { Campaign, Hundredths, Instant } from '../../world/entities.ts';
import { latest, type Row } from '../../world/table.ts';
import type { AccountCall } from '../call.ts';
import { statusOfCampaign } from '../../verbs/status-of.ts';
import { writeSecond } from '../wire-forms.ts';

const dayMs = 86_400_000;
const observedDays = 7;

/** What a campaign brought in the last seven whole days. */
function observe({ market, account, now }: AccountCall, campaignId: number): Measures {
  const today = dayAt(account.timezone, now);
  const rows = market.measure({
    adAccountId: account.id,
    level: 'campaign',
    campaignIds: [campaignId],
    from: dayText(today - observedDays),
    to: dayText(today - 1),
    zone: 'ORTZ',
    grain: 'total',
    now,
  });
  return rows.reduce((sum, { measures }) => addMeasures(sum, measures), noMeasures);
}

/** Advice is made on Mondays at midnight UTC and lasts a week. */
function weekOf(now: Instant): Instant {
  const day = Math.floor(now / dayMs);
  return (day - ((day + 3) % 7)) * dayMs;
}

const part = (of: number, whole: number): number => (whole === 0 ? 0 : of / whole);

function shared(call: AccountCall, row: Row<Campaign>, measures: Measures, growth: number) {
  const { currency } = call.account;
  const { name, adamId, bidStrategy } = latest(row);
  const madeAt = weekOf(call.now);
  const installs = tapInstallsOf(measures);
  const each = (count: number) => writeMoney(part(measures.spend, count), currency);
  return {
    promotedObjectId: String(adamId),
    promotedObjectType: 'APPSTORE_APP',
    adAccountId: call.account.id,
    campaignId: row.id,
    campaignName: name,
    status: 'ENABLED',
    bidStrategy: {
      bidStrategyType: bidStrategy.type,
      bidStrategyGoal: goalOfBidStrategy[bidStrategy.type],
      bidAmount: bidStrategy.bid === null ? null : writeMoney(bidStrategy.bid, currency),
    },
    installs,
    spend: writeMoney(measures.spend, currency),
    averageCPA: each(installs),
    averageCPT: each(measures.taps),
    impression: measures.impressions,
    taps: measures.taps,
    ttr: Math.round(part(measures.taps, measures.impressions) * 10_000) / 10_000,
    expectedInstalls: Math.round(installs * growth),
    expectedTaps: Math.round(measures.taps * growth),
    expectedSpend: writeMoney(measures.spend * growth, currency),
    creationTime: writeSecond(madeAt),
    modificationTime: writeSecond(madeAt),
    expirationTime: writeSecond(madeAt + 7 * dayMs),
  };
}

/** To half a unit, as a person would say it. */
const rounded = (hundredths: number): Hundredths => Math.max(50, Math.round(hundredths / 50) * 50);

const stamp = (call: AccountCall): string => dayText(Math.floor(weekOf(call.now) / dayMs));

/** A campaign that spends its budget could do more with a larger one. */
export function adviseDailyBudget(call: AccountCall, row: Row<Campaign>) {
  const { dailyBudget } = latest(row);
  const measures = observe(call, row.id);
  const use = measures.spend / (dailyBudget * observedDays);
  if (use < 0.85) return undefined;
  const suggested = rounded(dailyBudget * Math.min(2, 1.1 + use * 0.3));
  const growth = 1 + (suggested / dailyBudget - 1) * 0.8;
  const { currency } = call.account;
  const common = shared(call, row, measures, growth);
  return {
    id: `rec-cap-${row.id}-${stamp(call)}`,
    recommendationType: 'DAILYCAP',
    ...common,
    suggested,
    suggestedDailyBudgetAmount: writeMoney(suggested, currency),
    dailyBudget: writeMoney(dailyBudget, currency),
    expectedImpressions: Math.round(measures.impressions * growth),
    expectedCpa: common.averageCPA,
  };
}

/** An automated campaign far below its budget needs a goal that can be met. */
export function adviseTargetCpa(call: AccountCall, row: Row<Campaign>) {
  const { bidStrategy, dailyBudget } = latest(row);
  if (bidStrategy.type !== 'MAX_CONVERSIONS') return undefined;
  const measures = observe(call, row.id);
  const installs = tapInstallsOf(measures);
  const use = measures.spend / (dailyBudget * observedDays);
  if (installs === 0 || use > 0.85) return undefined;
  const suggested = rounded((measures.spend / installs) * 1.2);
  return {
    id: `rec-tcpa-${row.id}-${stamp(call)}`,
    recommendationType: 'TCPA',
    ...shared(call, row, measures, 1.25),
    suggested,
    recommendedTargetCPA: writeMoney(suggested, call.account.currency),
    expectedCPA: writeMoney((measures.spend / installs) * 1.1, call.account.currency),
  };
}

export type Advice = NonNullable<ReturnType<typeof adviseDailyBudget> | ReturnType<typeof adviseTargetCpa>>;
export type Adviser = (call: AccountCall, row: Row<Campaign>) => Advice | undefined;

export function listAdvice(call: AccountCall, adviser: Adviser, adamIds: readonly number[]): Advice[] {
  return call.world.campaigns
    .list(call.account.id)
    .filter(
      (row) => adamIds.includes(latest(row).adamId) && statusOfCampaign(call, row).systemStatus === 'RUNNING',
    )
    .flatMap((row) => adviser(call, row) ?? []);
}
