import { inviteMember } from '@tapwright/contracts/invitations';
import type { Role } from '@tapwright/contracts/roles';
import type { TestAppOptions } from '../../../testing/test-app.ts';
import { findScope } from '../../campaign-groups/index.ts';
import { type Somebody, startTeamServer } from './team-server.ts';

/** Two campaign groups with two campaigns each, as a sync leaves them. */
export async function startWithCampaigns(options: TestAppOptions = {}) {
  const server = await startTeamServer(options);
  const { write } = server.deps.database;
  const owner = await server.makePerson();
  const teamId = await server.makeTeam(owner);
  const addGroup = async (ofTeam: number, adAccountId: number, campaignIds: readonly number[]) => {
    const certificate = { teamId: ofTeam, certificateId: 7, publicKey: 'k', sealedPrivateKey: 's' };
    await write
      .insertInto('certificates')
      .values(certificate)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const place = { appleOrgId: '1', currency: 'USD', timeZone: 'UTC', attachedAt: new Date() };
    const names = { appleName: `At Apple ${adAccountId}`, name: `Group ${adAccountId}` };
    const { campaignGroupId } = await write
      .insertInto('campaignGroups')
      .values({ teamId: ofTeam, certificateId: 7, adAccountId: String(adAccountId), ...place, ...names })
      .returning('campaignGroupId')
      .executeTakeFirstOrThrow();
    for (const campaignId of campaignIds)
      await write
        .insertInto('campaigns')
        .values({
          teamId: ofTeam,
          adAccountId,
          campaignId,
          apple: JSON.stringify({ name: `C${campaignId}` }),
        })
        .execute();
    return campaignGroupId;
  };
  const groups = [await addGroup(teamId, 501, [11, 12]), await addGroup(teamId, 502, [21, 22])] as const;
  const scopeOf = (role: Role, scope: number[], ofTeam = teamId) =>
    findScope(write, { teamId: ofTeam, role, scope });
  const invite = (by: Somebody, account: string, roleName: Role, scope: readonly number[], ofTeam = teamId) =>
    server.codeOf(by, inviteMember, { body: { teamId: ofTeam, account, roleName, scope } });
  return { ...server, owner, teamId, groups, addGroup, scopeOf, invite };
}
