import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import { type addTeam, maxTeamsOfPerson } from '@tapwright/contracts/teams';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { personWrite } from '../../writes/index.ts';
import { insertMember } from '../members/members-store.ts';
import { insertTeam, lockTeamsOf } from './teams-store.ts';

export async function createTeam(
  context: PersonContext,
  { teamName, currencyType }: ParsedBodyOf<typeof addTeam>,
): Promise<AnswerOf<typeof addTeam>> {
  const { userId } = context.person;
  return personWrite(context, async (write) => {
    const { tx } = write;
    const { mobile, isClosed, count } = await lockTeamsOf(tx, userId);
    if (isClosed) throw new Refusal('tokenEnded');
    if (mobile === null) throw new Refusal('mobileNeeded');
    if (count >= maxTeamsOfPerson) throw new Refusal('tooManyTeams');
    const teamId = await insertTeam(tx, { teamName, currencyType });
    const joinedAt = write.clock.now();
    await insertMember(tx, { teamId, userId, role: 'visitor', scope: [], joinedAt });
    const logged = await write.record('team.created', {
      teamId,
      after: { teamName, currencyType },
    });
    await write.live.publishPersons(tx, [userId], 'access.changed');
    return logged.done({ teamId });
  });
}
