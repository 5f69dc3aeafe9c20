import type { Campaign, Hundredths, Keyword } from '../../world/entities.ts';
import { latest, type Stamp } from '../../world/table.ts';
import type { World } from '../../world/world.ts';
import { campaignEntriesOf, type CampaignEntries } from '../auction/campaign-entries.ts';
import { MonthEntries } from '../auction/month-entries.ts';
import { Units } from '../auction/units.ts';
import { dayNumberOf, dayText, firstDayOf, monthOf, startOfDay } from '../calendar/zone-days.ts';
import { DrawBuffers } from '../delivery/draw-buffers.ts';
import { copyCampaign } from './copy-campaign.ts';
import { expectedOnDay, type Expected } from './expected-counts.ts';
import { expectedWithBudget, mayEndEarly } from './expected-with-budget.ts';

/** What is tried; whatever is not named stays as it is. */
export type TriedChange = {
  dailyBudget?: Hundredths | undefined;
  targetCpa?: Hundredths | undefined;
  adGroups?: readonly { id: number; bid: Hundredths }[] | undefined;
  keywords?: readonly ({ id: number } & Partial<Pick<Keyword, 'bid' | 'status'>>)[] | undefined;
};

export type Question = {
  campaignId: number;
  /** Days of the account's calendar, both among them. */
  from: string;
  to: string;
  /** In force from the first of these days on. */
  change?: TriedChange | undefined;
  /** How often chance is drawn where money may end before the day does. */
  draws?: number | undefined;
};

export type ExpectedDay = Expected & { on: string };

const usualDraws = 100;

function tryChange(world: World, campaignId: number, change: TriedChange, at: number): void {
  const by: Stamp = { at, userType: 'CUSTOMER', userId: 0, transactionId: 'tried' };
  const campaign: Partial<Campaign> = {
    ...(change.dailyBudget === undefined ? {} : { dailyBudget: change.dailyBudget }),
    ...(change.targetCpa === undefined
      ? {}
      : { bidStrategy: { type: 'MAX_CONVERSIONS', bid: change.targetCpa } }),
  };
  world.campaigns.change(campaignId, campaign, by);
  for (const { id, bid } of change.adGroups ?? []) world.adGroups.change(id, { bid }, by);
  for (const { id, ...part } of change.keywords ?? []) world.keywords.change(id, part, by);
}

export function openCampaign(
  world: World,
  { campaignId, from, change }: Pick<Question, 'campaignId' | 'from' | 'change'>,
): { world: World; campaign: CampaignEntries } {
  const copy = copyCampaign(world, campaignId);
  const { orgId } = latest(copy.adAccounts.get(latest(copy.campaigns.get(campaignId)).adAccountId));
  const { timezone } = latest(copy.orgs.get(orgId));
  if (change) tryChange(copy, campaignId, change, startOfDay(timezone, dayNumberOf(from)));
  return { world: copy, campaign: campaignEntriesOf(copy, new Units(copy), new Map(), campaignId, null) };
}

function meansOf(month: MonthEntries, dayIndex: number): Expected {
  const { costVariance: _scatter, ...means } = expectedOnDay(month, dayIndex);
  return means;
}

/**
 * What a campaign brings in the mean, day by day, by the market's own model: the means of impressions, taps and
 * installs are known, and only where money may end before the day does is chance drawn.
 */
export function expectOutcomes(world: World, question: Question): ExpectedDay[] {
  const { world: copy, campaign } = openCampaign(world, question);
  const buffers = new DrawBuffers();
  const [first, last] = [dayNumberOf(question.from), dayNumberOf(question.to)];
  const expected: ExpectedDay[] = [];
  for (let month = monthOf(first); month <= monthOf(last); month += 1) {
    const entries = new MonthEntries(campaign, month, copy.facts);
    const drawn = mayEndEarly(entries)
      ? expectedWithBudget(entries, buffers, question.draws ?? usualDraws)
      : undefined;
    for (let index = 0; index < entries.days; index += 1) {
      const day = firstDayOf(month) + index;
      if (day < first || day > last) continue;
      expected.push({ on: dayText(day), ...(drawn?.[index] ?? meansOf(entries, index)) });
    }
  }
  return expected;
}
