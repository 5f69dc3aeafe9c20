import { getStorefront, findStorefront } from '../storefronts.ts';
import { stateAt } from '../table.ts';
import type { App, Campaign, Instant } from '../entities.ts';
import type { World } from '../world.ts';

/** Why the ads of an app may not run in a storefront; null if they may. */
export function refusalIn(app: App, country: string): string | null {
  if (!findStorefront(country)) return 'FEATURE_NOT_AVAILABLE_IN_COUNTRY_OR_REGION';
  const refusal = app.refusals[country] ?? app.refusals['*'];
  if (refusal !== undefined) return refusal;
  const sold = app.storefronts === null || app.storefronts.includes(getStorefront(country).code);
  return sold ? null : 'APP_NOT_PUBLISHED_YET';
}

function scheduleHolds(startAt: Instant | null, endAt: Instant | null, at: Instant): string[] {
  if (startAt !== null && at < startAt) return ['SCHEDULE_PENDING'];
  return endAt !== null && at >= endAt ? ['SCHEDULE_EXPIRED'] : [];
}

/** What the user decided: removed, paused, dates. The same words serve campaigns and ad groups. */
export function ownHolds(
  state: { deleted: boolean; status: string; startAt: Instant | null; endAt: Instant | null },
  at: Instant,
): string[] {
  return [
    ...(state.deleted ? ['DELETED_BY_USER'] : []),
    ...(state.status === 'PAUSED' ? ['PAUSED_BY_USER'] : []),
    ...scheduleHolds(state.startAt, state.endAt, at),
  ];
}

/** An account that pays by line of credit needs a budget order in force, or details for the invoice. */
function budgetOrderHolds(world: World, campaign: Campaign, at: Instant): string[] {
  const orders = campaign.sharedBudgetIds.flatMap((id) => {
    const row = world.sharedBudgets.find(id);
    const order = row && stateAt(row, at);
    return order ? [order] : [];
  });
  if (orders.length === 0) return campaign.invoiceDetail ? [] : ['BUDGET_ORDER_OR_INVOICE_DETAIL_MISSING'];
  const live = orders.filter((order) => !order.cancelled && !order.deleted);
  if (live.length === 0) return ['BUDGET_ORDER_CANCELED'];
  if (live.some((order) => order.startAt <= at && (order.endAt === null || at < order.endAt))) return [];
  const expired = live.every((order) => order.endAt !== null && order.endAt <= at);
  return [expired ? 'BUDGET_ORDER_SCHEDULE_EXPIRED' : 'BUDGET_ORDER_SCHEDULE_PENDING'];
}

function paymentHolds(world: World, campaign: Campaign, at: Instant): string[] {
  const accountRow = world.adAccounts.find(campaign.adAccountId);
  const account = accountRow && stateAt(accountRow, at);
  const orgRow = account && world.orgs.find(account.orgId);
  const org = orgRow && stateAt(orgRow, at);
  const noCard = org?.problems.includes('NO_PAYMENT_METHOD_ON_FILE') === true;
  return [
    ...(noCard ? ['ORG_NO_PAYMENT_METHOD_ON_FILE'] : []),
    ...((account?.problems.length ?? 0) > 0 || (org !== undefined && org.problems.length > 0 && !noCard)
      ? ['AD_ACCOUNT_PAYMENT_ISSUES']
      : []),
    ...(org?.paymentModel === 'LOC' ? budgetOrderHolds(world, campaign, at) : []),
  ];
}

function appHolds(app: App | undefined, countries: readonly string[]): string[] {
  if (!app) return ['APP_NOT_ELIGIBLE'];
  if (app.refusals['*'] !== undefined) return [app.refusals['*']];
  return countries.every((country) => refusalIn(app, country) !== null)
    ? ['COUNTRIES_OR_REGIONS_NOT_ELIGIBLE']
    : [];
}

/** Everything above its ad groups that keeps a campaign from serving, in the platform's words. */
export function campaignHolds(world: World, campaign: Campaign, at: Instant): string[] {
  const appRow = world.apps.find(campaign.adamId);
  return [
    ...ownHolds(campaign, at),
    ...paymentHolds(world, campaign, at),
    ...appHolds(appRow && stateAt(appRow, at), campaign.countries),
  ];
}
