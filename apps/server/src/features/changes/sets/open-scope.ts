import type { Connection } from '../../../platform/db/database.ts';
import { authoriseTeam } from '../../../platform/http/authorise.ts';
import type { TeamContext } from '../../../platform/http/context.ts';

import { findScope } from '../../campaign-groups/index.ts';
import type { Reader } from './change-sets-store.ts';
import { listMemberScopes } from '../ads/local-ads-store.ts';

export async function openScope(context: TeamContext): Promise<{ db: Connection; reader: Reader }> {
  authoriseTeam(context, 'ads.see');
  // A set that was just committed is read back, and a replica may not have it yet.
  const db = context.database.write;
  return { db, reader: await readerOf(db, context) };
}

/** As it stands now, which may be otherwise than at admission. */
export async function readMembership({
  database,
  membership,
  person,
}: TeamContext): Promise<TeamContext['membership']> {
  if (membership.scope.length === 0) return membership;
  const { teamId } = membership;
  const [member] = await listMemberScopes(database.write, teamId, person.userId);
  return member === undefined ? membership : { ...membership, scope: member.scope };
}

export async function readerOf(
  db: Connection,
  { membership, person }: Pick<TeamContext, 'membership' | 'person'>,
): Promise<Reader> {
  const scope = await findScope(db, membership);
  return { teamId: membership.teamId, userId: person.userId, campaignIds: scope?.campaignIds };
}
