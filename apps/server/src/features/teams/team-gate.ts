import { grantOf, type Capability } from '@tapwright/contracts/roles';
import type { Database } from '../../platform/db/database.ts';
import type { Gate } from '../../platform/http/gate.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findMember, listOpenMemberships } from './members-store.ts';

const writesAdsOrMoney: ReadonlySet<Capability> = new Set<Capability>([
  'campaignGroup.edit',
  'campaign.edit',
  'finance.recharge',
  'finance.pay',
  'managedOrder.submit',
]);
const readers: ReadonlySet<string> = new Set(['readOnly', 'campaignsReadOnly']);

/** One query for each team call: who they are there, what they may, and how far that reaches. */
export function createTeamGate({
  database,
}: {
  database: Database;
}): Pick<Gate, 'getMembership' | 'listTeamIds'> {
  return {
    // The same answer for a team of others and for none: who asks learns nothing of either.
    getMembership: async ({ userId }, teamId, capability) => {
      const member = await findMember(database.write, teamId, userId);
      if (member === undefined) throw new Refusal('notPermitted');
      if (member.disabledAt !== null) throw new Refusal('disabledInTeam');
      const grant = grantOf(member.role, capability);
      if (grant === 'no') {
        const isReader = readers.has(member.role) && writesAdsOrMoney.has(capability);
        throw new Refusal(isReader ? 'readOnlyRole' : 'notPermitted');
      }
      return { teamId, role: member.role, grant, scope: grant === 'scope' ? member.scope : [] };
    },
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
