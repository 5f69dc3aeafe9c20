import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChangeSets, modifyCampaigns } from '@tapwright/contracts/change-sets';
import { findCampaignGroups, modifyCampaignGroup } from '@tapwright/contracts/campaign-groups';
import { findObjectHistory } from '@tapwright/contracts/object-history';
import { addDays } from '@tapwright/domain/days';
import { dayIn } from '@tapwright/domain/zones';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findReportTime } from '../apple-sync/index.ts';
import { startChanging } from '../changes/testing/start-changing.ts';
import { makeMonths } from '../measures/index.ts';
import { watchGuards } from './watch-guards.ts';

/** Where the team pays Apple itself; amounts are RMB. */
async function startGuarded() {
  const server = await startChanging();
  const { ask, owner, teamId, campaignId, adAccountId, deps, settled, openNotices } = server;
  const { write } = deps.database;
  await sql`delete from campaign_months where team_id = ${teamId}`.execute(write);
  const report = async (yuan: number) => {
    await sql`
      insert into campaign_months (team_id, ad_account_id, zone, campaign_id, month, until, spend_micros,
        spend_usd_micros, spend_cny_micros, impressions, taps, tap_installs, tap_new_downloads, tap_redownloads,
        view_installs, view_new_downloads, view_redownloads, days_without_usd, days_without_cny)
      values (${teamId}, ${adAccountId}, 'ORTZ', ${campaignId}::bigint, '2026-11-01', '2027-01-01', ${yuan * 1e6},
        0, ${yuan * 1e6}, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)
      on conflict (team_id, zone, campaign_id, month) do update set spend_micros = excluded.spend_micros`.execute(
      write,
    );
    await watchGuards(deps);
    await watchGuards(deps);
  };
  const guardSets = async () =>
    (await ask(owner, findChangeSets, { query: { teamId, origin: 'guard' } })).list;
  const told = async (who = owner) =>
    (await openNotices(who)).filter(({ typeId }) => typeId === 15).map(({ detailed }) => detailed);
  const modify = async (fields: object) =>
    settled(await ask(owner, modifyCampaigns, { body: { teamId, campaigns: [{ campaignId, ...fields }] } }));
  return { ...server, report, guardSets, told, modify };
}

test('a total budget tells at 80 %, pauses at 100 %, and tells again once it was raised and spent anew', async () => {
  const { ask, owner, teamId, campaignId, report, guardSets, told, modify, settled, makeMember, deps } =
    await startGuarded();
  const finance = await makeMember(owner, teamId, 'finance');
  const admin = await makeMember(owner, teamId, 'admin');
  await modify({ totalBudget: '500' });
  await report(399);
  expect(await told()).toEqual([]);
  await report(400);
  expect(await told()).toEqual(['totalBudget 80 Planted']);
  expect(await guardSets()).toEqual([]);
  await report(500);
  const [first] = await guardSets();
  expect(first).toMatchObject({ origin: 'guard', note: 'totalBudget', author: null });
  for (const set of await guardSets()) await settled(set);
  expect(await told()).toEqual(['totalBudget 100 Planted', 'totalBudget 80 Planted']);
  expect(await told(admin)).toEqual(await told());
  expect(await told(finance)).toEqual([]);
  const outbox = join(deps.settings.dataDir, 'outbox');
  const mailed = () =>
    readdirSync(outbox)
      .map((file) => readFileSync(join(outbox, file), 'utf8'))
      .filter((mail) => mail.includes('total budget of Planted'));
  // Owner and admin, at each of the two levels.
  await expect.poll(() => mailed().length, { timeout: 30_000 }).toBe(4);
  expect(mailed().every((mail) => mail.includes(`team=${teamId}`))).toBe(true);

  const { list } = await ask(owner, findObjectHistory, {
    query: { teamId, kind: 'campaign', objectId: campaignId },
  });
  expect(list).toContainEqual(
    expect.objectContaining({ source: 'edit', origin: 'guard', note: 'totalBudget' }),
  );

  await modify({ totalBudget: '1000', status: 'running' });
  await report(500);
  await report(1_000);
  for (const set of await guardSets()) await settled(set);
  expect(await guardSets()).toHaveLength(2);
  expect(await told()).toEqual([
    'totalBudget 100 Planted',
    'totalBudget 100 Planted',
    'totalBudget 80 Planted',
  ]);
});

