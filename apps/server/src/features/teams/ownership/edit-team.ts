import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { modifyTeam } from '@tapwright/contracts/teams';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { membersWrite } from '../../writes/index.ts';
import { keepPicture } from '../../uploads/index.ts';
import { updateTeam } from './teams-store.ts';
import { listMemberIds } from '../members/members-store.ts';

export async function editTeam(
  context: TeamContext,
  { teamName, teamImg, currencyType }: ParsedBodyOf<typeof modifyTeam>,
): Promise<null> {
  const { teamId } = context.membership;
  return membersWrite(context, modifyTeam, async (write) => {
    const { tx, team } = write;
    if (currencyType !== undefined && currencyType !== team.currencyType)
      throw new Refusal('badInput', { fields: { currencyType: 'members:rename.currencyFixed' } });
    const before = { teamName: team.teamName, teamImg: team.teamImg };
    const after = {
      teamName: teamName ?? team.teamName,
      teamImg: teamImg === undefined ? team.teamImg : teamImg,
    };
    if (after.teamName === before.teamName && after.teamImg === before.teamImg) return write.unchanged(null);
    if (after.teamImg !== before.teamImg) {
      const change = { picture: after.teamImg, insteadOf: before.teamImg };
      if (!(await keepPicture(tx, write, change)))
        throw new Refusal('badInput', { fields: { teamImg: 'uploads:rules.missing' } });
    }
    await updateTeam(tx, teamId, after);
    const logged = await write.record('team.edited', { before, after });
    await write.live.publishTeam(tx, teamId, 'team.changed');
    await write.live.publishPersons(tx, await listMemberIds(tx, teamId), 'access.changed');
    return logged.done(null);
  });
}
