import { leaveEnteredTeam as call } from '@tapwright/contracts/staff-teams';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { lockTeam, staffWrite } from '../../writes/index.ts';
import { endAt, findPlace } from './entries-store.ts';
import { forgetEntry } from './forget-entry.ts';

export async function leaveEnteredTeam(
  context: PersonContext,
  { teamId }: { teamId: number },
): Promise<null> {
  const { userId } = context.person;
  return staffWrite(context, call, async (write) => {
    const { tx, clock, live } = write;
    const team = await lockTeam(tx, teamId, { isChanged: true });
    const place = await findPlace(tx, { teamId, userId });
    if (team === undefined || place === undefined || place.endsAt === null) throw new Refusal('notFound');
    const at = clock.now();
    if (place.endsAt <= at) return write.unchanged(null);
    await endAt(tx, { teamId, userId }, at);
    await forgetEntry(tx, write, { teamId, userId });
    await live.publishPersons(tx, [userId], 'access.changed');
    await live.publishTeam(tx, teamId, 'team.changed');
    const row = { subject: { teamName: team.teamName } };
    await write.record('team.staffLeft', { ...row, teamId });
    return (await write.record('team.staffLeft', row)).done(null);
  });
}
