import type { Database } from '../../../platform/db/database.ts';
import type { Gate, OpenTeam } from '../../../platform/http/admission/gate.ts';
import { membershipOf } from '../../writes/index.ts';
import { findMember, listOpenMemberships } from '../members/members-store.ts';

/** One query for each team call: who they are there, what they may, and how far that reaches. */
export function createTeamGate({
  database,
}: {
  database: Database;
}): Pick<Gate, 'getMembership' | 'listTeams'> {
  return {
    getMembership: async ({ userId, hasSecondFactor }, teamId, access) => {
      const member = await findMember(database.write, teamId, userId);
      return membershipOf(
        teamId,
        member && { ...member, lacksSecondFactor: member.requiresSecondFactor && !hasSecondFactor },
        access,
      );
    },
    listTeams: async (userIds) => {
      const teams = new Map<number, OpenTeam[]>();
      for (const { userId, ...team } of await listOpenMemberships(database.write, userIds)) {
        const known = teams.get(userId);
        if (known === undefined) teams.set(userId, [team]);
        else known.push(team);
      }
      return teams;
    },
  };
}
