import type * as z from 'zod/mini';
import type { campaignCreate, campaignUpdate } from '@tapwright/apple-ads-v5/campaign';
import { onlySent, readInvoiceDetail, readTime } from '../api-v1/wire-forms.ts';
import type { NewCampaign } from '../verbs/campaigns.ts';
import { readPositiveMoney } from '../verbs/money.ts';
import { refuseMissing, refuseValue } from '../verbs/refusal.ts';
import type { BidStrategy, Campaign, InvoiceDetail } from '../world/entities.ts';
import type { AccountCall } from './call.ts';
import { channelOf, readPlacement } from './placements.ts';

export type SentNew = z.output<typeof campaignCreate>;
export type SentChange = z.output<typeof campaignUpdate>;
type SentFields = SentChange['campaign'];
type SentDetails = SentNew['locInvoiceDetails'];

const startingStrategy: BidStrategy = { type: 'MANUAL_CPT', bid: null };

/** A target CPA goes with automated bidding, and only with it. */
function readStrategy(
  { account }: AccountCall,
  before: BidStrategy,
  { biddingStrategy, targetCpa }: SentFields,
): BidStrategy | undefined {
  if (!biddingStrategy && targetCpa === undefined) return undefined;
  const type = biddingStrategy ?? before.type;
  if (type === 'MANUAL_CPT') {
    if (targetCpa) refuseValue('targetCpa', 'targetCpa is for MAX_CONVERSIONS; it must be null.');
    return before.type === type ? before : startingStrategy;
  }
  const bid = targetCpa ? readPositiveMoney(targetCpa, account.currency, 'targetCpa') : null;
  const kept = before.type === type && targetCpa === undefined ? before.bid : null;
  return { type, bid: bid ?? kept ?? refuseMissing('targetCpa') };
}

/** Buyer and billing contacts have to be known once; a part that is not sent stays as it was. */
function readDetails(before: InvoiceDetail | null, sent: SentDetails): InvoiceDetail | null | undefined {
  if (!sent) return sent;
  const missing = (['buyerName', 'buyerEmail', 'billingContactEmail'] as const).find((name) => !sent[name]);
  if (!before && missing) return refuseMissing(`locInvoiceDetails.${missing}`);
  return readInvoiceDetail(before, {
    primaryBuyerName: sent.buyerName,
    primaryBuyerEmail: sent.buyerEmail,
    billingEmail: sent.billingContactEmail,
    clientName: sent.clientName,
    orderNumber: sent.orderNumber,
  });
}

type Before = Pick<Campaign, 'bidStrategy' | 'invoiceDetail'> | null;

export function readCampaignChange(
  call: AccountCall,
  before: Before,
  sent: SentFields,
): Partial<NewCampaign> {
  const { currency } = call.account;
  const { name, countriesOrRegions, dailyBudgetAmount, status, startTime, endTime } = sent;
  const change: { [Name in keyof NewCampaign]?: NewCampaign[Name] | undefined } = {
    name: name ?? undefined,
    countries: countriesOrRegions ?? undefined,
    dailyBudget: dailyBudgetAmount
      ? readPositiveMoney(dailyBudgetAmount, currency, 'dailyBudgetAmount')
      : undefined,
    bidStrategy: readStrategy(call, before?.bidStrategy ?? startingStrategy, sent),
    status: status ?? undefined,
    startAt: readTime(startTime) ?? undefined,
    endAt: readTime(endTime),
    sharedBudgetIds: sent.budgetOrders?.map(Number),
    invoiceDetail: readDetails(before?.invoiceDetail ?? null, sent.locInvoiceDetails),
  };
  return onlySent<Partial<NewCampaign>>(change);
}

export function readNewCampaign(call: AccountCall, sent: SentNew): NewCampaign {
  const { account, now } = call;
  const [source, ...more] = sent.supplySources;
  if (source === undefined || more.length > 0)
    return refuseValue('supplySources', 'Exactly one supply source is required.');
  const placement = readPlacement(source);
  if (sent.adChannelType !== channelOf(placement))
    refuseValue('adChannelType', `${source} is no supply source of ${sent.adChannelType}.`);
  if (sent.billingEvent !== 'TAPS') refuseValue('billingEvent', 'Campaigns are billed by TAPS.');
  const { adamId, name, countriesOrRegions } = sent;
  const { dailyBudget, ...change } = readCampaignChange(call, null, sent);
  return {
    bidStrategy: startingStrategy,
    status: 'ENABLED',
    startAt: now,
    endAt: null,
    sharedBudgetIds: [],
    invoiceDetail: null,
    ...change,
    adAccountId: account.id,
    adamId: Number(adamId),
    name,
    placement,
    countries: countriesOrRegions,
    dailyBudget: dailyBudget ?? refuseMissing('dailyBudgetAmount'),
    regulationResponses: [
      { regulationType: 'CAMPAIGN_SAPIN_LAW', responseValue: sent.sapinLawResponse ?? 'NOT_ANSWERED' },
    ],
  };
}
