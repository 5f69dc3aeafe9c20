import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import { isOfPlatform } from '@tapwright/contracts/roles';
import { enterTeam as call, entryMinutes } from '@tapwright/contracts/staff-teams';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { lockTeam, staffWrite } from '../../writes/index.ts';
import { findPlace, putEntry } from './entries-store.ts';
import { entryRunsOut } from './entry-jobs.ts';

/** As whoever runs an order, but in all of the team's ads and for a while. Entering again begins the while anew. */
export async function enterTeam(
  context: PersonContext,
  { teamId, reason }: ParsedBodyOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { userId } = context.person;
  return staffWrite(context, call, async (write) => {
    const { tx, clock, jobs, live } = write;
    const team = await lockTeam(tx, teamId, { isChanged: true });
    if (team === undefined) throw new Refusal('notFound');
    const place = await findPlace(tx, { teamId, userId });
    if (place !== undefined && !isOfPlatform(place.role)) throw new Refusal('ownTeam');
    if (place !== undefined && place.endsAt === null)
      throw new Refusal('changedMeanwhile', { message: 'staff:teams.hasOrder' });
    const at = clock.now();
    const endsAt = new Date(at.getTime() + entryMinutes * 60_000);
    const until = endsAt.toISOString();
    await putEntry(tx, { teamId, userId }, { reason, at, endsAt });
    await jobs.enqueue(tx, entryRunsOut, { teamId, userId, endsAt: until }, { runAt: endsAt });
    await live.publishPersons(tx, [userId], 'access.changed');
    await live.publishTeam(tx, teamId, 'team.changed');
    const row = { subject: { teamName: team.teamName, reason }, after: { actsUntil: until } };
    await write.record('team.staffEntered', { ...row, teamId });
    return (await write.record('team.staffEntered', row)).done({ until });
  });
}
