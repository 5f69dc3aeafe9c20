import { findChangeSets, modifyCampaigns } from '@tapwright/contracts/change-sets';
import { codes } from '@tapwright/contracts/codes';
import { findReconciliation } from '@tapwright/contracts/reconciliation';
import { addDays } from '@tapwright/domain/days';
import { dayIn } from '@tapwright/domain/zones';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findReportTime } from '../apple-sync/index.ts';
import { startPaid } from '../changes/testing/start-paid.ts';
import { checkLedger } from '../ledger/index.ts';
import { makeMonths } from '../measures/index.ts';
import { keepAllReserves } from '../reserves/index.ts';
import { watchGuards } from './watch-guards.ts';

test('days move from reserved to spent, corrected ones by their difference, and beyond the reserve the team owes', async () => {
  const { owner, teamId, campaignId, adAccountId, money, modify, deps, ask, settled, openNotices } =
    await startPaid(60);
  const { write } = deps.database;
  const set = await ask(owner, modifyCampaigns, {
    body: { teamId, campaigns: [{ campaignId, status: 'running', totalBudget: '400' }] },
  });
  await settled(set);
  expect(await money()).toEqual([10, 50, 0]);
  await sql`delete from campaign_days where team_id = ${teamId}`.execute(write);
  const day = addDays(dayIn('UTC', await findReportTime(deps)), -1);
  await makeMonths(deps.database, [day.slice(0, 7)], ['campaign_days']);
  const report = async (yuan: number) => {
    await sql`
      insert into campaign_days (team_id, ad_account_id, zone, campaign_id, day, spend_micros, spend_usd_micros,
        spend_cny_micros, impressions, taps, tap_installs, tap_new_downloads, tap_redownloads, view_installs,
        view_new_downloads, view_redownloads)
      values (${teamId}, ${adAccountId}, 'ORTZ', ${campaignId}::bigint, ${day}::date, ${yuan * 1e6},
        ${(yuan * 1e6) / 8}, ${yuan * 1e6}, 1, 1, 0, 0, 0, 0, 0, 0)
      on conflict (team_id, zone, campaign_id, day) do update set spend_micros = excluded.spend_micros,
        spend_usd_micros = excluded.spend_usd_micros`.execute(write);
    await keepAllReserves(deps);
    await keepAllReserves(deps);
    return money();
  };
  expect(await report(80)).toEqual([10, 40, 0]);
  expect(await report(160)).toEqual([10, 30, 0]);
  expect(await report(80)).toEqual([10, 40, 0]);
  expect(await report(160)).toEqual([10, 30, 0]);
  expect(await report(440)).toEqual([5, 0, 0]);
  expect(await report(520)).toEqual([0, 0, 5]);
  const { list: compared, differing } = await ask(owner, findReconciliation, {
    query: { teamId, startTime: day, endTime: day },
  });
  expect([compared, differing]).toMatchObject([[{ booked: 6_500, reported: 6_500, reason: 'equal' }], 0]);

  // Nothing is left of its reserve: it is paused by a set of the guard's own, and its people hear of it once.
  await watchGuards(deps);
  await watchGuards(deps);
  const { list: sets } = await ask(owner, findChangeSets, { query: { teamId, origin: 'guard' } });
  expect(sets).toMatchObject([{ origin: 'guard', note: 'reserve', counts: { edits: 1 } }]);
  for (const guardSet of sets) expect((await settled(guardSet)).set.counts.live).toBe(1);
  const told = (await openNotices(owner)).filter(({ typeId }) => typeId === 15);
  expect(new Set(told.map(({ detailed }) => detailed))).toEqual(
    new Set(['balance 80', 'dailyCap 100 Planted', 'reserve 100 Planted']),
  );
  expect(told).toHaveLength(3);
  expect(await report(400)).toEqual([0, 10, 0]);
  expect((await modify({ totalBudget: '900' })).code).toBe(codes.badInput);
  expect((await checkLedger(deps.database)).faults).toEqual([]);
});