test('a missed CPA goal tells, and pauses only the campaign that says so', async () => {
  const { campaignId, adAccountId, teamId, deps, guardSets, told, modify, settled } = await startGuarded();
  const { write } = deps.database;
  await sql`delete from campaign_days where team_id = ${teamId}`.execute(write);
  const day = addDays(dayIn('UTC', await findReportTime(deps)), -5);
  await makeMonths(deps.database, [day.slice(0, 7)], ['campaign_days']);
  await sql`
    insert into campaign_days (team_id, ad_account_id, zone, campaign_id, day, spend_micros, spend_usd_micros,
      spend_cny_micros, impressions, taps, tap_installs, tap_new_downloads, tap_redownloads, view_installs,
      view_new_downloads, view_redownloads)
    values (${teamId}, ${adAccountId}, 'ORTZ', ${campaignId}::bigint, ${day}::date, ${101 * 1e6}, 0, 0, 1, 50,
      20, 0, 0, 0, 0, 0)`.execute(write);
  await modify({ cpaGoal: '5' });
  await watchGuards(deps);
  const goals = async () => (await told()).filter((one) => one?.startsWith('cpaGoal') === true);
  expect(await goals()).toEqual(['cpaGoal 100 Planted']);
  expect(await guardSets()).toEqual([]);

  await modify({ pausesAtGoal: true });
  await watchGuards(deps);
  const sets = await guardSets();
  expect(sets).toMatchObject([{ origin: 'guard', note: 'cpaGoal', counts: { edits: 1 } }]);
  for (const set of sets) expect((await settled(set)).set.counts.live).toBe(1);
  await watchGuards(deps);
  expect(await guardSets()).toHaveLength(1);
  expect(await goals()).toEqual(['cpaGoal 100 Planted']);
});

test('the budget of a campaign group pauses what runs in it', async () => {
  const { ask, owner, teamId, report, guardSets, told, settled } = await startGuarded();
  const { list } = await ask(owner, findCampaignGroups, { query: { teamId, pageNum: 1, pageSize: 10 } });
  const [group] = list;
  await ask(owner, modifyCampaignGroup, {
    body: {
      teamId,
      campaignGroupId: group?.campaignGroupId ?? 0,
      name: group?.name ?? '',
      totalBudget: '1,000',
      cpaGoal: '',
      revision: group?.revision ?? 0,
    },
  });
  await report(1_000);
  const sets = await guardSets();
  expect(sets).toMatchObject([{ note: 'groupBudget', counts: { edits: 2 } }]);
  for (const set of sets) expect((await settled(set)).set.counts.live).toBe(2);
  expect(await told()).toEqual([`groupBudget 100 ${group?.name}`]);
});

test('a daily cap tells once, however many days in a row it is reached, and pauses nothing', async () => {
  const { owner, teamId, campaignId, adAccountId, deps, guardSets, told, makeMember } = await startGuarded();
  const { write } = deps.database;
  const finance = await makeMember(owner, teamId, 'finance');
  await sql`delete from campaign_days where team_id = ${teamId}`.execute(write);
  const today = dayIn('UTC', await findReportTime(deps));
  const cap = Number(
    (
      await sql<{ cap: string }>`
        select apple #>> '{dailyBudget,value,amount}' as cap from campaigns
        where team_id = ${teamId} and campaign_id = ${campaignId}::bigint`.execute(write)
    ).rows[0]?.cap,
  );
  expect(cap).toBeGreaterThan(0);
  const spend = async (daysAgo: number, amount: number) => {
    const day = addDays(today, -daysAgo);
    await makeMonths(deps.database, [day.slice(0, 7)], ['campaign_days']);
    await sql`
      insert into campaign_days (team_id, ad_account_id, zone, campaign_id, day, spend_micros, spend_usd_micros,
        spend_cny_micros, impressions, taps, tap_installs, tap_new_downloads, tap_redownloads, view_installs,
        view_new_downloads, view_redownloads)
      values (${teamId}, ${adAccountId}, 'ORTZ', ${campaignId}::bigint, ${day}::date, ${Math.round(amount * 1e6)},
        0, 0, 1, 1, 0, 0, 0, 0, 0, 0)
      on conflict (team_id, zone, campaign_id, day) do update set spend_micros = excluded.spend_micros`.execute(
      write,
    );
    await watchGuards(deps);
    await watchGuards(deps);
  };
  const caps = async (who = owner) => (await told(who)).filter((one) => one?.startsWith('dailyCap') === true);
  await spend(5, cap);
  await spend(0, cap - 0.01);
  expect(await caps()).toEqual([]);
  await spend(1, cap);
  await spend(0, cap);
  expect(await caps()).toEqual(['dailyCap 100 Planted']);
  expect(await caps(finance)).toEqual([]);
  // A day on which it stayed below lies between.
  await spend(1, 0);
  await spend(0, 0);
  await spend(0, cap + 1);
  expect(await caps()).toEqual(['dailyCap 100 Planted', 'dailyCap 100 Planted']);
  expect(await guardSets()).toEqual([]);
});
