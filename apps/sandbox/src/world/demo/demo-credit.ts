import { openAccount } from '../accounts.ts';
import type { Campaign, SharedBudget } from '../entities.ts';
import { plainAdGroup, plainCampaign } from '../generated-world.ts';
import { addOwnApp, strongAt } from '../own-apps.ts';
import { latest, type Stamp } from '../table.ts';
import type { World } from '../world.ts';
import { addStructure, type Place } from './demo-structure.ts';
import type { Diary } from './diary.ts';

const madeDaysAgo = 300;

const account = {
  orgName: 'Castle & Quill',
  accountName: 'Castle & Quill Games',
  currency: 'GBP',
  timezone: 'Europe/London',
  paymentModel: 'LOC',
  providerId: '5501211',
  developer: 'Castle & Quill Ltd',
} as const;

const invoiceDetail = {
  primaryBuyerName: 'Orla Penhale',
  primaryBuyerEmail: 'orla@castlequill.example',
  billingEmail: 'invoices@castlequill.example',
  clientName: 'Castle & Quill Ltd',
  orderNumber: 'PO-2207',
};

type Order = Pick<SharedBudget, 'name' | 'value' | 'startAt' | 'endAt'>;

/** Orders that are over, in force and still to come. */
function addOrders(
  world: World,
  { orgId, adAccountId }: { orgId: number; adAccountId: number },
  diary: Diary,
  by: Stamp,
) {
  const add = (order: Order): number =>
    world.sharedBudgets.insert(
      { orgId, adAccountId, invoiceDetail, cancelled: false, deleted: false, ...order },
      by,
    ).id;
  const [launch, running, ahead] = [diary.daysAgo(120), diary.daysAgo(-180), diary.daysAgo(-360)];
  return {
    over: add({ name: 'Launch', value: 4_000_000, startAt: diary.daysAgo(madeDaysAgo - 1), endAt: launch }),
    current: add({ name: 'This year', value: 20_000_000, startAt: launch, endAt: running }),
    next: add({ name: 'Next year', value: 24_000_000, startAt: running, endAt: ahead }),
  };
}

/** Pays for installs rather than taps: an automated ad group, a target CPA, no bids. */
function addMaxConversions(place: Place, orders: readonly number[], by: Stamp): void {
  const { world, adAccountId, app } = place;
  const plain = plainCampaign({
    adAccountId,
    adamId: app.id,
    name: 'castellune_GB_Max',
    countries: ['GB'],
    dailyBudget: 15_000,
  });
  const bidStrategy = { type: 'MAX_CONVERSIONS', bid: 120 } as const;
  const { id } = world.campaigns.insert({ ...plain, bidStrategy, sharedBudgetIds: orders }, by);
  const group = plainAdGroup({ campaignId: id, name: 'Automated', bid: null });
  world.adGroups.insert({ ...group, pricingModel: 'CPA', searchMatch: true, searchMatchRequired: true }, by);
}

/** On the Search tab, where the default page is shown by an ad. */
function addSearchTab(place: Place, orders: readonly number[], by: Stamp): void {
  const { world, adAccountId, app } = place;
  const plain = plainCampaign({
    adAccountId,
    adamId: app.id,
    name: 'castellune_GB_SearchTab',
    countries: ['GB'],
    dailyBudget: 6000,
  });
  const { id } = world.campaigns.insert(
    { ...plain, placement: 'APPSTORE_SEARCH_TAB', sharedBudgetIds: orders },
    by,
  );
  const group = world.adGroups.insert(plainAdGroup({ campaignId: id, name: 'Everybody', bid: 60 }), by);
  const creative = world.creatives.insert(
    {
      adAccountId,
      adamId: app.id,
      name: 'Default page',
      type: 'DEFAULT_PRODUCT_PAGE',
      productPageUuid: null,
      review: 'APPROVED',
      reviewReasons: [],
      deleted: false,
    },
    by,
  );
  const subject = { campaignId: id, adGroupId: group.id, creativeId: creative.id, name: 'Default page' };
  world.ads.insert({ ...subject, status: 'ENABLED', review: 'APPROVED', deleted: false }, by);
}

/** An organisation that pays by line of credit, with budget orders and campaigns of every kind. */
export function addOrganisationOnCredit(world: World, diary: Diary): void {
  diary.plan(diary.stamp(madeDaysAgo), (by) => {
    const { org, adAccount } = openAccount(world, account, by);
    const own = {
      name: 'Castellune: Puzzle Castle',
      subtitle: 'A room a day',
      category: 'games',
      concepts: strongAt(0),
      brandPopularity: 58,
    } as const;
    const app = addOwnApp(world, account.developer, account.providerId, own, by);
    const place: Place = {
      world,
      adAccountId: adAccount.id,
      app,
      state: latest(app),
      country: 'GB',
      currency: account.currency,
    };
    addStructure(place, by);
    const orders = addOrders(world, { orgId: org.id, adAccountId: adAccount.id }, diary, by);
    const inForce = [orders.over, orders.current, orders.next];
    const change = (end: string, part: Partial<Campaign>): void => {
      for (const { id } of world.campaigns.list(adAccount.id).filter((row) => latest(row).name.endsWith(end)))
        world.campaigns.change(id, part, by);
    };
    change('', { sharedBudgetIds: inForce });
    change('_Competitor', { sharedBudgetIds: [orders.over] });
    change('_Discovery', { sharedBudgetIds: [], invoiceDetail });
    addMaxConversions(place, inForce, by);
    addSearchTab(place, inForce, by);
  });
}
