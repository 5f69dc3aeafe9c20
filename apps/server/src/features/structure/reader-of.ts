import type { Connection } from '../../platform/db/database.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { findScope } from '../campaign-groups/index.ts';
import type { Reader } from './structure-store.ts';

/** As far as whoever asks may see. */
export async function readerOf(
  db: Connection,
  { membership }: Pick<TeamContext, 'membership'>,
): Promise<Reader> {
  const scope = await findScope(db, membership);
  return { teamId: membership.teamId, campaignIds: scope?.campaignIds };
}
