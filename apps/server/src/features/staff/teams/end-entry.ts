import type { Deps } from '../../../platform/deps.ts';
import { lockTeam, systemWrite } from '../../writes/index.ts';
import { type EntryKey, findPlace } from './entries-store.ts';
import { forgetEntry } from './forget-entry.ts';

/** Unless it was entered again or left before. Its end is known from the beginning; the log has it when it comes. */
export async function endEntry(
  deps: Deps,
  { endsAt, ...key }: EntryKey & { endsAt?: string },
): Promise<void> {
  const { teamId, userId } = key;
  await systemWrite(deps, 'the half hour of an entry is over', async ({ tx, record }) => {
    const team = await lockTeam(tx, teamId, { isChanged: true });
    const place = await findPlace(tx, key);
    const ended = place?.endsAt ?? null;
    if (team === undefined || place === undefined || ended === null || ended > deps.clock.now()) return;
    await forgetEntry(tx, deps, key);
    if (ended.toISOString() !== endsAt) return;
    await deps.live.publishPersons(tx, [userId], 'access.changed');
    await deps.live.publishTeam(tx, teamId, 'team.changed');
    const subject = { teamName: team.teamName, userId, nickName: place.nickName };
    await record('team.staffLeft', { teamId, subject });
    await record('team.staffLeft', { subject });
  });
}
