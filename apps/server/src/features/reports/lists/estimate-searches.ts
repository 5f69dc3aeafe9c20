import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findSearches } from '@tapwright/contracts/storefront-searches';
import type { TeamContext } from '../../../platform/http/context.ts';
import { findScope } from '../../campaign-groups/index.ts';
import { listStorefrontSearches } from './storefront-searches-store.ts';

export async function estimateSearches(
  { database: { read }, membership }: TeamContext,
  { adamId }: ParsedQueryOf<typeof findSearches>,
): Promise<AnswerOf<typeof findSearches>> {
  const scope = await findScope(read, membership);
  const reader = { teamId: membership.teamId, scoped: scope?.campaignIds };
  return listStorefrontSearches(read, reader, adamId);
}
