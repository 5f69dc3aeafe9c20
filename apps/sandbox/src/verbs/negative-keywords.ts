import type { NegativeKeyword } from '../world/entities.ts';
import { normalizeText } from '../world/keyword-text.ts';
import { latest } from '../world/table.ts';
import type { AccountContext } from './account-context.ts';
import { keyOf, listKeys } from './keywords.ts';
import { findAdGroup, findCampaign, findNegativeKeyword, getLive, getParent } from './own-rows.ts';
import { Batch, type Plan } from './plan.ts';
import { refuse, refuseValue } from './refusal.ts';

export type NewNegativeKeyword = Pick<NegativeKeyword, 'text' | 'matchType' | 'status'> & {
  campaignId: number | null;
  adGroupId: number | null;
};

function readParent(context: AccountContext, { campaignId, adGroupId }: NewNegativeKeyword): number {
  if (adGroupId === null) {
    const id = campaignId ?? refuseValue('campaignId', 'A campaign or an ad group is required.');
    return getParent(findCampaign(context, id), 'campaign', 'campaignId').id;
  }
  const ofAdGroup = latest(getParent(findAdGroup(context, adGroupId), 'ad group', 'adGroupId')).campaignId;
  if (campaignId !== null && campaignId !== ofAdGroup)
    return refuseValue('campaignId', 'The ad group belongs to another campaign.');
  return ofAdGroup;
}

export function planNegativeKeyword(
  context: AccountContext,
  negative: NewNegativeKeyword,
  batch = new Batch(),
): Plan<NegativeKeyword> {
  const { world, by } = context;
  const campaignId = readParent(context, negative);
  const { adGroupId } = negative;
  if (normalizeText(negative.text) === '') refuseValue('text', 'The text must not be blank.');
  const siblings = () =>
    listKeys(world.negativeKeywords.list(campaignId).filter((row) => latest(row).adGroupId === adGroupId));
  if (!batch.take(`${campaignId} ${adGroupId}`, keyOf(negative), siblings))
    refuse('DUPLICATE_KEYWORD', 'The negative keyword already exists.', 'text');
  return () => world.negativeKeywords.insert({ ...negative, campaignId, deleted: false }, by);
}

export function planNegativeKeywordChange(
  context: AccountContext,
  id: number,
  change: Partial<Pick<NegativeKeyword, 'status'>>,
): Plan<NegativeKeyword> {
  getLive(findNegativeKeyword(context, id), 'negative keyword', id);
  return () => context.world.negativeKeywords.change(id, change, context.by);
}

export function planNegativeKeywordRemoval(
  context: AccountContext,
  id: number,
  batch = new Batch(),
): Plan<NegativeKeyword> {
  const row = findNegativeKeyword(context, id);
  getLive(batch.remove(id) ? row : undefined, 'negative keyword', id);
  return () => context.world.negativeKeywords.change(id, { deleted: true }, context.by);
}
