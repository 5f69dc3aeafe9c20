import type { NegativeKeyword } from '../world/entities.ts';
import { normalizeText } from '../world/keyword-text.ts';
import { latest } from '../world/table.ts';
import type { Desk } from './desk.ts';
import { keyOf, listKeys } from './keywords.ts';
import { findAdGroup, findCampaign, findNegativeKeyword, getLive, getParent } from './own-rows.ts';
import { Batch, type Plan } from './plan.ts';
import { refuse, refuseValue } from './refusal.ts';

export type NewNegativeKeyword = Pick<NegativeKeyword, 'text' | 'matchType' | 'status'> & {
  campaignId: number | null;
  adGroupId: number | null;
};

function readParent(desk: Desk, { campaignId, adGroupId }: NewNegativeKeyword): number {
  if (adGroupId === null) {
    const id = campaignId ?? refuseValue('campaignId', 'A campaign or an ad group is required.');
    return getParent(findCampaign(desk, id), 'campaign', 'campaignId').id;
  }
  const ofAdGroup = latest(getParent(findAdGroup(desk, adGroupId), 'ad group', 'adGroupId')).campaignId;
  if (campaignId !== null && campaignId !== ofAdGroup)
    return refuseValue('campaignId', 'The ad group belongs to another campaign.');
  return ofAdGroup;
}

export function planNegativeKeyword(
  desk: Desk,
  negative: NewNegativeKeyword,
  batch = new Batch(),
): Plan<NegativeKeyword> {
  const { world, by } = desk;
  const campaignId = readParent(desk, negative);
  const { adGroupId } = negative;
  if (normalizeText(negative.text) === '') refuseValue('text', 'The text must not be blank.');
  const siblings = () =>
    listKeys(world.negativeKeywords.list(campaignId).filter((row) => latest(row).adGroupId === adGroupId));
  if (!batch.take(`${campaignId} ${adGroupId}`, keyOf(negative), siblings))
    refuse('DUPLICATE_KEYWORD', 'The negative keyword already exists.', 'text');
  return () => world.negativeKeywords.insert({ ...negative, campaignId, deleted: false }, by);
}

export function planNegativeKeywordChange(
  desk: Desk,
  id: number,
  change: Partial<Pick<NegativeKeyword, 'status'>>,
): Plan<NegativeKeyword> {
  getLive(findNegativeKeyword(desk, id), 'negative keyword', id);
  return () => desk.world.negativeKeywords.change(id, change, desk.by);
}

export function planNegativeKeywordRemoval(
  desk: Desk,
  id: number,
  batch = new Batch(),
): Plan<NegativeKeyword> {
  const row = findNegativeKeyword(desk, id);
  getLive(batch.remove(id) ? row : undefined, 'negative keyword', id);
  return () => desk.world.negativeKeywords.change(id, { deleted: true }, desk.by);
}
