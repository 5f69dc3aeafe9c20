import type { AnswerOf } from '@tapwright/contracts/call';
import type { findWordPlaces } from '@tapwright/contracts/words';
import type { TeamContext } from '../../platform/http/context.ts';
import { findScope } from '../campaign-groups/index.ts';
import { listWordPlaces } from './word-places-store.ts';

export async function listPlaces({
  database: { read },
  membership,
}: TeamContext<'tools.use'>): Promise<AnswerOf<typeof findWordPlaces>> {
  const scope = await findScope(read, membership);
  return listWordPlaces(read, { teamId: membership.teamId, scoped: scope?.campaignIds });
}
