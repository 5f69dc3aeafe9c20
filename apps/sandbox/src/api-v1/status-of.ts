import type { Ad, AdGroup, Campaign, Creative, Keyword, SharedBudget } from '../world/entities.ts';
import { campaignHolds, ownHolds, refusalIn } from '../world/status/campaign-holds.ts';
import { latest, type Row } from '../world/table.ts';
import type { Call } from './call.ts';

type Where = Pick<Call, 'world' | 'now'>;

const appOf = ({ world }: Where, campaign: Campaign) => latest(world.apps.get(campaign.adamId));

export function limitedReasonsByCountry(call: Where, campaign: Campaign): Record<string, string[]> {
  const app = appOf(call, campaign);
  return Object.fromEntries(
    campaign.countries.flatMap((country) => {
      const reason = refusalIn(app, country);
      return reason === null ? [] : [[country, [reason]]];
    }),
  );
}

const isSearch = ({ placement }: Campaign): boolean => placement === 'APPSTORE_SEARCH_RESULTS';

function hasEnabledKeyword({ world }: Where, id: number): boolean {
  return world.keywords.list(id).some((row) => !latest(row).deleted && latest(row).status === 'ENABLED');
}

function adGroupHolds(call: Where, row: Row<AdGroup>): string[] {
  const state = latest(row);
  const campaign = latest(call.world.campaigns.get(state.campaignId));
  const manual = campaign.bidStrategy.type === 'MANUAL_CPT';
  const search = isSearch(campaign);
  return [
    ...ownHolds(state, call.now),
    ...(search && !state.searchMatch && !hasEnabledKeyword(call, row.id) ? ['KEYWORDS_MISSING'] : []),
    ...(!search && !call.world.ads.list(row.id).some((ad) => adHolds(call, ad).length === 0)
      ? ['ADS_NOT_RUNNING']
      : []),
    ...(campaign.placement === 'APPSTORE_TODAY_TAB' && state.targeting.devices?.includes('IPAD')
      ? ['TARGETED_DEVICE_CLASS_NOT_SUPPORTED_SUPPLY_PLACEMENT']
      : []),
    ...(manual && state.searchMatchRequired
      ? ['AUTOMATED_KEYWORDS_REQUIRED_AD_GROUP_NOT_ALLOWED_IN_MANUAL_CAMPAIGNS']
      : []),
  ];
}

function groupHolds(call: Where, row: Row<Campaign>): string[] {
  const groups = call.world.adGroups.list(row.id).filter((group) => !latest(group).deleted);
  const automated = groups.filter((group) => latest(group).searchMatchRequired);
  const isRunning = (group: Row<AdGroup>): boolean => adGroupHolds(call, group).length === 0;
  const holds: string[] = [];
  if (latest(row).bidStrategy.type === 'MAX_CONVERSIONS') {
    if (automated.length === 0) holds.push('AUTOMATED_KEYWORDS_REQUIRED_AD_GROUP_MISSING');
    else if (!automated.some(isRunning)) holds.push('AUTOMATED_KEYWORDS_REQUIRED_AD_GROUP_NOT_RUNNING');
  }
  if (groups.length === 0) holds.push('AD_GROUPS_MISSING');
  else if (!groups.some(isRunning)) holds.push('AD_GROUPS_NOT_RUNNING');
  return holds;
}

export function campaignStatus(call: Where, row: Row<Campaign>) {
  const state = latest(row);
  const reasons = [...campaignHolds(call.world, state, call.now), ...groupHolds(call, row)];
  const limiting = [...new Set(Object.values(limitedReasonsByCountry(call, state)).flat())];
  return { ...running(reasons, limiting), displayStatus: displayOf(state, reasons, limiting) };
}

const running = (systemStatusReasons: string[], systemStatusLimitingReasons: string[]) => ({
  systemStatus: systemStatusReasons.length === 0 ? 'RUNNING' : 'NOT_RUNNING',
  systemStatusReasons,
  systemStatusLimitingReasons,
});

function displayOf(
  { deleted, status }: { deleted: boolean; status: string },
  reasons: readonly string[],
  limiting: readonly string[],
): string {
  if (deleted) return 'DELETED';
  if (status === 'PAUSED') return 'PAUSED';
  if (reasons.length === 1 && reasons[0] === 'PROCESSING') return 'PROCESSING';
  if (reasons.length > 0) return 'ON_HOLD';
  return limiting.length > 0 ? 'LIMITED' : 'RUNNING';
}

