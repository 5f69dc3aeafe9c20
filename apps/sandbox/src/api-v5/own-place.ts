import type { AdGroup, Campaign } from '../world/entities.ts';
import { latest, type Row } from '../world/table.ts';
import { findAdGroup, findCampaign } from '../verbs/own-rows.ts';
import { refuse } from '../verbs/refusal.ts';
import type { AccountCall } from './call.ts';

export type InCampaign = { path: { campaignId: string } };
export type InAdGroup = { path: { campaignId: string; adGroupId: string } };

export const getCampaign = (call: AccountCall, campaignId: string): Row<Campaign> =>
  findCampaign(call, Number(campaignId)) ??
  refuse('CAMPAIGN_NOT_FOUND', `There is no campaign ${campaignId}.`, 'campaignId');

/** The ad group of a path; it stands in the campaign that the path names. */
export function getAdGroup(call: AccountCall, { campaignId, adGroupId }: InAdGroup['path']): Row<AdGroup> {
  const row = findAdGroup(call, Number(adGroupId));
  if (row && latest(row).campaignId === getCampaign(call, campaignId).id) return row;
  return refuse('NOT_FOUND', `There is no ad group ${adGroupId}.`, 'adGroupId');
}

type InPlace = { campaignId: number; adGroupId: number | null };

/** A row below the ad group, or the campaign, that the path names. */
export function getWithin<State extends InPlace>(
  row: Row<State> | undefined,
  place: InPlace,
  what: string,
  id: string,
): Row<State> {
  const { campaignId, adGroupId } = place;
  const state = row && latest(row);
  if (row && state?.campaignId === campaignId && state.adGroupId === adGroupId) return row;
  return refuse('NOT_FOUND', `There is no ${what} ${id}.`, 'id');
}

export const placeOf = (adGroup: Row<AdGroup>) => ({
  campaignId: latest(adGroup).campaignId,
  adGroupId: adGroup.id,
});
