import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type {
  findOperationPeople,
  findOwnOperations,
  findTeamOperations,
} from '@tapwright/contracts/operation-log';
import { can } from '@tapwright/contracts/roles';
import type { PersonContext, TeamContext } from '../../platform/http/context.ts';
import type { Gate } from '../../platform/http/admission/gate.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { listActors } from './operation-log-store.ts';
import { readPage } from './read-page.ts';

export async function listTeamOperations(
  context: TeamContext,
  query: ParsedQueryOf<typeof findTeamOperations>,
): Promise<AnswerOf<typeof findTeamOperations>> {
  const { teamId, role } = context.membership;
  if (!can(role, 'operationLog.seeTeam')) throw new Refusal('notPermitted');
  return readPage(context, { teamId, userId: query.userId }, query);
}

export const listOperationPeople = async ({
  database,
  membership: { teamId },
}: TeamContext): Promise<AnswerOf<typeof findOperationPeople>> => listActors(database.read, teamId);

/** Nobody's rows but the asker's; those of a team only while they are in it. */
export async function listOwnOperations(
  context: PersonContext,
  query: ParsedQueryOf<typeof findOwnOperations>,
  gate: Pick<Gate, 'getMembership'>,
): Promise<AnswerOf<typeof findOwnOperations>> {
  const { userId } = context.person;
  const { teamId } = query;
  if (query.userId !== undefined && query.userId !== userId) throw new Refusal('notPermitted');
  if (teamId > 0) await gate.getMembership(context.person, teamId, { may: 'member.see' });
  return readPage(context, { teamId, userId }, query);
}
