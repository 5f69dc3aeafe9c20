import {
  adGroupQuery,
  type AdGroupCreate,
  type AdGroupUpdate,
} from '@tapwright/apple-ads/wire/campaigns/ad-group';
import { goalOfBidStrategy } from '@tapwright/apple-ads/wire/campaigns/bid-strategy';
import {
  everybody,
  type AdGroup,
  type Campaign,
  type Hundredths,
  type Targeting,
} from '../world/entities.ts';
import { createdAt, latest, type Row } from '../world/table.ts';
import { changeAdGroup, createAdGroup, removeAdGroup, type NewAdGroup } from '../verbs/ad-groups.ts';
import { readMoney, readPositiveMoney } from '../verbs/money.ts';
import { findAdGroup, findCampaign, getParent } from '../verbs/own-rows.ts';
import { refuseMissing, refuseValue } from '../verbs/refusal.ts';
import { readAdGroupTargeting } from './ad-group-targeting.ts';
import { viewAdGroup } from './ad-group-view.ts';
import type { SentStrategy } from './bid-strategies.ts';
import type { AccountCall, Handlers } from './call.ts';
import { entityHandlers } from './entity-handlers.ts';
import type { FieldValue } from './match-filter.ts';
import type { Query } from './query-rows.ts';
import { onlySent, readTime, writeTime, writeTimeOrNull } from './wire-forms.ts';

function checkPair({ bidStrategy }: Campaign, sent: SentStrategy): void {
  const { bidStrategyType: type, bidStrategyGoal: goal } = sent;
  if (type && (type !== bidStrategy.type || goal !== goalOfBidStrategy[bidStrategy.type]))
    refuseValue('bidStrategy.bidStrategyType', 'An ad group has the bid strategy of its campaign.');
}

/** Under an automated campaign nobody bids: on create a ceiling is passed over, in a change only zero is taken. */
function readBid(
  call: AccountCall,
  campaign: Campaign,
  sent: SentStrategy,
  isNew: boolean,
): Hundredths | null | undefined {
  const { currency } = call.account;
  checkPair(campaign, sent);
  if (campaign.bidStrategy.type === 'MANUAL_CPT')
    return sent.bid && readPositiveMoney(sent.bid, currency, 'bidStrategy.bid');
  if (sent.bid && readMoney(sent.bid, currency, 'bidStrategy.bid') > 0 && !isNew)
    return refuseValue('bidStrategy.bid', 'The bid must be zero under MAX_CONVERSIONS.');
  return undefined;
}

function readChange(
  call: AccountCall,
  campaign: Campaign,
  before: Targeting | null,
  body: AdGroupUpdate,
): Partial<NewAdGroup> {
  const { name, startTime, endTime, status, bidStrategy, automatedKeywordsOptIn, targeting, cpaCap } = body;
  const { currency } = call.account;
  return onlySent<Omit<NewAdGroup, 'campaignId' | 'pricingModel' | 'searchMatchRequired'>>({
    name: name ?? undefined,
    startAt: readTime(startTime),
    endAt: readTime(endTime),
    status: status ?? undefined,
    bid: bidStrategy ? readBid(call, campaign, bidStrategy, before === null) : undefined,
    searchMatch: automatedKeywordsOptIn ?? undefined,
    targeting: targeting ? readAdGroupTargeting(before ?? everybody, targeting) : undefined,
    cpaCap: cpaCap && readPositiveMoney(cpaCap.value, currency, 'cpaCap.value'),
  });
}

function readNew(call: AccountCall, body: AdGroupCreate): NewAdGroup {
  const campaignId = Number(body.campaignId);
  const campaign = latest(getParent(findCampaign(call, campaignId), 'campaign', 'campaignId'));
  if (body.pricingModel !== 'CPT')
    refuseValue('pricingModel', 'The pricing model must be CPT, as the campaign bills taps.');
  const searchMatchRequired = body.automatedKeywordsRequired ?? false;
  const change = readChange(call, campaign, null, body);
  const { type, bid } = campaign.bidStrategy;
  if (type === 'MANUAL_CPT' && (change.bid ?? bid) === null) refuseMissing('bidStrategy.bid');
  return {
    startAt: null,
    endAt: null,
    status: 'ENABLED',
    bid: null,
    cpaCap: null,
    targeting: everybody,
    ...change,
    campaignId,
    name: body.name,
    pricingModel: body.pricingModel,
    searchMatchRequired,
    searchMatch: searchMatchRequired || (change.searchMatch ?? false),
  };
}

const readers: Record<keyof typeof adGroupQuery.filters | 'creationTime', (row: Row<AdGroup>) => FieldValue> =
  {
    id: (row) => row.id,
    campaignId: (row) => latest(row).campaignId,
    name: (row) => latest(row).name,
    status: (row) => latest(row).status,
    startTime: (row) => writeTimeOrNull(latest(row).startAt),
    endTime: (row) => writeTimeOrNull(latest(row).endAt),
    deleted: (row) => latest(row).deleted,
    creationTime: (row) => writeTime(createdAt(row)),
  };

const isField = (field: string): field is keyof typeof readers => Object.hasOwn(readers, field);

const byId = (one: Row<unknown>, other: Row<unknown>): number => one.id - other.id;

/** Ids that a filter on a parent names, or all of the account's. */
export function listCampaignIds(
  { world, account }: AccountCall,
  filters: NonNullable<Query['filters']>,
): number[] {
  const value = filters.find(({ field }) => field === 'campaignId')?.value;
  const all = world.campaigns.list(account.id).map((row) => row.id);
  return value === undefined || value === null ? all : all.filter((id) => id === Number(value));
}

const adGroups = entityHandlers({
  what: 'ad group',
  paging: adGroupQuery.paging,
  find: (call: AccountCall, id) => findAdGroup(call, id),
  list: (call, filters) =>
    listCampaignIds(call, filters)
      .flatMap((id) => call.world.adGroups.list(id))
      .toSorted(byId),
  read: (_call, row, field) => (isField(field) ? readers[field](row) : null),
  view: viewAdGroup,
  leftOut: { inLists: ['displayStatus', 'systemStatusReasons'] },
  create: (call, body: AdGroupCreate) => createAdGroup(call, readNew(call, body)),
  update: (call, id, body: AdGroupUpdate) => {
    const before = findAdGroup(call, id);
    if (!before) return changeAdGroup(call, id, {});
    const { campaignId, targeting } = latest(before);
    return changeAdGroup(
      call,
      id,
      readChange(call, latest(call.world.campaigns.get(campaignId)), targeting, body),
    );
  },
  remove: removeAdGroup,
});

export const adGroupHandlers = {
  createAdGroup: adGroups.create,
  queryAdGroups: adGroups.query,
  getAdGroup: adGroups.get,
  updateAdGroup: adGroups.update,
  deleteAdGroup: adGroups.remove,
} satisfies Partial<Handlers>;
