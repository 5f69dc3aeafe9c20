import { setTimeout as wait } from 'node:timers/promises';
import { findKeywords } from '@tapwright/contracts/keywords';
import type { Database } from '@tapwright/server/platform/db/database';
import type { Measurement } from './table.ts';

const asks = 50;
/** A connection that rests says after ten seconds at the latest what it has read. */
const saidMs = 11_000;
const range = { startTime: '2026-11-01', endTime: '2026-11-19', pageSize: '1000' };

/** Pages of what has not ended and of its sets, and those of all other tables. */
async function countPages({ pool }: Database): Promise<{ overlay: number; others: number }> {
  await wait(saidMs);
  const { rows } = await pool.query<{ overlay: number; others: number }>(
    `select coalesce(sum(pages) filter (where is_overlay), 0)::float8 as overlay,
       coalesce(sum(pages) filter (where not is_overlay), 0)::float8 as others
     from (select relname in ('edits', 'change_sets') as is_overlay,
         coalesce(heap_blks_read, 0) + coalesce(heap_blks_hit, 0) + coalesce(idx_blks_read, 0) + coalesce(idx_blks_hit, 0)
           + coalesce(toast_blks_read, 0) + coalesce(toast_blks_hit, 0) as pages
       from pg_statio_user_tables) as every`,
  );
  return rows[0] ?? { overlay: 0, others: 0 };
}

type List = (path: string) => Promise<unknown>;

/** A list with nothing on its way, as the sets before have left the table, and once that is cleared as the timetable of the database does it. */
export async function measureOverlay(database: Database, teamId: number, list: List): Promise<Measurement[]> {
  const atOnce = await sharePages(database, teamId, list);
  await database.pool.query('vacuum analyze edits');
  const cleared = await sharePages(database, teamId, list);
  const what = 'changes: pages that a list of 1000 keywords reads for what is on its way, where nothing is';
  return [
    { what: `${what}, after all these sets`, figure: atOnce.figure, goal: goalOf(atOnce.share) },
    { what: `${what}, once these are cleared`, figure: cleared.figure, goal: goalOf(cleared.share) },
  ];
}

const goalOf = (share: number) => ({ words: 'at most 3 %', isMet: share <= 3 });

/** Read often enough that what the timetable reads meanwhile does not count. */
async function sharePages(database: Database, teamId: number, list: List) {
  const query = new URLSearchParams({ teamId: String(teamId), ...range });
  const before = await countPages(database);
  for (let time = 0; time < asks; time += 1) await list(`${findKeywords.path}?${query.toString()}`);
  const after = await countPages(database);
  const [overlay, others] = [after.overlay - before.overlay, after.others - before.others];
  const share = (overlay / others) * 100;
  const each = (pages: number) => (pages / asks).toFixed(1);
  return { share, figure: `${share.toFixed(2)} % (${each(overlay)} beside ${each(others)})` };
}
