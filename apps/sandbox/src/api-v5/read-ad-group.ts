import type * as z from 'zod/mini';
import type { adGroupCreate, adGroupUpdate } from '@tapwright/apple-ads-v5/ad-group';
import { onlySent, readTime } from '../api-v1/wire-forms.ts';
import type { NewAdGroup } from '../verbs/ad-groups.ts';
import { readMoney, readPositiveMoney } from '../verbs/money.ts';
import { refuseValue } from '../verbs/refusal.ts';
import type { Campaign, Hundredths } from '../world/entities.ts';
import { latest, type Row } from '../world/table.ts';
import type { AccountCall } from './call.ts';
import { readDimensions, type SentDimensions } from './targeting-dimensions.ts';

export type SentNew = z.output<typeof adGroupCreate>;
export type SentChange = z.output<typeof adGroupUpdate>;

/** Nobody bids under MAX_CONVERSIONS: there only zero can be sent, and bids of before stay for later. */
function readBid(
  { account }: AccountCall,
  { bidStrategy }: Campaign,
  sent: SentChange['defaultBidAmount'],
): Hundredths | undefined {
  if (!sent) return undefined;
  if (bidStrategy.type === 'MANUAL_CPT') return readPositiveMoney(sent, account.currency, 'defaultBidAmount');
  if (readMoney(sent, account.currency, 'defaultBidAmount') > 0)
    refuseValue('defaultBidAmount', 'The bid must be 0 under MAX_CONVERSIONS.');
  return undefined;
}

function readGoal(
  { account }: AccountCall,
  { bidStrategy }: Campaign,
  sent: SentChange['cpaGoal'],
): Hundredths | null | undefined {
  if (sent && bidStrategy.type === 'MAX_CONVERSIONS')
    refuseValue('cpaGoal', 'A CPA goal cannot be set under MAX_CONVERSIONS.');
  return sent && readPositiveMoney(sent, account.currency, 'cpaGoal');
}

function checkPlaces({ countries }: Campaign, { country, adminArea, locality }: SentDimensions): void {
  const places = [country, adminArea, locality].some((dimension) => (dimension?.included?.length ?? 0) > 0);
  if (places && countries.length > 1)
    refuseValue('targetingDimensions', 'Places cannot be targeted in a campaign of several countries.');
}

export function readAdGroupChange(
  call: AccountCall,
  row: Row<Campaign>,
  sent: SentChange,
): Partial<NewAdGroup> {
  const campaign = latest(row);
  const { name, startTime, endTime, status, automatedKeywordsOptIn, targetingDimensions: dimensions } = sent;
  if (dimensions) checkPlaces(campaign, dimensions);
  const change: { [Name in keyof NewAdGroup]?: NewAdGroup[Name] | undefined } = {
    name: name ?? undefined,
    startAt: readTime(startTime) ?? undefined,
    endAt: readTime(endTime),
    status: status ?? undefined,
    bid: readBid(call, campaign, sent.defaultBidAmount),
    cpaCap: readGoal(call, campaign, sent.cpaGoal),
    searchMatch: automatedKeywordsOptIn ?? undefined,
    targeting: dimensions ? readDimensions(dimensions) : undefined,
  };
  return onlySent<Partial<NewAdGroup>>(change);
}

export function readNewAdGroup(call: AccountCall, row: Row<Campaign>, sent: SentNew): NewAdGroup {
  if (sent.pricingModel !== 'CPC')
    refuseValue('pricingModel', 'The pricing model must be CPC, as the campaign bills taps.');
  const searchMatchRequired = sent.automatedKeywordsRequired ?? false;
  const { searchMatch = false, ...change } = readAdGroupChange(call, row, sent);
  return {
    startAt: null,
    endAt: null,
    status: 'ENABLED',
    bid: null,
    cpaCap: null,
    targeting: readDimensions(null),
    ...change,
    campaignId: row.id,
    name: sent.name,
    pricingModel: 'CPT',
    searchMatchRequired,
    searchMatch: searchMatchRequired || searchMatch,
  };
}
