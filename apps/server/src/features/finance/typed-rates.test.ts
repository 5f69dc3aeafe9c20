import { codes } from '@tapwright/contracts/codes';
import { findMonthlySpend } from '@tapwright/contracts/finance';
import { findOwnOperations, operationDetails } from '@tapwright/contracts/operation-log';
import * as calls from '@tapwright/contracts/typed-rates';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addMeasuredGroup } from '../../testing/measured-team.ts';
import { storeRates } from '../measures/index.ts';
import { startTeamServer } from '../teams/testing/team-server.ts';

const reason = 'The bank’s bulletin 41';
const published = (day: string, cnyPerUnit: string) => ({
  currency: 'USD',
  day,
  cnyPerUnit,
  source: 'centralParity',
});

/** A team that settles in USD and spent 800.00 RMB on 2 September 2026, of which no source has a rate. */
async function start() {
  const server = await startTeamServer();
  const { deps, ask, makePerson, makeTeam } = server;
  const { write } = deps.database;
  await sql`truncate exchange_rates`.execute(write);
  await storeRates(deps.database, [published('2026-09-01', '7'), published('2026-09-03', '7.5')]);
  const owner = await makePerson();
  const teamId = await makeTeam(owner);
  await addMeasuredGroup(deps.database, teamId, {
    name: 'Lanmu',
    adAccountId: '501',
    currency: 'CNY',
    campaigns: { '11': 'One' },
    figures: [{ campaignId: '11', day: '2026-09-02', spendMicros: 800_000_000 }],
    covered: { from: '2026-09-01', until: '2026-09-30' },
  });
  const hire = async () => {
    const person = await makePerson();
    const { userId } = person;
    await write.updateTable('users').set({ isStaff: true }).where('userId', '=', userId).execute();
    const passed = { secondFactorAt: new Date() };
    await write.updateTable('sessions').set(passed).where('userId', '=', userId).execute();
    return person;
  };
  const [noor, rosa] = [await hire(), await hire()];
  const spend = async () => {
    const query = { teamId, startTime: '2026-09-01', endTime: '2026-09-30' };
    return (await ask(owner, findMonthlySpend, { query })).totals.total;
  };
  const body = { currency: 'USD', day: '2026-09-02', cnyPerUnit: '8', reason };
  const propose = async (cnyPerUnit = '8', who = noor) => {
    await ask(who, calls.proposeRate, { body: { ...body, cnyPerUnit } });
    return (await ask(rosa, calls.findTypedRates)).at(-1)?.typedRateId ?? 0;
  };
  const dayOf = async (day = '2026-09-02') => {
    const pages = await ask(noor, calls.findRatesByDay, { query: { currency: 'USD', pageSize: 200 } });
    return pages.list.find((row) => row.day === day);
  };
  return { ...server, write, owner, noor, rosa, body, spend, propose, dayOf };
}

test('a rate that two people type in converts its day, and says who, who else and why', async () => {
  const { ask, codeOf, noor, rosa, spend, propose, dayOf } = await start();
  const before = await spend();
  expect(await dayOf()).toMatchObject({
    own: null,
    isGap: true,
    used: { day: '2026-09-01', cnyPerUnit: '7' },
  });
  const typedRateId = await propose();
  expect(await ask(noor, calls.findTypedRates)).toMatchObject([
    { cnyPerUnit: '8', isOwnProposal: true, used: { cnyPerUnit: '7' } },
  ]);
  expect(await spend()).toBe(before);
  const body = { typedRateId, reason: 'Compared' };
  expect(await codeOf(noor, calls.approveRate, { body })).toBe(codes.secondPersonNeeded);
  const answers = await Promise.all([1, 2, 3].map(() => codeOf(rosa, calls.approveRate, { body })));
  expect(answers.toSorted((one, next) => one - next)).toEqual([
    codes.success,
    codes.changedMeanwhile,
    codes.changedMeanwhile,
  ]);
  expect([before, await spend()]).toEqual([114_285_714, 100_000_000]);
  expect(await dayOf()).toMatchObject({
    own: { cnyPerUnit: '8', source: 'typed' },
    isGap: false,
    typed: { reason },
    former: [],
  });
  const names = async (who: typeof noor) =>
    (await ask(who, findOwnOperations, { query: { userId: who.userId } })).list
      .map(({ operRequParam }) => z.parse(operationDetails, JSON.parse(operRequParam)))
      .filter(({ operation }) => operation.startsWith('exchangeRate'))
      .map(({ operation, by, subject, after }) => [operation, by.kind, subject, after?.['cnyPerUnit']]);
  const subject = { exchangeRate: 'USD 2026-09-02' };
  expect(await names(noor)).toEqual([['exchangeRate.proposed', 'staff', subject, '8']]);
  expect(await names(rosa)).toEqual([['exchangeRate.approved', 'staff', subject, '8']]);
});

