import {
  countOperations,
  listOperations,
  type WhichOperations,
} from '@tapwright/server/features/operation-log/operation-log-store';
import { type Database, openDatabase } from '@tapwright/server/platform/db/database';
import { type Measurement, medianOf } from './table.ts';
import { withDatabase } from './with-database.ts';

const rows = 1_000_000;
const ourTeam = 7;
const rounds = 15;
const pageSize = 10;

/** A year of a busy team: a row every half minute, by forty people, one in ten thousand an export. A neighbour stands between. */
const fill = `
  insert into operation_log (team_id, operation, type, actor_kind, actor_id, subject, before, after, created_at)
  select case when n % 10 = 0 then ${ourTeam + 1} else ${ourTeam} end, 'account.signedIn',
         case when n % 10007 = 0 then 'export' when n % 7 = 0 then 'insert' else 'edit' end,
         'person', 100001 + n % 40, '{"nickName": "Mei"}', '{"nickName": "Mei"}', '{"nickName": "Mei Lin"}',
         timestamptz '2026-01-01Z' + n * interval '30 seconds'
  from generate_series(1, ${rows / 0.9}) as n`;

/** What the first page costs when it is written by hand and counts nothing that was not asked. */
const byHand = `
  select count(*) from operation_log where team_id = ${ourTeam};
  select l.*, u.nick_name, u.headimgurl from operation_log l left join users u on u.user_id = l.actor_id
  where team_id = ${ourTeam} order by l.created_at desc, l.operation_id desc limit ${pageSize}`;

const whole: WhichOperations = { teamId: ourTeam };
const week = { from: new Date('2026-06-01T00:00:00Z'), until: new Date('2026-06-08T00:00:00Z') };

export async function measure(): Promise<Measurement[]> {
  return withDatabase(async (connectionString) => {
    const database = await openDatabase({ connection: { connectionString } });
    await database.pool.query(fill);
    await database.pool.query('vacuum analyze operation_log');
    const hand: number[] = [];
    const first: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      hand.push(await time(() => database.pool.query(byHand)));
      first.push(await time(() => readPage(database, whole, 0)));
    }
    const ratio = medianOf(first) / medianOf(hand);
    const figures = [
      say('the same by hand', medianOf(hand)),
      say('first page of a team', medianOf(first)),
      say('last page of a team', await median(database, whole, rows - pageSize)),
      say('first page of a week', await median(database, { ...whole, ...week }, 0)),
      say('first page of a rare type', await median(database, { ...whole, type: 'export' }, 0)),
      say('first page of one member', await median(database, { ...whole, userId: 100_007 }, 0)),
    ];
    await database.close();
    return [
      ...figures,
      {
        what: `operation log at ${rows} rows: first page to by hand`,
        figure: ratio.toFixed(2),
        goal: { words: 'at most 1.5', isMet: ratio <= 1.5 },
      },
    ];
  });
}

async function readPage({ read }: Database, which: WhichOperations, offset: number) {
  await Promise.all([countOperations(read, which), listOperations(read, which, { limit: pageSize, offset })]);
}

async function median(database: Database, which: WhichOperations, offset: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(await time(() => readPage(database, which, offset)));
  }
  return medianOf(times);
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

const say = (what: string, medianMs: number): Measurement => ({
  what: `operation log at ${rows} rows: ${what}`,
  figure: `${medianMs.toFixed(1)} ms`,
});
