import { addCampaigns } from '@tapwright/contracts/change-sets';
import { codes } from '@tapwright/contracts/codes';
import { findBalance } from '@tapwright/contracts/ledger';
import { searchApps } from '@tapwright/contracts/look-ups';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { runTransaction } from '../../../platform/db/run-transaction.ts';
import { bookRecharge, checkLedger } from '../../ledger/index.ts';
import { type Changing, startChanging } from '../testing/start-changing.ts';

const isDeep = inject('depth') === 'deep';

/** Where the database's process is killed: while the start is paid, or while what Apple answered is written. */
const paying = [
  'insert change_sets',
  'insert edits',
  'insert campaigns',
  'insert ad_groups',
  'insert keywords',
  'insert ledger_reserves',
  'insert ledger_transactions',
  'insert ledger_postings',
  'insert reserve_coverages',
  'insert operation_log',
  'insert live_events',
] as const;
const settling = [
  'update edits',
  'update change_sets',
  'update ledger_reserves',
  'insert ad_goals',
  'delete campaigns',
  'delete ad_groups',
  'delete keywords',
  'update campaigns',
  'update ad_groups',
] as const;
const few = { paying: ['insert ledger_postings'], settling: ['update ledger_reserves'] } as const;
const points = isDeep ? { paying, settling } : few;

const listed = z.object({ result: z.array(z.looseObject({ id: z.int() })) });

/** The first that does so dies in the middle of it; a sequence counts, since nothing else outlives its transaction. */
async function killAt({ deps }: Changing, point: string): Promise<() => Promise<void>> {
  const [event = '', table = ''] = point.split(' ');
  const { pool } = deps.database;
  await pool.query(`
    create sequence kill_once;
    create function kill_here() returns trigger language plpgsql as $$
    begin
      if nextval('kill_once') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if;
      return coalesce(new, old);
    end $$;
    create trigger kill_here before ${event} on ${table} for each row execute function kill_here()`);
  return async () => {
    await pool.query(`drop trigger kill_here on ${table}; drop function kill_here; drop sequence kill_once`);
  };
}

test('killed at any step of paying, a start is paid and made once, or not at all', async () => {
  const server = await startChanging({ isRunByPlatform: true });
  const { ask, send, owner, teamId, campaignGroupId, settled, deps, apple } = server;
  await sql`insert into exchange_rates (currency, day, cny_per_unit, source)
    values ('USD', '2020-01-01', 8, 'test') on conflict do nothing`.execute(deps.database.write);
  await sql`update exchange_rates set cny_per_unit = 8 where currency = 'USD'`.execute(deps.database.write);
  await runTransaction(deps.database, (tx) =>
    bookRecharge(tx, {
      teamId,
      currency: 'USD',
      from: 'funding',
      amount: 1_000_000,
      key: 'recharge',
      at: new Date(),
    }),
  );
  const [app] = await ask(owner, searchApps, { query: { teamId, campaignGroupId, text: '' } });
  const reserved = async () => (await ask(owner, findBalance, { query: { teamId } })).reserved;
  const countAtApple = async () =>
    z.parse(listed, await apple('POST', '/campaigns/query', { pagination: { pageSize: 1000 } })).result
      .length;
  const start = (name: string) =>
    send(owner, addCampaigns, {
      body: {
        teamId,
        campaigns: [
          {
            campaignGroupId,
            name,
            adamId: app?.adamId ?? '',
            countries: ['US'],
            dailyCap: '50',
            totalBudget: '400',
            status: 'running',
            adGroups: [
              { name: 'Exact', bid: '2', keywords: [{ text: 'sleep', matchType: 'EXACT', bid: '1' }] },
            ],
          },
        ],
      },
    });
  const first = await countAtApple();
  let made = 0;
  for (const point of points.paying) {
    const revive = await killAt(server, point);
    expect((await start(`Killed at ${point}`)).code, point).not.toBe(codes.success);
    await revive();
    expect(await reserved(), point).toBe(made * 5_000);
  }
  for (const point of points.settling) {
    const revive = await killAt(server, point);
    const answer = await start(`Killed at ${point}`);
    const set = z.parse(addCampaigns.answer, answer.data);
    expect((await settled(set)).set.counts, point).toMatchObject({ live: 3 });
    await revive();
    made += 1;
    expect(await reserved(), point).toBe(made * 5_000);
    expect(await countAtApple(), point).toBe(first + made);
  }
  expect((await checkLedger(deps.database)).faults).toEqual([]);
}, 600_000);
