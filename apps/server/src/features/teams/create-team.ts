import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import { type addTeam, mostTeamsOfPerson } from '@tapwright/contracts/teams';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authorisePerson } from '../../platform/http/authorise.ts';
import type { PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { logOperation } from '../operation-log/index.ts';
import { insertMember } from './members-store.ts';
import { tellAccessChanged } from './tell-team.ts';
import { insertTeam, lockTeamsOf } from './teams-store.ts';

export async function createTeam(
  context: PersonContext,
  { teamName, currencyType }: ParsedBodyOf<typeof addTeam>,
): Promise<AnswerOf<typeof addTeam>> {
  authorisePerson(context);
  const { userId } = context.person;
  return runTransaction(context.database, async (tx) => {
    const { mobile, count } = await lockTeamsOf(tx, userId);
    if (mobile === null) throw new Refusal('mobileNeeded');
    if (count >= mostTeamsOfPerson) throw new Refusal('tooManyTeams');
    const teamId = await insertTeam(tx, { teamName, currencyType });
    const joinedAt = context.clock.now();
    await insertMember(tx, { teamId, userId, role: 'visitor', scope: [], joinedAt });
    await logOperation(tx, {
      operation: 'team.created',
      teamId,
      by: { kind: 'person', userId },
      from: context,
      after: { teamName, currencyType },
    });
    await tellAccessChanged(tx, context, [userId]);
    return { teamId };
  });
}
