import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import type { findKeywordOwners } from '@tapwright/contracts/keyword-owners';
import type { TeamContext } from '../../platform/http/context.ts';
import { findScope } from '../campaign-groups/index.ts';
import { listKeywordOwners } from './keyword-owners-store.ts';

export async function findOwners(
  { database: { read }, membership }: TeamContext<'campaign.edit'>,
  asked: ParsedBodyOf<typeof findKeywordOwners>,
): Promise<AnswerOf<typeof findKeywordOwners>> {
  const { teamId } = membership;
  const scoped = (await findScope(read, membership))?.campaignIds;
  return listKeywordOwners(read, { teamId, scoped }, asked);
}
