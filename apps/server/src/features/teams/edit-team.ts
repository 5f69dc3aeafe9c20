import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { modifyTeam } from '@tapwright/contracts/teams';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { logOperation } from '../operation-log/index.ts';
import { keepPicture } from '../uploads/index.ts';
import { getLockedTeam } from './get-locked-team.ts';
import { tellAccessChanged, tellTeamChanged } from './tell-team.ts';
import { updateTeam } from './teams-store.ts';
import { listMemberIds } from './members-store.ts';

export async function editTeam(
  context: TeamContext,
  { teamName, teamImg }: ParsedBodyOf<typeof modifyTeam>,
): Promise<null> {
  authoriseTeam(context, 'team.edit');
  const { teamId } = context.membership;
  await runTransaction(context.database, async (tx) => {
    const team = await getLockedTeam(tx, teamId);
    const before = { teamName: team.teamName, teamImg: team.teamImg };
    const after = {
      teamName: teamName ?? team.teamName,
      teamImg: teamImg === undefined ? team.teamImg : teamImg,
    };
    if (after.teamName === before.teamName && after.teamImg === before.teamImg) return;
    if (after.teamImg !== before.teamImg) {
      const change = { picture: after.teamImg, insteadOf: before.teamImg };
      if (!(await keepPicture(tx, context, change)))
        throw new Refusal('badInput', { fields: { teamImg: 'uploads:rules.missing' } });
    }
    await updateTeam(tx, teamId, after);
    await logOperation(tx, {
      operation: 'team.edited',
      teamId,
      by: { kind: 'person', userId: context.person.userId },
      from: context,
      before,
      after,
    });
    await tellTeamChanged(tx, context, teamId);
    await tellAccessChanged(tx, context, await listMemberIds(tx, teamId));
  });
  return null;
}
