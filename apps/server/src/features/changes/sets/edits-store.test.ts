import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/test-database.ts';
import { runTransaction } from '../../../platform/db/run-transaction.ts';
import { countEnded, insertChangeSet, listChangeSets } from './change-sets-store.ts';
import {
  endEdits,
  insertEdits,
  listLowestBids,
  listOpenAccounts,
  listOpenEdits,
  listOverlay,
  lockChanges,
  markSent,
  markWaiting,
  type NewEdit,
  takeLocalIds,
} from './edits-store.ts';

const teamId = 7;
const at = new Date('2026-11-20T12:00:00Z');
const key = { teamId, adAccountId: '5' };

async function openStore() {
  const { database, close } = await createTestDatabase();
  onTestFinished(close);
  await database.pool.query(
    `insert into users (user_id, nick_name) values (3, 'Ann');
     insert into teams (team_id, team_name, currency_type) values (7, 'A', 'USD'), (8, 'B', 'USD')`,
  );
  const commit = async (edits: readonly NewEdit[], team = teamId) =>
    runTransaction(database, async (tx) => {
      await lockChanges(tx, team);
      const set = {
        teamId: team,
        origin: 'cell',
        authorId: 3,
        note: '',
        undoes: null,
        state: 'sending',
        scheduledFor: null,
        confirmed: [],
        editCount: edits.length,
        at,
      } as const;
      const changeSetId = await insertChangeSet(tx, set);
      await insertEdits(tx, { teamId: team, changeSetId }, edits);
      return changeSetId;
    });
  return { database, commit };
}

const bidOf = (objectId: string, before: number, after: number): NewEdit => ({
  kind: 'keyword',
  objectId,
  adAccountId: '5',
  campaignId: '50',
  adGroupId: '51',
  intent: 'update',
  before: { bid: before },
  after: { bid: after },
  confirmed: ['bidRose'],
});

test('five thousand edits are one statement, come back in their order, and are nobody else’s', async () => {
  const { database, commit } = await openStore();
  const many = Array.from({ length: 5000 }, (_, place) => bidOf(String(1000 + place), 100, 120));
  const changeSetId = await commit(many);
  await commit([bidOf('9', 1, 2)], 8);
  const open = await listOpenEdits(database.write, key, 6000);
  expect(open).toHaveLength(5000);
  expect(open.map(({ number }) => number)).toEqual(many.map((_, place) => place + 1));
  expect(open[0]).toMatchObject({
    changeSetId,
    objectId: '1000',
    before: { bid: 100 },
    after: { bid: 120 },
    state: 'waiting',
  });
  expect((await listOpenEdits(database.write, key, 10)).length).toBe(10);
  expect(await listOverlay(database.write, teamId, ['51'])).toEqual([]);
  expect((await listOverlay(database.write, teamId, ['50'])).length).toBe(5000);
  expect(await listOpenAccounts(database.write)).toEqual([key, { teamId: 8, adAccountId: '5' }]);
}, 60_000);

test('an edit ends once, and a set with its last one', async () => {
  const { database, commit } = await openStore();
  const changeSetId = await commit([bidOf('1', 100, 120), bidOf('2', 100, 120)]);
  const tell = { changeSetId, number: 1 };
  const end = async (state: 'live' | 'stale', number: number) =>
    runTransaction(database, async (tx) => {
      const ended = await endEdits(tx, teamId, [{ changeSetId, number, state }], at);
      return countEnded(tx, teamId, new Map(ended.map(() => [changeSetId, ended.length])), at);
    });
  await runTransaction(database, async (tx) => {
    await markSent(tx, teamId, [tell], at);
    await markWaiting(tx, teamId, [tell]);
    await markSent(tx, teamId, [tell], at);
  });
  expect(await listOpenEdits(database.write, key, 9)).toMatchObject([
    { number: 1, state: 'sent', attempts: 2 },
    { number: 2, state: 'waiting', attempts: 0 },
  ]);
  expect(await end('live', 1)).toEqual([]);
  expect(await end('stale', 1)).toEqual([]);
  expect(await end('stale', 2)).toMatchObject([{ changeSetId, authorId: 3, failedCount: 1 }]);
  const [row] = await listChangeSets(
    database.write,
    { teamId, userId: 3, campaignIds: undefined },
    { limit: 9, offset: 0 },
  );
  expect(row).toMatchObject({
    state: 'settled',
    author: 'Ann',
    edits: 2,
    open: 0,
    live: 1,
    stale: 1,
    total: 1,
  });
  for (const [campaignIds, total] of [
    [[50], 1],
    [[51], 0],
  ] as const)
    expect(
      await listChangeSets(database.write, { teamId, userId: 3, campaignIds }, { limit: 9, offset: 0 }),
    ).toHaveLength(total);
});

test('the lowest bid of the last days is that before any change of them', async () => {
  const { database, commit } = await openStore();
  const first = await commit([bidOf('1', 100, 120)]);
  await commit([bidOf('1', 120, 150)]);
  const ends = [{ changeSetId: first, number: 1, state: 'live' as const }];
  await runTransaction(database, (tx) => endEdits(tx, teamId, ends, at));
  const lowest = async (since: string) => listLowestBids(database.write, teamId, ['1', '2'], new Date(since));
  expect([...(await lowest('2026-11-13T12:00:00Z'))]).toEqual([['1', 100]]);
  expect([...(await lowest('2026-11-21T12:00:00Z'))]).toEqual([['1', 120]]);
});

test('our own ids are below zero and given once', async () => {
  const { database } = await openStore();
  const take = () => runTransaction(database, (tx) => takeLocalIds(tx, 3));
  const ids = [...(await take()), ...(await take())];
  expect(new Set(ids).size).toBe(6);
  expect(ids.every((id) => Number(id) < 0)).toBe(true);
});