test('a correction is a new one beside the old, and what is published in the end takes its place in sight', async () => {
  const { deps, ask, rosa, noor, spend, propose, dayOf } = await start();
  const approve = async (typedRateId: number, who = rosa) =>
    ask(who, calls.approveRate, { body: { typedRateId, reason: 'Compared' } });
  await approve(await propose('8'));
  await approve(await propose('10', rosa), noor);
  expect(await spend()).toBe(80_000_000);
  expect(await dayOf()).toMatchObject({
    own: { cnyPerUnit: '10', source: 'typed' },
    former: [{ cnyPerUnit: '8', source: 'typed' }],
  });
  await storeRates(deps.database, [published('2026-09-02', '16')]);
  expect(await spend()).toBe(50_000_000);
  expect(await dayOf()).toMatchObject({
    own: { cnyPerUnit: '16', source: 'centralParity' },
    typed: null,
    former: [
      { cnyPerUnit: '10', source: 'typed' },
      { cnyPerUnit: '8', source: 'typed' },
    ],
  });
});

test('a published rate is typed over by nobody, nor a day to come, nor two at once, nor what is no rate', async () => {
  const { deps, codeOf, send, noor, rosa, body, spend, propose } = await start();
  const fieldsOf = async (changed: object) => {
    const { code, data } = await send(noor, calls.proposeRate, { body: { ...body, ...changed } });
    expect(code).toBe(codes.badInput);
    return Object.keys(z.parse(z.object({ fields: z.record(z.string(), z.string()) }), data).fields);
  };
  expect(await fieldsOf({ day: '2026-09-01' })).toEqual(['day']);
  expect(await fieldsOf({ day: '2999-01-01' })).toEqual(['day']);
  expect(await fieldsOf({ currency: 'CNY' })).toEqual(['currency']);
  for (const cnyPerUnit of ['0', '0.00', '-7', '7,1', '1e3', '99999', ''])
    expect(await fieldsOf({ cnyPerUnit })).toEqual(['cnyPerUnit']);
  expect(await fieldsOf({ reason: '  ' })).toEqual(['reason']);
  const typedRateId = await propose();
  expect(await fieldsOf({})).toEqual(['day']);
  // It is published while it waits.
  await storeRates(deps.database, [published('2026-09-02', '16')]);
  const decision = { body: { typedRateId, reason: 'Compared' } };
  expect(await codeOf(rosa, calls.approveRate, decision)).toBe(codes.changedMeanwhile);
  expect(await spend()).toBe(50_000_000);
  expect(await codeOf(noor, calls.declineRate, decision)).toBe(codes.success);
  expect(await codeOf(rosa, calls.declineRate, decision)).toBe(codes.changedMeanwhile);
});

test('days without a rate are named, working days that are over alone, and nobody but staff sees any of it', async () => {
  const { ask, codeOf, write, owner, noor, body, propose } = await start();
  const query = { currency: 'USD', show: 'gaps' as const, pageSize: 200 };
  const { list, gaps, total } = await ask(noor, calls.findRatesByDay, { query });
  expect(gaps).toBe(total);
  const days = list.map(({ day }) => day);
  expect(days).toContain('2026-09-02');
  expect(days).toContain('2026-09-04');
  expect(days.filter((day) => ['2026-09-05', '2026-09-06', '2026-09-03'].includes(day))).toEqual([]);
  expect(days.every((day) => day < new Date().toISOString().slice(0, 10))).toBe(true);
  const typedRateId = await propose();
  const decision = { typedRateId, reason };
  expect(await codeOf(owner, calls.findRatesByDay, { query })).toBe(codes.notPermitted);
  expect(await codeOf(owner, calls.findTypedRates)).toBe(codes.notPermitted);
  expect(await codeOf(owner, calls.proposeRate, { body })).toBe(codes.notPermitted);
  expect(await codeOf(owner, calls.approveRate, { body: decision })).toBe(codes.notPermitted);
  const alone = sql`update typed_rates set state = 'approved', decided_by = proposed_by, decided_at = now()`;
  await expect(alone.execute(write)).rejects.toThrow('typed_rates_two_people');
});
