import { codes } from '@tapwright/contracts/codes';
import { downloadMonthlySpend, findMonthlySpend } from '@tapwright/contracts/finance';
import { findTeamOperations } from '@tapwright/contracts/operation-log';
import { addDays, firstOfMonth, getDay } from '@tapwright/domain/days';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { addMeasuredGroup } from '../../testing/measured-team.ts';
import { storeRates } from '../measures/index.ts';
import { type Somebody, startTeamServer } from '../teams/testing/team-server.ts';

const today = getDay(new Date().toISOString().slice(0, 10));
const lastMonth = addDays(firstOfMonth(today), -1);
const before = addDays(firstOfMonth(lastMonth), -1);

async function startSpending() {
  const server = await startTeamServer();
  const { database } = server.deps;
  const owner = await server.makePerson();
  const teamId = await server.makeTeam(owner);
  await storeRates(database, [
    { currency: 'USD', day: before, cnyPerUnit: '7.0000', source: 'centralParity' },
    { currency: 'USD', day: lastMonth, cnyPerUnit: '8.0000', source: 'centralParity' },
    { currency: 'EUR', day: before, cnyPerUnit: '14.0000', source: 'centralParity' },
  ]);
  const covered = { from: firstOfMonth(before), until: today };
  const dollars = await addMeasuredGroup(database, teamId, {
    name: '=Dollars',
    adAccountId: '11',
    campaigns: { '101': 'One', '102': 'Two' },
    figures: [
      { campaignId: '101', day: before, spendMicros: 10_000_000 },
      { campaignId: '102', day: lastMonth, spendMicros: 5_250_000 },
      { campaignId: '101', day: today, spendMicros: 99_000_000 },
    ],
    covered,
  });
  const euros = await addMeasuredGroup(database, teamId, {
    name: 'Euros',
    adAccountId: '12',
    currency: 'EUR',
    campaigns: { '201': 'Three' },
    figures: [
      { campaignId: '201', day: before, spendMicros: 1_000_000 },
      { campaignId: '201', day: lastMonth, spendMicros: 4_000_000 },
    ],
    covered,
  });
  const query = { teamId, startTime: firstOfMonth(before), endTime: today };
  const download = async (who: Somebody, format: 'csv' | 'xlsx', other: { startTime?: string } = {}) => {
    const search = new URLSearchParams({ ...query, ...other, teamId: String(teamId), format });
    return fetch(`${server.origin}${downloadMonthlySpend.path}?${search.toString()}`, {
      headers: { authorization: who.token, 'accept-language': 'en' },
    });
  };
  return { ...server, owner, teamId, dollars, euros, query, download };
}

test('spend is given in the other currency where that is asked for', async () => {
  const { ask, owner, query } = await startSpending();
  const spend = await ask(owner, findMonthlySpend, { query: { ...query, unit: 'RMB' } });
  expect(spend.currency).toBe('RMB');
  expect(spend.rates.map(({ currency }) => currency).toSorted()).toEqual(['EUR', 'USD']);
  // Ten dollars on a day of seven, five and a quarter on one of eight; euros at fourteen, and none since.
  expect(spend.groups[0]?.months.slice(0, 2).map(({ inTeamCurrency }) => inTeamCurrency)).toEqual([
    70_000_000, 42_000_000,
  ]);
});

test('spend is by campaign group and month in the team’s currency, each day at its own rate, without today', async () => {
  const { ask, owner, query, dollars, euros } = await startSpending();
  const spend = await ask(owner, findMonthlySpend, { query });
  expect(spend).toMatchObject({ currency: 'USD', from: query.startTime, to: addDays(today, -1) });
  expect(spend.months.slice(0, 2)).toEqual([
    { from: firstOfMonth(before), to: before },
    { from: firstOfMonth(lastMonth), to: lastMonth },
  ]);
  const amounts = spend.groups.map(({ campaignGroupId, months, total }) => [
    campaignGroupId,
    ...months.slice(0, 2).map(({ inTeamCurrency }) => inTeamCurrency),
    total.inTeamCurrency,
    total.inOwnCurrency,
  ]);
  // A euro is worth 14 / 7 dollars on the first day and 14 / 8 on the second.
  expect(amounts).toEqual([
    [dollars, 10_000_000, 5_250_000, 15_250_000, 15_250_000],
    [euros, 2_000_000, 7_000_000, 9_000_000, 5_000_000],
  ]);
  expect(spend.totals.total).toBe(24_250_000);
  expect(spend.totals.acrossMonths).toBe(0);
  expect(spend.rates).toEqual([{ currency: 'EUR', day: before, worth: '1.75000', source: 'centralParity' }]);
});

