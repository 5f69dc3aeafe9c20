import { codes } from '@tapwright/contracts/codes';
import { downloadStatement, findStatement, type StatementFilter } from '@tapwright/contracts/ledger';
import { findTeamOperations } from '@tapwright/contracts/operation-log';
import { addDays, getDay } from '@tapwright/domain/days';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { type Somebody, startTeamServer } from '../teams/testing/team-server.ts';
import { bookRecharge, bookSpend, reserveBudget } from '../ledger/index.ts';

const today = getDay(new Date().toISOString().slice(0, 10));
const at = (daysAgo: number, time = '12:00:00.000') => new Date(`${addDays(today, -daysAgo)}T${time}Z`);

/** Ten days ago 1,000.00 came; nine ago 400.00 were reserved, eight ago 120.00 of it spent. */
async function start() {
  const server = await startTeamServer();
  const { deps, makePerson, makeTeam, origin } = server;
  const owner = await makePerson();
  const teamId = await makeTeam(owner);
  const book = { teamId, currency: 'USD' } as const;
  const run = (work: Parameters<typeof runTransaction>[1]) => runTransaction(deps.database, work);
  const recharge = (key: string, amount: number, when: Date) =>
    run((tx) => bookRecharge(tx, { ...book, from: 'funding', amount, key, at: when }));
  await recharge('first', 100_000, at(10, '23:59:59.999'));
  await run((tx) =>
    reserveBudget(tx, { ...book, campaignId: 1, amount: 40_000, key: 'reserve', at: at(9, '00:00:00.000') }),
  );
  await run((tx) =>
    bookSpend(tx, {
      ...book,
      day: addDays(today, -9),
      campaigns: [{ campaignId: 1, spent: 12_000 }],
      key: 'spend',
      at: at(8),
    }),
  );
  const find = async (who: Somebody, from?: number, to?: number, show: StatementFilter = 'all') =>
    server.ask(who, findStatement, { query: { teamId, show, ...daysOf(from, to) } });
  const download = async (who: Somebody, query: Record<string, string>) =>
    fetch(
      `${origin}${downloadStatement.path}?${new URLSearchParams({ teamId: String(teamId), ...query }).toString()}`,
      { headers: { authorization: who.token, 'accept-language': 'en' } },
    );
  return { ...server, owner, teamId, recharge, find, download };
}

const daysOf = (from?: number, to?: number) =>
  from === undefined || to === undefined
    ? {}
    : { startTime: addDays(today, -from), endTime: addDays(today, -to) };
const numbersOf = ({ list }: { list: readonly { number: number }[] }) => list.map(({ number }) => number);

test('days show what was booked on them, and the balances of their ends differ by what they show', async () => {
  const { owner, find } = await start();
  const all = await find(owner);
  expect([all.total, numbersOf(all), all.days]).toEqual([3, [3, 2, 1], null]);
  const some = await find(owner, 9, 8);
  expect(numbersOf(some)).toEqual([3, 2]);
  expect(some.days).toEqual({
    from: addDays(today, -9),
    to: addDays(today, -8),
    before: { available: 100_000, reserved: 0 },
    after: { available: 60_000, reserved: 28_000 },
  });
  const moved = some.list.reduce((sum, { available }) => sum + available, 0);
  expect(moved).toBe((some.days?.after.available ?? 0) - (some.days?.before.available ?? 0));
  expect(numbersOf(await find(owner, 10, 10))).toEqual([1]);
  expect((await find(owner, 7, 1)).total).toBe(0);
});

test('a filter hides rows and changes no balance', async () => {
  const { owner, find } = await start();
  const spend = await find(owner, 10, 8, 'spend');
  expect(numbersOf(spend)).toEqual([3]);
  expect(spend.list[0]).toMatchObject({ availableAfter: 60_000, reservedAfter: 28_000 });
  expect(spend.days?.after).toEqual({ available: 60_000, reserved: 28_000 });
  expect(numbersOf(await find(owner, 10, 8, 'recharges'))).toEqual([1]);
});

test('today is no part of a range, and is there without one', async () => {
  const { owner, find, recharge } = await start();
  await recharge('today', 5_000, new Date());
  const range = await find(owner, 10, 0);
  expect([range.total, range.days?.to]).toEqual([3, addDays(today, -1)]);
  expect((await find(owner)).total).toBe(4);
  expect((await find(owner, 0, 0)).days?.from).toBe(addDays(today, -1));
});

