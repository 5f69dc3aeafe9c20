import { createTestDatabase } from '../../../platform/db/testing/test-database.ts';
import type { SyncLine } from '../sync-line.ts';
import { readTables } from './read-tables.ts';
import { advanceFully, openSync, startStillSandbox, type StillSandbox } from './start-sync.ts';

export const minutesMs = 60_000;
export const syncStartsAt = '2026-11-20T12:00:00Z';
export const undisturbed = 7;

/** The twelve campaigns of a sandbox, read by team 7 from beginning to end, and what was seen on the way. */
export async function readFirstSync() {
  const { database, close } = await createTestDatabase();
  const sandbox = await startStillSandbox({
    clock: new Date(Date.parse(syncStartsAt) - 61 * minutesMs).toISOString(),
  });
  const user = await sandbox.addUser();
  const attempts: string[] = [];
  const observe = ({ call }: { call: string }) => attempts.push(call);
  const line = await openSync(database, { ...sandbox, user }, { teamId: undisturbed, observe });
  const removed = await removeKeyword(sandbox, line);
  const startedMs = performance.now();
  const { done } = await advanceFully(line);
  const tookMs = performance.now() - startedMs;
  return {
    database,
    sandbox,
    user,
    line,
    attempts,
    /** Removed at Apple before anybody connected. */
    removed,
    done,
    tookMs,
    whole: await readTables(database, undisturbed),
    stop: async () => {
      await sandbox.stop();
      await close();
    },
  };
}

async function removeKeyword(sandbox: StillSandbox, line: SyncLine) {
  const { rows: campaigns } = await line.calls.queryCampaigns({});
  const { rows } = await line.calls.reportKeywords({
    timeRange: { start: '2026-11-01', end: '2026-11-19', timeZone: 'ORTZ' },
    filters: [{ field: 'campaignId', operator: 'IN', value: campaigns.map(({ id }) => id) }],
  });
  const { id, text } = rows[0]?.metadata ?? { id: '', text: '' };
  await sandbox.control('POST', '/faults', {
    kind: 'consoleEdit',
    entity: 'keyword',
    id: Number(id),
    remove: true,
  });
  // Long enough ago that the first pass over the change history does not speak of it.
  await sandbox.control('POST', '/clock', { stepMs: 61 * minutesMs });
  await line.calls.queryCampaigns({ pagination: { pageSize: 1 } });
  return { id, text: text ?? '' };
}