test('a file says the same, harmlessly, with its rates, and is logged', async () => {
  const { ask, owner, teamId, download } = await startSpending();
  const csv = await download(owner, 'csv');
  expect(csv.headers.get('content-disposition')).toContain('attachment');
  const text = Buffer.from(await csv.arrayBuffer()).toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text).toContain(`Euros,EUR,UTC,${firstOfMonth(lastMonth)},${lastMonth},4.00,1.75000,7.00`);
  expect(text).toContain("'=Dollars,USD");
  expect(text).not.toContain('99.00');
  expect(text).toContain('Rate of EUR');
  const xlsx = unzipSync(new Uint8Array(await (await download(owner, 'xlsx')).arrayBuffer()));
  expect(strFromU8(xlsx['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain('<v>7.00</v>');
  const { list } = await ask(owner, findTeamOperations, { query: { teamId, type: 'export' } });
  expect(list.map(({ name }) => name)).toEqual(['Spend exported', 'Spend exported']);
});

test('months before the first reading are not read rather than nothing, on the screen and in the file', async () => {
  const { ask, owner, query, dollars, download } = await startSpending();
  const earlier = addDays(firstOfMonth(before), -1);
  const startTime = firstOfMonth(earlier);
  const spend = await ask(owner, findMonthlySpend, { query: { ...query, startTime } });
  const months = spend.groups.find(({ campaignGroupId }) => campaignGroupId === dollars)?.months;
  expect(months?.slice(0, 2)).toEqual([
    { inTeamCurrency: null, inOwnCurrency: null, notRead: [{ from: startTime, to: earlier }], inWeeks: [] },
    { inTeamCurrency: 10_000_000, inOwnCurrency: 10_000_000, notRead: [], inWeeks: [] },
  ]);
  expect([spend.totals.months[0], spend.totals.months[1], spend.totals.total]).toEqual([
    null,
    12_000_000,
    24_250_000,
  ]);
  const csv = await (await download(owner, 'csv', { startTime })).text();
  expect(csv).toContain(`Euros,EUR,UTC,${startTime},${earlier},,,,${startTime} – ${earlier},`);
});

test('a month that was read from its middle on says which of its days it holds', async () => {
  const { ask, owner, query, deps, teamId, download } = await startSpending();
  const [firstRead, missingTo] = [addDays(firstOfMonth(lastMonth), 9), addDays(firstOfMonth(lastMonth), 8)];
  await addMeasuredGroup(deps.database, teamId, {
    name: 'Late',
    adAccountId: '13',
    campaigns: { '301': 'Four' },
    figures: [{ campaignId: '301', day: firstRead, spendMicros: 3_000_000 }],
    covered: { from: firstRead, until: today },
  });
  const spend = await ask(owner, findMonthlySpend, { query });
  const missing = { from: firstOfMonth(lastMonth), to: missingTo };
  expect(spend.groups.find(({ name }) => name === 'Late')?.months.slice(0, 2)).toMatchObject([
    { inOwnCurrency: null },
    { inOwnCurrency: 3_000_000, notRead: [missing] },
  ]);
  expect(spend.totals.months.slice(0, 2)).toEqual([12_000_000, 15_250_000]);
  const csv = await (await download(owner, 'csv')).text();
  expect(csv).toContain(
    `Late,USD,UTC,${missing.from},${lastMonth},3.00,1.00000,3.00,${missing.from} – ${missing.to},`,
  );
});

test('owner, admin and finance see it, nobody else does, and a neighbour sees nothing of it', async () => {
  const { codeOf, owner, teamId, query, makeMember, makePerson, makeTeam, ask, download } =
    await startSpending();
  for (const role of ['admin', 'finance'] as const)
    expect(await codeOf(await makeMember(owner, teamId, role), findMonthlySpend, { query })).toBe(
      codes.success,
    );
  for (const role of ['manager', 'advManager', 'readOnly', 'campaignsReadOnly'] as const) {
    const member = await makeMember(owner, teamId, role);
    expect(await codeOf(member, findMonthlySpend, { query })).toBe(codes.notPermitted);
    expect((await download(member, 'csv')).status).toBe(403);
  }
  const neighbour = await makePerson();
  const theirs = await makeTeam(neighbour, 'Neighbours');
  expect(await codeOf(neighbour, findMonthlySpend, { query })).toBe(codes.notPermitted);
  const spend = await ask(neighbour, findMonthlySpend, { query: { ...query, teamId: theirs } });
  expect([spend.groups, spend.totals.total]).toEqual([[], 0]);
});
