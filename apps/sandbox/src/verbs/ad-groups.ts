import type { AdGroup, Campaign } from '../world/entities.ts';
import { findGeoPlace } from '../world/geo.ts';
import { latest, type Row } from '../world/table.ts';
import { judge, type Checks } from './checks.ts';
import type { Desk } from './desk.ts';
import { findOwnApp } from './own-apps.ts';
import { findAdGroup, findCampaign, getLive, getParent } from './own-rows.ts';
import { refuse, refuseValue } from './refusal.ts';
import { removeAdGroupRows } from '../world/remove-rows.ts';
import { checkSchedule } from './schedule.ts';

export type NewAdGroup = Omit<AdGroup, 'deleted'>;

const mostGeoTargets = 1000;

function getCampaignOf({ world }: Pick<Desk, 'world'>, campaignId: number): Campaign {
  return latest(world.campaigns.get(campaignId));
}

function checkName({ world }: Desk, { campaignId, name }: AdGroup, id: number | null): void {
  const taken = world.adGroups
    .list(campaignId)
    .some((row) => row.id !== id && !latest(row).deleted && latest(row).name === name);
  if (taken) refuse('DUPLICATE_NAME', 'AdGroup name already exists under this Campaign.', 'name');
}

function checkGeo(desk: Desk, { targeting, campaignId }: AdGroup): void {
  const { geoIds } = targeting;
  if (!geoIds) return;
  if (geoIds.length > mostGeoTargets)
    refuseValue('targeting', `At most ${mostGeoTargets} places can be targeted.`);
  const { countries } = getCampaignOf(desk, campaignId);
  const stranger = geoIds.find((id) => !countries.includes(findGeoPlace(id)?.country ?? ''));
  if (stranger !== undefined)
    refuseValue('targeting', `The place ${stranger} is in none of the campaign's countries or regions.`);
}

function checkTargeting(desk: Desk, next: AdGroup): void {
  const { ages, haveApps, haveNotApps } = next.targeting;
  if (ages?.some(({ min, max }) => max !== null && max < min))
    refuseValue('targeting.maxAge', 'maxAge must not be below minAge.');
  const stranger = [...haveApps, ...haveNotApps].find((adamId) => !findOwnApp(desk, Number(adamId)));
  if (stranger !== undefined)
    refuseValue('targeting.appDownloader', `The app ${stranger} is not one of your own.`);
  checkGeo(desk, next);
}

const checks: Checks<AdGroup> = {
  name: checkName,
  startAt: (_desk, next) => checkSchedule(next),
  endAt: (_desk, next) => checkSchedule(next),
  targeting: checkTargeting,
};

export function createAdGroup(desk: Desk, adGroup: NewAdGroup): Row<AdGroup> {
  getParent(findCampaign(desk, adGroup.campaignId), 'campaign', 'campaignId');
  const state: AdGroup = { ...adGroup, deleted: false };
  judge(checks, desk, state, state, null);
  return desk.world.adGroups.insert(state, desk.by);
}

export function changeAdGroup(
  desk: Desk,
  id: number,
  change: Partial<Omit<NewAdGroup, 'campaignId'>>,
): Row<AdGroup> {
  const row = getLive(findAdGroup(desk, id), 'ad group', id);
  judge(checks, desk, { ...latest(row), ...change }, change, id);
  return desk.world.adGroups.change(id, change, desk.by);
}

export function removeAdGroup(desk: Desk, id: number): void {
  getLive(findAdGroup(desk, id), 'ad group', id);
  removeAdGroupRows(desk, id);
}
