import type { AdGroup, Campaign } from '../world/entities.ts';
import { findGeoPlace } from '../world/geo.ts';
import { latest, type Row } from '../world/table.ts';
import { judge, type Checks } from './checks.ts';
import type { AccountContext } from './account-context.ts';
import { findOwnApp } from './own-apps.ts';
import { findAdGroup, findCampaign, getLive, getParent } from './own-rows.ts';
import { refuse, refuseValue } from './refusal.ts';
import { removeAdGroupRows } from '../world/remove-rows.ts';
import { checkSchedule } from './schedule.ts';

export type NewAdGroup = Omit<AdGroup, 'deleted'>;

const maxGeoTargets = 1000;

function getCampaignOf({ world }: Pick<AccountContext, 'world'>, campaignId: number): Campaign {
  return latest(world.campaigns.get(campaignId));
}

function checkName({ world }: AccountContext, { campaignId, name }: AdGroup, id: number | null): void {
  const taken = world.adGroups
    .list(campaignId)
    .some((row) => row.id !== id && !latest(row).deleted && latest(row).name === name);
  if (taken) refuse('DUPLICATE_NAME', 'AdGroup name already exists under this Campaign.', 'name');
}

function checkGeo(context: AccountContext, { targeting, campaignId }: AdGroup): void {
  const { geoIds } = targeting;
  if (!geoIds) return;
  if (geoIds.length > maxGeoTargets)
    refuseValue('targeting', `At most ${maxGeoTargets} places can be targeted.`);
  const { countries } = getCampaignOf(context, campaignId);
  const stranger = geoIds.find((id) => !countries.includes(findGeoPlace(id)?.country ?? ''));
  if (stranger !== undefined)
    refuseValue('targeting', `The place ${stranger} is in none of the campaign's countries or regions.`);
}

function checkTargeting(context: AccountContext, next: AdGroup): void {
  const { ages, haveApps, haveNotApps, hoursOfWeek } = next.targeting;
  if (ages?.some(({ min, max }) => max !== null && max < min))
    refuseValue('targeting.maxAge', 'maxAge must not be below minAge.');
  if (hoursOfWeek && getCampaignOf(context, next.campaignId).placement !== 'APPSTORE_SEARCH_RESULTS')
    refuseValue('targeting.daypart', 'Hours of the week are for search results only.');
  const stranger = [...haveApps, ...haveNotApps].find((adamId) => !findOwnApp(context, Number(adamId)));
  if (stranger !== undefined)
    refuseValue('targeting.appDownloader', `The app ${stranger} is not one of your own.`);
  checkGeo(context, next);
}

const checks: Checks<AdGroup> = {
  name: checkName,
  startAt: (_desk, next) => checkSchedule(next),
  endAt: (_desk, next) => checkSchedule(next),
  targeting: checkTargeting,
};

export function createAdGroup(context: AccountContext, adGroup: NewAdGroup): Row<AdGroup> {
  getParent(findCampaign(context, adGroup.campaignId), 'campaign', 'campaignId');
  const state: AdGroup = { ...adGroup, deleted: false };
  judge(checks, context, state, state, null);
  return context.world.adGroups.insert(state, context.by);
}

export function changeAdGroup(
  context: AccountContext,
  id: number,
  change: Partial<Omit<NewAdGroup, 'campaignId'>>,
): Row<AdGroup> {
  const row = getLive(findAdGroup(context, id), 'ad group', id);
  judge(checks, context, { ...latest(row), ...change }, change, id);
  return context.world.adGroups.change(id, change, context.by);
}

export function removeAdGroup(context: AccountContext, id: number): void {
  getLive(findAdGroup(context, id), 'ad group', id);
  removeAdGroupRows(context, id);
}