const isCampaignHeld = (call: Where, campaignId: number): boolean =>
  campaignStatus(call, call.world.campaigns.get(campaignId)).systemStatus === 'NOT_RUNNING';

export function adGroupStatus(call: Where, row: Row<AdGroup>) {
  const state = latest(row);
  const held = isCampaignHeld(call, state.campaignId);
  const reasons = [...adGroupHolds(call, row), ...(held ? ['CAMPAIGN_NOT_RUNNING'] : [])];
  const own = displayOf(state, reasons, []);
  return { ...running(reasons, []), displayStatus: held && own === 'ON_HOLD' ? 'CAMPAIGN_ON_HOLD' : own };
}

/** DELETED and PAUSED stand before what the parents do, and everything else behind. */
function displayBelow(
  call: Where,
  state: { deleted: boolean; status: string; campaignId: number; adGroupId: number },
  otherwise: () => string,
): string {
  if (state.deleted) return 'DELETED';
  if (state.status === 'PAUSED') return 'PAUSED';
  if (isCampaignHeld(call, state.campaignId)) return 'CAMPAIGN_ON_HOLD';
  if (adGroupHolds(call, call.world.adGroups.get(state.adGroupId)).length > 0) return 'AD_GROUP_ON_HOLD';
  return otherwise();
}

export const keywordDisplayStatus = (call: Where, row: Row<Keyword>): string =>
  displayBelow(call, latest(row), () => 'RUNNING');

function creativeReasons({ world }: Where, state: Creative): string[] {
  const page = world.productPages
    .list(state.adamId)
    .map((row) => latest(row))
    .find(({ uuid }) => uuid === state.productPageUuid);
  return [
    ...(state.deleted ? ['DELETED_BY_USER'] : []),
    ...(state.review === 'REJECTED' ? state.reviewReasons : []),
    ...(page?.state === 'HIDDEN' ? ['PRODUCT_PAGE_HIDDEN'] : []),
    ...(page?.state === 'DELETED' ? ['PRODUCT_PAGE_DELETED'] : []),
  ];
}

export function creativeStatus(call: Where, row: Row<Creative>) {
  const state = latest(row);
  const systemStatusReasons = creativeReasons(call, state);
  if (state.review === 'PENDING') return { systemStatus: 'PENDING', systemStatusReasons: ['NEEDS_REVIEW'] };
  const invalid = systemStatusReasons.length > 0 || state.review === 'REJECTED';
  return { systemStatus: invalid ? 'INVALID' : 'VALID', systemStatusReasons };
}

function adHolds(call: Where, row: Row<Ad>): string[] {
  const { deleted, status, review, creativeId } = latest(row);
  const creative = latest(call.world.creatives.get(creativeId));
  const page = creativeReasons(call, creative).filter((reason) => reason.startsWith('PRODUCT_PAGE_'));
  return [
    ...(deleted ? ['DELETED_BY_USER'] : []),
    ...(status === 'PAUSED' ? ['PAUSED_BY_USER'] : []),
    ...(review === 'PENDING' ? ['AD_APPROVAL_PENDING'] : []),
    ...(review === 'REJECTED' ? ['AD_APPROVAL_REJECTED'] : []),
    ...page,
    ...(creative.deleted || creative.review === 'REJECTED' ? ['CREATIVE_INVALID'] : []),
    ...(creative.review === 'PENDING' ? ['CREATIVE_PENDING'] : []),
  ];
}

const waiting = ['AD_APPROVAL_PENDING', 'CREATIVE_PENDING', 'PROCESSING'];

export function adStatus(call: Where, row: Row<Ad>) {
  const reasons = adHolds(call, row);
  const own = (): string => {
    if (reasons.length === 0) return 'RUNNING';
    return reasons.every((reason) => waiting.includes(reason)) ? 'PROCESSING' : 'ON_HOLD';
  };
  return { ...running(reasons, []), displayStatus: displayBelow(call, latest(row), own) };
}

export function sharedBudgetStatus({ now }: Where, row: Row<SharedBudget>) {
  const { deleted, cancelled, startAt, endAt } = latest(row);
  const systemStatusReasons = [
    ...(deleted ? ['DELETED_BY_USER'] : []),
    ...(cancelled ? ['CANCELED'] : []),
    ...(now < startAt ? ['SCHEDULE_PENDING'] : []),
    ...(endAt !== null && now >= endAt ? ['SCHEDULE_EXPIRED'] : []),
  ];
  return { systemStatus: systemStatusReasons.length === 0 ? 'ACTIVE' : 'INACTIVE', systemStatusReasons };
}