test('ranges that follow each other leave nothing out and count nothing twice, whichever of two clocks was ahead', async () => {
  const { owner, find, recharge } = await start();
  await recharge('ahead', 100, at(4, '00:00:00.001'));
  await recharge('behind', 100, at(5, '23:59:59.999'));
  await recharge('after both', 100, at(2));
  const parts = await Promise.all(
    [
      [10, 9],
      [8, 5],
      [4, 1],
    ].map(([from, to]) => find(owner, from, to)),
  );
  expect(parts.map((part) => numbersOf(part))).toEqual([[2, 1], [5, 4, 3], [6]]);
  expect(parts.slice(1).map(({ days }) => days?.before)).toEqual(
    parts.slice(0, -1).map(({ days }) => days?.after),
  );
});

test('a page of days goes on where the one before ended', async () => {
  const { owner, teamId, ask, recharge } = await start();
  for (let n = 0; n < 12; n += 1) await recharge(`more ${n}`, 100, at(3));
  const page = async (pageNum: number) =>
    ask(owner, findStatement, { query: { teamId, ...daysOf(3, 3), pageNum, pageSize: 10 } });
  const [first, second] = [await page(1), await page(2)];
  expect([first.total, numbersOf(first).length, numbersOf(second).length]).toEqual([12, 10, 2]);
  expect(numbersOf(second)[0]).toBe((numbersOf(first).at(-1) ?? 0) - 1);
});

test('a file holds what the page shows, to the cent, and says its days and the balances of their ends', async () => {
  const { owner, find, download, ask, teamId } = await start();
  const query = { ...daysOf(10, 8), show: 'all' };
  const csv = (await (await download(owner, { ...query, format: 'csv' })).text()).trim().split(/\r?\n/);
  const shown = (await find(owner, 10, 8)).list.toReversed();
  expect(csv.slice(1, 1 + shown.length).map((line) => line.split(',').slice(-6, -5)[0])).toEqual(
    shown.map(({ available }) => (available / 100).toFixed(2)),
  );
  const workbook = await download(owner, { ...query, format: 'xlsx' });
  const name = decodeURIComponent(workbook.headers.get('content-disposition') ?? '');
  expect(name).toContain(`${addDays(today, -10)} ${addDays(today, -8)}.xlsx`);
  const texts = Object.values(unzipSync(new Uint8Array(await workbook.arrayBuffer())))
    .map((part) => strFromU8(part))
    .join('');
  for (const text of ['Available at the start', 'Reserved at the end', '600.00', '280.00'])
    expect(texts).toContain(text);
  const [logged] = (await ask(owner, findTeamOperations, { query: { teamId } })).list;
  expect(logged?.operRequParam).toContain(addDays(today, -10));
});

test('what is no range is refused, and nobody else reads it', async () => {
  const { owner, teamId, codeOf, makePerson, makeMember, makeTeam, download, ask } = await start();
  for (const wrong of [
    { startTime: today },
    { endTime: today },
    { startTime: today, endTime: addDays(today, -3) },
    { startTime: '2026-02-30', endTime: '2026-03-01' },
  ])
    expect(await codeOf(owner, findStatement, { query: { teamId, ...wrong } })).toBe(codes.badInput);
  const query = { teamId, ...daysOf(10, 1) };
  const neighbour = await makePerson();
  const theirs = await makeTeam(neighbour, 'South');
  expect(await codeOf(neighbour, findStatement, { query })).toBe(codes.notPermitted);
  expect((await download(neighbour, { ...daysOf(10, 1), format: 'csv' })).status).not.toBe(200);
  const own = await ask(neighbour, findStatement, { query: { ...query, teamId: theirs } });
  expect([own.total, own.days?.after]).toEqual([0, { available: 0, reserved: 0 }]);
  const manager = await makeMember(owner, teamId, 'manager');
  expect(await codeOf(manager, findStatement, { query })).toBe(codes.notPermitted);
  const finance = await makeMember(owner, teamId, 'finance');
  expect(await codeOf(finance, findStatement, { query })).toBe(codes.success);
});
