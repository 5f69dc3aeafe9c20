import type { Keyword } from '../world/entities.ts';
import { normalizeText } from '../world/keyword-text.ts';
import { latest, type Row } from '../world/table.ts';
import type { AccountContext } from './account-context.ts';
import { findAdGroup, findKeyword, getLive, getParent } from './own-rows.ts';
import { Batch, type Plan } from './plan.ts';
import { refuse, refuseValue } from './refusal.ts';

export type NewKeyword = Pick<Keyword, 'adGroupId' | 'text' | 'matchType' | 'bid' | 'status'>;
export type KeywordChange = Partial<Pick<Keyword, 'bid' | 'status'>>;

export const keyOf = ({ text, matchType }: { text: string; matchType: string }): string =>
  `${matchType} ${normalizeText(text)}`;

export function* listKeys(
  rows: readonly Row<{ text: string; matchType: string; deleted: boolean }>[],
): Iterable<string> {
  for (const row of rows) if (!latest(row).deleted) yield keyOf(latest(row));
}

/** Text and match type stand once in an ad group, whatever the case of the letters. */
export function planKeyword(
  context: AccountContext,
  keyword: NewKeyword,
  batch = new Batch(),
): Plan<Keyword> {
  const { world, by } = context;
  const adGroup = getParent(findAdGroup(context, keyword.adGroupId), 'ad group', 'adGroupId');
  const { campaignId } = latest(adGroup);
  if (latest(world.campaigns.get(campaignId)).placement !== 'APPSTORE_SEARCH_RESULTS')
    refuseValue('adGroupId', 'Keywords are for campaigns in search results only.');
  if (normalizeText(keyword.text) === '') refuseValue('text', 'The text must not be blank.');
  const siblings = () => listKeys(world.keywords.list(adGroup.id));
  if (!batch.take(String(adGroup.id), keyOf(keyword), siblings))
    refuse('DUPLICATE_KEYWORD', 'The keyword already exists in this ad group.', 'text');
  return () => world.keywords.insert({ ...keyword, campaignId, deleted: false }, by);
}

export function planKeywordChange(context: AccountContext, id: number, change: KeywordChange): Plan<Keyword> {
  getLive(findKeyword(context, id), 'keyword', id);
  return () => context.world.keywords.change(id, change, context.by);
}

export function planKeywordRemoval(context: AccountContext, id: number, batch = new Batch()): Plan<Keyword> {
  const row = findKeyword(context, id);
  getLive(batch.remove(id) ? row : undefined, 'keyword', id);
  return () => context.world.keywords.change(id, { deleted: true }, context.by);
}
