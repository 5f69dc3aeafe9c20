import type { Campaign, SharedBudget } from '../world/entities.ts';
import { latest, type Row } from '../world/table.ts';
import { findStorefront } from '../world/storefronts.ts';
import { judge, type Checks } from './checks.ts';
import type { AccountContext } from './account-context.ts';
import { findCampaign, getLive } from './own-rows.ts';
import { findOwnApp } from './own-apps.ts';
import { refuse, refuseMissing, refuseValue } from './refusal.ts';
import { removeCampaignRows } from '../world/remove-rows.ts';
import { checkSchedule } from './schedule.ts';

export type NewCampaign = Omit<Campaign, 'deleted'>;

function checkName({ world, account }: AccountContext, { name }: Campaign, id: number | null): void {
  const taken = world.campaigns
    .list(account.id)
    .some((row) => row.id !== id && !latest(row).deleted && latest(row).name === name);
  if (taken) refuse('DUPLICATE_NAME', 'Campaign name already exists under this ad account.', 'name');
}

function checkApp(context: AccountContext, { adamId }: Campaign): void {
  if (!findOwnApp(context, adamId))
    refuseValue('promotedObjectId', 'The app does not belong to a content provider of this ad account.');
}

function checkCountries(_desk: AccountContext, { countries }: Campaign): void {
  if (countries.length === 0) refuseMissing('targeting.countryOrRegion.include');
  if (new Set(countries).size < countries.length)
    refuseValue('targeting.countryOrRegion.include', 'A country or region is named twice.');
  const unknown = countries.find((code) => !findStorefront(code));
  if (unknown !== undefined)
    refuseValue('targeting.countryOrRegion.include', `Ads cannot run in the country or region ${unknown}.`);
}

function checkBidStrategy(_desk: AccountContext, { bidStrategy, placement }: Campaign): void {
  if (bidStrategy.type === 'MAX_CONVERSIONS' && placement !== 'APPSTORE_SEARCH_RESULTS')
    refuseValue('bidStrategy.bidStrategyType', 'MAX_CONVERSIONS is for search results only.');
}

/** Each ends before the next begins; one without an end cannot be followed. */
const overlap = (one: SharedBudget, other: SharedBudget): boolean =>
  one.startAt <= (other.endAt ?? Number.POSITIVE_INFINITY) &&
  other.startAt <= (one.endAt ?? Number.POSITIVE_INFINITY);

function checkSharedBudgets({ world, account }: AccountContext, { sharedBudgetIds }: Campaign): void {
  if (sharedBudgetIds.length === 0) return;
  if (account.paymentModel !== 'LOC')
    refuseValue('sharedBudgets', 'Budget orders are for accounts that pay by line of credit.');
  const orders = sharedBudgetIds.map((id) => {
    const row = world.sharedBudgets.find(id);
    const order = row && latest(row);
    return order && !order.deleted && order.adAccountId === account.id
      ? order
      : refuseValue('sharedBudgets', `There is no budget order ${id} for this ad account.`);
  });
  if (orders.some((one, at) => orders.slice(at + 1).some((other) => overlap(one, other))))
    refuse('BUDGET_ORDER_OVERLAPPING', 'The schedules of the budget orders overlap.', 'sharedBudgets');
}

const checks: Checks<Campaign> = {
  name: checkName,
  adamId: checkApp,
  countries: checkCountries,
  placement: checkBidStrategy,
  bidStrategy: checkBidStrategy,
  startAt: (_desk, next) => checkSchedule(next),
  endAt: (_desk, next) => checkSchedule(next),
  sharedBudgetIds: checkSharedBudgets,
};

export function createCampaign(context: AccountContext, campaign: NewCampaign): Row<Campaign> {
  const state: Campaign = { ...campaign, deleted: false };
  judge(checks, context, state, state, null);
  return context.world.campaigns.insert(state, context.by);
}

export function changeCampaign(
  context: AccountContext,
  id: number,
  change: Partial<NewCampaign>,
): Row<Campaign> {
  const row = getLive(findCampaign(context, id), 'campaign', id, 'CAMPAIGN_NOT_FOUND');
  judge(checks, context, { ...latest(row), ...change }, change, id);
  return context.world.campaigns.change(id, change, context.by);
}

export function removeCampaign(context: AccountContext, id: number): void {
  getLive(findCampaign(context, id), 'campaign', id, 'CAMPAIGN_NOT_FOUND');
  removeCampaignRows(context, id);
}
