import { codes } from '@tapwright/contracts/codes';
import { downloadMonth, findClosedMonths } from '@tapwright/contracts/ledger-months';
import { findTeamOperations } from '@tapwright/contracts/operation-log';
import { addDays, firstOfMonth, getDay } from '@tapwright/domain/days';
import { expect, test } from 'vitest';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { beginRefund, bookRecharge, bookSpend, endRefund, reserveBudget } from '../ledger/index.ts';
import { startTeamServer } from '../teams/testing/team-server.ts';

const today = getDay(new Date().toISOString().slice(0, 10));
const thisMonth = firstOfMonth(today);
const last = firstOfMonth(addDays(thisMonth, -1));
const before = firstOfMonth(addDays(last, -1));
const at = (day: string) => new Date(`${day}T12:00:00Z`);
const monthOf = (day: string) => day.slice(0, 7);

/**
 * The month before last: 1,000.00 came, 400.00 were reserved. Last month: 120.00 spent of the one before, 80.00 of its
 * own, and 100.00 paid back. This month: 50.00 came.
 */
async function start() {
  const server = await startTeamServer();
  const { deps, makePerson, makeTeam } = server;
  const owner = await makePerson();
  const teamId = await makeTeam(owner, '株式会社 할덴 Labs 嵐木');
  const book = { teamId, currency: 'USD' } as const;
  const run = (work: Parameters<typeof runTransaction>[1]) => runTransaction(deps.database, work);
  const recharge = (key: string, amount: number, day: string) =>
    run((tx) => bookRecharge(tx, { ...book, from: 'stripeClearing', amount, key, at: at(day) }));
  const spend = (key: string, spentOn: string, day: string, spent: number) =>
    run((tx) =>
      bookSpend(tx, {
        ...book,
        day: getDay(spentOn),
        campaigns: [{ campaignId: 1, spent }],
        key,
        at: at(day),
      }),
    );
  await recharge('first', 100_000, before);
  await run((tx) =>
    reserveBudget(tx, { ...book, campaignId: 1, amount: 40_000, key: 'reserve', at: at(before) }),
  );
  await spend('late', addDays(last, -1), last, 12_000);
  await spend('own', last, addDays(last, 1), 8_000);
  const refund = { ...book, refundId: 'R-1', amount: 10_000, at: at(addDays(last, 2)) };
  await run((tx) => beginRefund(tx, refund));
  await run((tx) => endRefund(tx, { ...refund, to: 'stripeClearing' }));
  await recharge('now', 5_000, thisMonth);
  return { ...server, owner, teamId, spend };
}

test('months that are over tell what came and was spent, each beginning where the one before ended', async () => {
  const { ask, owner, teamId } = await start();
  const { list, total, currency } = await ask(owner, findClosedMonths, { query: { teamId } });
  expect({ list, total, currency }).toEqual({
    total: 2,
    currency: 'USD',
    list: [
      {
        month: monthOf(last),
        bookings: 4,
        cameIn: -10_000,
        spent: 20_000,
        before: { available: 60_000, reserved: 40_000, refund: 0, owed: 0 },
        after: { available: 50_000, reserved: 20_000, refund: 0, owed: 0 },
      },
      {
        month: monthOf(before),
        bookings: 2,
        cameIn: 100_000,
        spent: 0,
        before: { available: 0, reserved: 0, refund: 0, owed: 0 },
        after: { available: 60_000, reserved: 40_000, refund: 0, owed: 0 },
      },
    ],
  });
  const second = await ask(owner, findClosedMonths, { query: { teamId, pageNum: 2, pageSize: 10 } });
  expect([second.list, second.total]).toEqual([[], 2]);
});

test('a closed month stays as it was, whatever is corrected later', async () => {
  const { ask, owner, teamId, spend } = await start();
  const read = async () => (await ask(owner, findClosedMonths, { query: { teamId } })).list;
  const closed = await read();
  await spend('corrected', last, today, 9_000);
  expect(await read()).toEqual(closed);
});

test('its statement comes as PDF in five languages and stands in the log', async () => {
  const { ask, owner, teamId, origin } = await start();
  const sizes = [];
  for (const language of ['en', 'zh-CN', 'zh-TW', 'ja', 'ko']) {
    const search = new URLSearchParams({ teamId: String(teamId), month: monthOf(last) });
    const answer = await fetch(`${origin}${downloadMonth.path}?${search.toString()}`, {
      headers: { authorization: owner.token, 'accept-language': language },
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const pdf = Buffer.from(await answer.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1')).toMatch(/\/FontFile2 /);
    sizes.push(pdf.length);
  }
  expect(Math.max(...sizes)).toBeLessThan(90_000);
  const operations = (await ask(owner, findTeamOperations, { query: { teamId } })).list;
  expect(operations[0]?.operRequParam).toContain('finance.monthExported');
});

test('a month that is not over, or in which the team was not here, has no statement', async () => {
  const { codeOf, owner, teamId } = await start();
  for (const month of [monthOf(today), '1999-12', monthOf(addDays(before, -1))])
    expect(await codeOf(owner, downloadMonth, { query: { teamId, month } })).toBe(codes.notFound);
  expect(await codeOf(owner, downloadMonth, { query: { teamId, month: '2026-13' } })).toBe(codes.badInput);
});

test('only whoever sees a team’s finance reads its months', async () => {
  const { ask, codeOf, owner, teamId, makePerson, makeTeam, makeMember } = await start();
  const neighbour = await makePerson();
  const theirs = await makeTeam(neighbour, 'South');
  const query = { teamId, month: monthOf(last) };
  const manager = await makeMember(owner, teamId, 'manager');
  for (const who of [neighbour, manager]) {
    expect(await codeOf(who, findClosedMonths, { query: { teamId } })).toBe(codes.notPermitted);
    expect(await codeOf(who, downloadMonth, { query })).toBe(codes.notPermitted);
  }
  const own = { teamId: theirs, month: monthOf(last) };
  expect((await ask(neighbour, findClosedMonths, { query: { teamId: theirs } })).total).toBe(0);
  expect(await codeOf(neighbour, downloadMonth, { query: own })).toBe(codes.notFound);
  const finance = await makeMember(owner, teamId, 'finance');
  expect((await ask(finance, findClosedMonths, { query: { teamId } })).total).toBe(2);
});
