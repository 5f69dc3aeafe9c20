import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import { maxComparedTerms, type suggestAdGroups as suggestCall } from '@tapwright/contracts/term-ad-groups';
import type { TeamContext } from '../../platform/http/context.ts';
import { findScope } from '../campaign-groups/index.ts';
import { listKeywordsWith } from './near-keywords-store.ts';
import { findNear, partsOf } from './near-keywords.ts';

const maxSuggested = 5;

export async function suggestAdGroups(
  { database: { read }, membership }: TeamContext,
  { campaignId, terms }: ParsedBodyOf<typeof suggestCall>,
): Promise<AnswerOf<typeof suggestCall>> {
  const { teamId } = membership;
  const scoped = (await findScope(read, membership))?.campaignIds;
  const compared = terms.slice(0, maxComparedTerms);
  const parts = [...new Set(compared.flatMap(partsOf))];
  const found = await listKeywordsWith(read, { teamId, scoped }, campaignId, parts);
  const isNear = findNear(compared);
  const near = found.filter(({ text }) => isNear(text));
  const adGroups = [...Map.groupBy(near, ({ adGroupId }) => adGroupId).values()]
    .flatMap((within) => {
      const [first] = within;
      if (first === undefined) return [];
      const { text: _one, ...place } = first;
      return [{ ...place, keywords: within.length }];
    })
    .toSorted((one, other) => other.keywords - one.keywords || one.adGroupId.localeCompare(other.adGroupId));
  return { near: near.length, adGroups: adGroups.slice(0, maxSuggested) };
}
