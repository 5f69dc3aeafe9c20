import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findWordPlaces } from '@tapwright/contracts/words';
import type { TeamContext } from '../../platform/http/context.ts';
import { findScope } from '../campaign-groups/index.ts';
import { listWordPlaces } from './word-places-store.ts';

export async function listPlaces(
  { database: { read }, membership }: TeamContext<'tools.use'>,
  { campaignId }: Pick<ParsedQueryOf<typeof findWordPlaces>, 'campaignId'>,
): Promise<AnswerOf<typeof findWordPlaces>> {
  const scope = await findScope(read, membership);
  const all = scope?.campaignIds.map(String);
  const scoped =
    campaignId === undefined ? all : all === undefined || all.includes(campaignId) ? [campaignId] : [];
  return listWordPlaces(read, { teamId: membership.teamId, scoped });
}
