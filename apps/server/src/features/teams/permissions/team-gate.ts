import type { Database } from '../../../platform/db/database.ts';
import type { Gate } from '../../../platform/http/gate.ts';
import { membershipOf } from '../../writes/index.ts';
import { findMember, listOpenMemberships } from '../members/members-store.ts';

/** One query for each team call: who they are there, what they may, and how far that reaches. */
export function createTeamGate({
  database,
}: {
  database: Database;
}): Pick<Gate, 'getMembership' | 'listTeamIds'> {
  return {
    getMembership: async ({ userId }, teamId, access) =>
      membershipOf(teamId, await findMember(database.write, teamId, userId), access),
    listTeamIds: async (userIds) => {
      const teamIds = new Map<number, number[]>();
      for (const { userId, teamId } of await listOpenMemberships(database.write, userIds)) {
        const known = teamIds.get(userId);
        if (known === undefined) teamIds.set(userId, [teamId]);
        else known.push(teamId);
      }
      return teamIds;
    },
  };
}
