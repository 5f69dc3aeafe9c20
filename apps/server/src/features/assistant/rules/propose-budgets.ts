import { goalsOf, type Market, sumOf } from './assistant-world.ts';
import { chanceOfGoal, harvestBounds, type Measured } from '@tapwright/domain/judge-term';
import { amountOfMicros } from '@tapwright/domain/money';
import { monthly } from './monthly.ts';
import type { Proposal } from './proposals.ts';

/** Of each of the last complete days of a campaign, the newest last. */
export type CampaignDays = ReadonlyMap<string, readonly Measured[]>;

export const budgetBounds = {
  /** A day that spent this part of its cap has ended early. */
  endedAt: 0.95,
  /** On so many of the last days. */
  endedDays: 3,
  ofDays: 7,
  /** How much more is proposed. */
  rise: 1.25,
  /** On none of so many days more than this part was spent. */
  idlePart: 0.6,
  idleDays: 14,
  /** Installs from which a campaign's cost says anything. */
  installs: 20,
} as const;

/** Campaigns that end their cap though their installs cost less than the goal, and caps that are never needed. */
export function proposeBudgets(market: Market, spent: CampaignDays): Proposal[] {
  return [...market.campaigns.values()].flatMap(({ campaignId, runs, dailyCap }): Proposal[] => {
    const days = spent.get(campaignId) ?? [];
    if (!runs || dailyCap === null || dailyCap <= 0 || days.length < budgetBounds.ofDays) return [];
    const last = days.slice(-budgetBounds.ofDays);
    const ended = last.filter(({ spend }) => spend >= dailyCap * budgetBounds.endedAt).length;
    const proposed =
      ended >= budgetBounds.endedDays
        ? raiseCap(market, { campaignId, cap: dailyCap, days, limitedDays: ended })
        : tellIdle({ campaignId, cap: dailyCap, days });
    if (proposed === undefined) return [];
    const { adamId, countries, currency } = market;
    return [{ kind: 'budget', adamId, countries, currency, campaignIds: [campaignId], ...proposed }];
  });
}

type Capped = { readonly campaignId: string; readonly cap: number; readonly days: readonly Measured[] };
type Part = Pick<Proposal, 'subject' | 'worth' | 'edits' | 'evidence'>;

function raiseCap(
  market: Market,
  { campaignId, cap, days, limitedDays }: Capped & { limitedDays: number },
): Part | undefined {
  const sums = sumOf(days);
  const adGroupIds = [...market.adGroups.values()].flatMap((one) =>
    one.campaignId === campaignId && one.runs ? [one.adGroupId] : [],
  );
  const goals = goalsOf(market, adGroupIds);
  if (goals === undefined || sums.installs < budgetBounds.installs) return undefined;
  const rate = sums.installs / Math.max(1, sums.taps);
  const chance = chanceOfGoal(sums, goals.low, { rate, matching: 'exact' });
  if (chance < harvestBounds.chance) return undefined;
  const nextCap = cap * budgetBounds.rise;
  const amount = (micros: number) => amountOfMicros(micros, market.currency);
  return {
    subject: `budget ${campaignId} ends`,
    worth: monthly(((nextCap - cap) * limitedDays) / budgetBounds.ofDays, 1),
    edits: { campaigns: [{ campaignId, dailyCap: amount(nextCap), before: { dailyCap: amount(cap) } }] },
    evidence: {
      of: 'capEnds',
      sums,
      goal: goals.low,
      isGoalSet: goals.isSet,
      chance,
      cap,
      nextCap,
      days: budgetBounds.ofDays,
      limitedDays,
    },
  };
}

function tellIdle({ campaignId, cap, days }: Capped): Part | undefined {
  if (days.length < budgetBounds.idleDays) return undefined;
  const fortnight = days.slice(-budgetBounds.idleDays);
  const highestDay = Math.max(...fortnight.map(({ spend }) => spend));
  if (highestDay === 0 || highestDay > cap * budgetBounds.idlePart) return undefined;
  return {
    subject: `budget ${campaignId} idle`,
    worth: monthly(cap - highestDay, 1),
    edits: {},
    evidence: { of: 'capIdle', sums: sumOf(fortnight), cap, days: fortnight.length, highestDay },
  };
}
