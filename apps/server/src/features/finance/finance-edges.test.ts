import { findMonthlySpend } from '@tapwright/contracts/finance';
import type { Day } from '@tapwright/domain/days';
import { expect, test } from 'vitest';
import { plainFact } from '../measures/testing/plain-fact.ts';
import { storeFacts, type WorldAccount, writeStructure } from '../measures/testing/reported-world.ts';
import { startTeamServer } from '../teams/testing/team-server.ts';

/** Two ad accounts around a new year: one reported day by day, one whose last week of the year is reported whole. */
async function startNewYear() {
  const { deps, makePerson, makeTeam, ask } = await startTeamServer();
  const owner = await makePerson();
  const teamId = await makeTeam(owner);
  const accountOf = (adAccountId: string, campaignId: string): WorldAccount => ({
    teamId,
    adAccountId,
    currency: 'USD',
    timeZone: 'Asia/Shanghai',
    deliveryMode: 'collaborative',
    campaigns: [{ campaignId, name: 'One', status: 'ENABLED', isRemoved: false, adGroups: [] }],
  });
  const [byDay, byWeek] = [accountOf('501', '11'), accountOf('502', '12')];
  await writeStructure(deps.database, [byDay, byWeek]);
  const report = async (
    account: WorldAccount,
    span: 'day' | 'week',
    range: { from: Day; to: Day },
    spent: [Day, number][],
  ) => {
    const [campaignId = ''] = account.campaigns.map((campaign) => campaign.campaignId);
    const facts = spent.map(([on, spendMicros]) => ({
      ...plainFact,
      teamId,
      adAccountId: account.adAccountId,
      campaignId,
      level: 'campaign' as const,
      span,
      on,
      measures: { ...plainFact.measures, spendMicros },
    }));
    await storeFacts(deps.database, account, facts, { span, range }, new Date());
  };
  await report(byDay, 'day', { from: '2025-12-01', to: '2026-01-31' }, [
    ['2025-12-31', 2_000_000],
    ['2026-01-01', 3_000_000],
  ]);
  await report(byWeek, 'week', { from: '2025-12-29', to: '2026-01-04' }, [['2025-12-29', 7_000_000]]);
  await report(byWeek, 'day', { from: '2026-01-05', to: '2026-01-31' }, [['2026-01-05', 11_000_000]]);
  const spendOf = (startTime: Day, endTime: Day) =>
    ask(owner, findMonthlySpend, { query: { teamId, startTime, endTime } });
  return { spendOf };
}

test('the last day of a year and the first of the next belong to their months', async () => {
  const { spendOf } = await startNewYear();
  const spend = await spendOf('2025-12-01', '2026-01-31');
  expect(spend.months).toEqual([
    { from: '2025-12-01', to: '2025-12-31' },
    { from: '2026-01-01', to: '2026-01-31' },
  ]);
  const byDay = spend.groups.find(({ name }) => name === 'Group 501');
  expect(byDay?.months.map(({ inTeamCurrency }) => inTeamCurrency)).toEqual([2_000_000, 3_000_000]);
});

test('a week across two years is in neither month and once in the total, and in nothing that cuts it', async () => {
  const { spendOf } = await startNewYear();
  const whole = await spendOf('2025-12-01', '2026-01-31');
  expect([whole.totals.acrossMonths, whole.totals.months, whole.totals.total]).toEqual([
    7_000_000,
    [2_000_000, 14_000_000],
    23_000_000,
  ]);
  const cut = await spendOf('2026-01-01', '2026-01-31');
  expect([cut.totals.acrossMonths, cut.totals.total]).toEqual([0, 14_000_000]);
  expect(cut.groups.find(({ name }) => name === 'Group 502')?.months[0]?.notRead).toEqual([
    { from: '2026-01-01', to: '2026-01-04' },
  ]);
});
