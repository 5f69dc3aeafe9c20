import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findTeamOperations } from '@tapwright/contracts/operation-log';
import { can } from '@tapwright/contracts/roles';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readPage } from './read-page.ts';

export async function listTeamOperations(
  context: TeamContext,
  query: ParsedQueryOf<typeof findTeamOperations>,
): Promise<AnswerOf<typeof findTeamOperations>> {
  const { teamId, role } = context.membership;
  if (!can(role, 'operationLog.seeTeam')) throw new Refusal('notPermitted');
  return readPage(context, { teamId }, query);
}
