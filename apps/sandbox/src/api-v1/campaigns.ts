import {
  campaignQuery,
  type CampaignCreate,
  type CampaignUpdate,
} from '@tapwright/apple-ads/wire/campaigns/campaign';
import type { Campaign } from '../world/entities.ts';
import { createdAt, latest, modifiedAt, type Row } from '../world/table.ts';
import { changeCampaign, createCampaign, removeCampaign, type NewCampaign } from '../verbs/campaigns.ts';
import { findCampaign } from '../verbs/own-rows.ts';
import { readPositiveMoney } from '../verbs/money.ts';
import { refuseMissing, refuseValue } from '../verbs/refusal.ts';
import { readBidStrategy, startingStrategy } from './bid-strategies.ts';
import type { AccountCall, Handlers } from './call.ts';
import { readCampaignTargeting } from './campaign-targeting.ts';
import { viewCampaign } from './campaign-view.ts';
import { entityHandlers } from './entity-handlers.ts';
import type { FieldValue } from './match-filter.ts';
import { countryHolds } from '../world/status/campaign-status.ts';
import { onlySent, readInvoiceDetail, readTime, writeTime, writeTimeOrNull } from './wire-forms.ts';
import { statusOfCampaign } from '../verbs/status-of.ts';

type Before = Pick<Campaign, 'bidStrategy' | 'invoiceDetail' | 'countries' | 'placement'> | null;

/** What a body says about a campaign, in the words of the world. */
function readChange(call: AccountCall, before: Before, body: CampaignUpdate): Partial<NewCampaign> {
  const { currency } = call.account;
  const { name, dailyBudget, targeting, bidStrategy, status, startTime, endTime } = body;
  return onlySent<NewCampaign>({
    ...readCampaignTargeting(targeting),
    adAccountId: undefined,
    adamId: undefined,
    name: name ?? undefined,
    dailyBudget: dailyBudget
      ? readPositiveMoney(dailyBudget.value, currency, 'dailyBudget.value')
      : undefined,
    bidStrategy: bidStrategy
      ? readBidStrategy(before?.bidStrategy ?? startingStrategy, bidStrategy, currency)
      : undefined,
    status: status ?? undefined,
    startAt: readTime(startTime),
    endAt: readTime(endTime),
    sharedBudgetIds: body.sharedBudgets?.map(({ budgetId }) => Number(budgetId)) ?? undefined,
    invoiceDetail: readInvoiceDetail(before?.invoiceDetail ?? null, body.invoiceDetail),
    regulationResponses: body.regulationResponses ?? undefined,
  });
}

function readNew(call: AccountCall, body: CampaignCreate): NewCampaign {
  const { account } = call;
  if (Number(body.adAccountId) !== account.id)
    refuseValue('adAccountId', 'adAccountId must be the ad account of the context.');
  if (body.promotedObjectType !== 'APPSTORE_APP' || body.billingEvent !== 'TAPS')
    refuseValue('promotedObjectType', 'This ad account promotes App Store apps, billed by taps.');
  const change = readChange(call, null, body);
  const { placement, countries, dailyBudget, name } = change;
  return {
    bidStrategy: startingStrategy,
    status: 'ENABLED',
    startAt: null,
    endAt: null,
    sharedBudgetIds: [],
    invoiceDetail: null,
    regulationResponses: [],
    ...change,
    adAccountId: account.id,
    adamId: Number(body.promotedObjectId),
    name: name ?? refuseMissing('name'),
    dailyBudget: dailyBudget ?? refuseMissing('dailyBudget'),
    placement: placement ?? refuseMissing('targeting.supplyPlacement.include'),
    countries: countries ?? refuseMissing('targeting.countryOrRegion.include'),
  };
}

const readers: Record<
  keyof typeof campaignQuery.filters,
  (call: AccountCall, row: Row<Campaign>) => FieldValue
> = {
  id: (_call, row) => row.id,
  name: (_call, row) => latest(row).name,
  status: (_call, row) => latest(row).status,
  systemStatus: (call, row) => statusOfCampaign(call, row).systemStatus,
  systemStatusReasons: (call, row) => statusOfCampaign(call, row).reasons,
  systemStatusLimitingReasons: (call, row) => statusOfCampaign(call, row).limitingReasons,
  billingEvent: () => 'TAPS',
  paymentModel: (call) => call.account.paymentModel,
  promotedObjectType: () => 'APPSTORE_APP',
  promotedObjectId: (_call, row) => String(latest(row).adamId),
  startTime: (_call, row) => writeTimeOrNull(latest(row).startAt),
  endTime: (_call, row) => writeTimeOrNull(latest(row).endAt),
  creationTime: (_call, row) => writeTime(createdAt(row)),
  modificationTime: (_call, row) => writeTime(modifiedAt(row)),
  deleted: (_call, row) => latest(row).deleted,
};

const isField = (field: string): field is keyof typeof readers => Object.hasOwn(readers, field);

const campaigns = entityHandlers({
  what: 'campaign',
  missing: 'CAMPAIGN_NOT_FOUND',
  paging: campaignQuery.paging,
  find: (call: AccountCall, id) => findCampaign(call, id),
  list: ({ world, account }) => world.campaigns.list(account.id),
  read: (call, row, field) => (isField(field) ? readers[field](call, row) : null),
  view: viewCampaign,
  leftOut: {
    inChanges: [
      'paymentModel',
      'systemStatus',
      'systemStatusReasons',
      'systemStatusLimitingReasons',
      'displayStatus',
    ],
  },
  create: (call, body: CampaignCreate) => createCampaign(call, readNew(call, body)),
  update: (call, id, body: CampaignUpdate) => {
    const row = findCampaign(call, id);
    return changeCampaign(call, id, readChange(call, row ? latest(row) : null, body));
  },
  remove: removeCampaign,
});

export const campaignHandlers = {
  createCampaign: campaigns.create,
  queryCampaigns: campaigns.query,
  getCampaign: campaigns.get,
  updateCampaign: campaigns.update,
  deleteCampaign: campaigns.remove,
  getLimitedStatusReasonDetails: (call: AccountCall, request: { path: { id: string } }) => {
    campaigns.get(call, request);
    const row = call.world.campaigns.get(Number(request.path.id));
    return {
      result: { countryOrRegionLimitedStatusReasons: countryHolds(call.world, latest(row), call.now) },
    };
  },
} satisfies Partial<Handlers>;
