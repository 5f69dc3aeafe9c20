import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import { type isRemoveAll, removeAll } from '@tapwright/contracts/teams';
import type { Connection } from '../../../platform/db/database.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { detachTeamGroups } from '../../campaign-groups/index.ts';
import { countCampaigns } from '../../campaigns/index.ts';
import { removeTeamCertificates } from '../../certificates/index.ts';
import { hasOpenMoney } from '../../ledger/index.ts';
import { notify } from '../../notifications/index.ts';
import { membersWrite } from '../../writes/index.ts';
import { endInvitationsOfTeam } from '../invitations/end-invitation.ts';
import { listMemberIds } from '../members/members-store.ts';
import { updateTeam } from './teams-store.ts';

export async function findDissolveObstacles({
  database,
  membership,
}: TeamContext): Promise<AnswerOf<typeof isRemoveAll>> {
  const obstacles = await listDissolveObstacles(database.write, membership.teamId);
  return { canRemove: obstacles.length === 0, obstacles };
}

/** The name typed once more must be the team's, so that nobody dissolves the one they did not mean. */
export async function dissolveTeam(
  context: TeamContext,
  { teamName }: ParsedBodyOf<typeof removeAll>,
): Promise<null> {
  const { teamId } = context.membership;
  const actorId = context.person.userId;
  return membersWrite(context, removeAll, async (write) => {
    const { tx, team } = write;
    if (teamName.trim() !== team.teamName)
      throw new Refusal('badInput', { fields: { teamName: 'teams:rules.nameNotSame' } });
    if ((await listDissolveObstacles(tx, teamId)).length > 0) throw new Refusal('teamNotEmpty');

    const members = await listMemberIds(tx, teamId);
    await updateTeam(tx, teamId, { dissolvedAt: write.clock.now() });
    await endInvitationsOfTeam(tx, write, teamId);
    // Its campaign groups first: some may hang on a certificate of the platform.
    await detachTeamGroups(write);
    await removeTeamCertificates(write);
    const logged = await write.record('team.dissolved', {
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
    await write.live.publishPersons(tx, members, 'access.changed');
    await write.live.publishTeam(tx, teamId, 'team.changed');
    return logged.done(null);
  });
}

type DissolveObstacle = AnswerOf<typeof isRemoveAll>['obstacles'][number];
type FindObstacle = (db: Connection, teamId: number) => Promise<DissolveObstacle | undefined>;

/** A feature that gives a team something that runs or is owed adds its question here. */
const questions: readonly FindObstacle[] = [
  async (db, teamId) => {
    const { running } = await countCampaigns(db, teamId, undefined, undefined);
    return running === 0 ? undefined : { kind: 'runningCampaigns', count: running };
  },
  async (db, teamId) => ((await hasOpenMoney(db, teamId)) ? { kind: 'balance', count: 1 } : undefined),
];

async function listDissolveObstacles(db: Connection, teamId: number): Promise<DissolveObstacle[]> {
  const found: DissolveObstacle[] = [];
  for (const ask of questions) {
    const obstacle = await ask(db, teamId);
    if (obstacle !== undefined) found.push(obstacle);
  }
  return found;
}
