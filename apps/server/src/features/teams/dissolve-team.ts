import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import type { isRemoveAll, removeAll } from '@tapwright/contracts/teams';
import type { Transaction } from '../../platform/db/database.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { notify } from '../notifications/index.ts';
import { logOperation } from '../operation-log/index.ts';
import { endInvitationsOfTeam } from './end-invitation.ts';
import { getLockedTeam } from './get-locked-team.ts';
import { lockMember, listMemberIds } from './members-store.ts';
import { listDissolveObstacles } from './list-dissolve-obstacles.ts';
import { tellAccessChanged, tellTeamChanged } from './tell-team.ts';
import { updateTeam } from './teams-store.ts';

export async function findDissolveObstacles({
  database,
  membership,
}: TeamContext): Promise<AnswerOf<typeof isRemoveAll>> {
  const obstacles = await listDissolveObstacles(database.write, membership.teamId);
  return { canRemove: obstacles.length === 0, obstacles };
}

/** What hangs on a team and ends with it, in the same transaction; who has it knows us, so it is handed in. */
export type EndWithTeam = (tx: Transaction, context: TeamContext) => Promise<void>;

/** The name typed once more must be the team's, so that nobody dissolves the one they did not mean. */
export async function dissolveTeam(
  context: TeamContext,
  { teamName }: ParsedBodyOf<typeof removeAll>,
  endWithTeam: EndWithTeam,
): Promise<null> {
  authoriseTeam(context, 'team.dissolve');
  const { teamId } = context.membership;
  const actorId = context.person.userId;
  await runTransaction(context.database, async (tx) => {
    const team = await getLockedTeam(tx, teamId);
    if ((await lockMember(tx, teamId, actorId))?.role !== 'visitor') throw new Refusal('notPermitted');
    if (teamName.trim() !== team.teamName)
      throw new Refusal('badInput', { fields: { teamName: 'teams:rules.nameNotSame' } });
    if ((await listDissolveObstacles(tx, teamId)).length > 0) throw new Refusal('teamNotEmpty');

    const members = await listMemberIds(tx, teamId);
    await updateTeam(tx, teamId, { dissolvedAt: context.clock.now() });
    await endInvitationsOfTeam(tx, context, teamId);
    await endWithTeam(tx, context);
    await logOperation(tx, {
      operation: 'team.dissolved',
      teamId,
      by: { kind: 'person', userId: actorId },
      from: context,
      subject: { teamName: team.teamName },
    });
    await notify(
      tx,
      context,
      members.map((userId) => ({
        type: 'teamGone',
        userId,
        teamId,
        senderId: actorId,
        detailed: 'dissolved',
      })),
    );
    await tellAccessChanged(tx, context, members);
    await tellTeamChanged(tx, context, teamId);
  });
  return null;
}
