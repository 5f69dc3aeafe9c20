import { approveChangeSet } from '@tapwright/contracts/change-approval';
import {
  addCampaigns,
  commitChanges,
  modifyCampaigns,
  removeCampaigns,
} from '@tapwright/contracts/change-sets';
import { codes } from '@tapwright/contracts/codes';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findReportTime } from '../../apple-sync/index.ts';
import { checkLedger } from '../../ledger/index.ts';
import { keepAllReserves } from '../../reserves/index.ts';
import { startPaid } from '../testing/start-paid.ts';

test('what lets a campaign spend more is reserved in its own commit, whoever wants it, or nothing is committed', async () => {
  const { ask, send, owner, teamId, money, modify, other, campaignId, recharge, makeMember, deps, settled } =
    await startPaid(100);
  // RMB 1,000.00 are USD 125.00.
  expect(await modify({ totalBudget: '1000' })).toMatchObject({
    code: codes.badInput,
    data: { fields: { 'campaigns.0.totalBudget': expect.stringContaining('25.00 USD') } },
  });
  expect(await money()).toEqual([100, 0, 0]);
  expect((await modify({ totalBudget: '400' })).code).toBe(codes.success);
  expect(await money()).toEqual([50, 50, 0]);

  // Two campaigns at once for the last dollars: one wins.
  const both = await Promise.all([
    modify({ totalBudget: '720' }),
    send(owner, modifyCampaigns, {
      body: { teamId, campaigns: [{ campaignId: other, status: 'running', totalBudget: '320' }] },
    }),
  ]);
  expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
    codes.success,
    codes.badInput,
  ]);
  expect(await money()).toEqual([10, 90, 0]);

  await recharge(1_000);

  // Whoever may not pay proposes, and whoever approves pays.
  const [, before = 0] = await money();
  const adManager = await makeMember(owner, teamId, 'advManager');
  const proposed = await ask(adManager, modifyCampaigns, {
    body: { teamId, campaigns: [{ campaignId, status: 'running', totalBudget: '800' }] },
  });
  expect(proposed).toMatchObject({ state: 'proposed', approval: { reasons: ['payment'] } });
  expect((await money())[1]).toBe(before);
  await ask(owner, approveChangeSet, { body: { teamId, changeSetId: proposed.changeSetId } });
  const [, after = 0] = await money();
  expect(after).toBeGreaterThan(before);
  await settled(proposed);
  expect((await checkLedger(deps.database)).faults).toEqual([]);
});

test('the database itself lets no campaign run beyond its reserve, and no reserve be released under it', async () => {
  const { ask, owner, teamId, campaignId, adAccountId, deps, settled, modify } = await startPaid(100);
  const { write } = deps.database;
  const set = await ask(owner, commitChanges, {
    body: { teamId, campaigns: [{ campaignId, status: 'running', totalBudget: '400' }] },
  });
  await settled(set);
  const insert = (after: object) =>
    sql`insert into edits (team_id, change_set_id, number, kind, object_id, ad_account_id, campaign_id, intent,
        before, after, state, turn)
      values (${teamId}, ${set.changeSetId}, 7, 'campaign', ${campaignId}::bigint, ${adAccountId}, ${campaignId}::bigint,
        'update', '{}', ${JSON.stringify(after)}::jsonb, 'waiting', nextval('change_turns'))`.execute(write);
  const unpaid = expect.objectContaining({ constraint: 'nothing_runs_unpaid' });
  await expect(insert({ totalBudget: 40_001 })).rejects.toEqual(unpaid);
  await expect(insert({ totalBudget: null })).rejects.toEqual(unpaid);
  const uncovered = sql`
    insert into reserve_coverages (team_id, reserve_id, budget_minor, worth, created_at)
    select team_id, reserve_id, 40001, 0.125, now() from ledger_reserves where team_id = ${teamId}`.execute(
    write,
  );
  await expect(uncovered).rejects.toEqual(expect.objectContaining({ constraint: 'reserve_covers' }));
  expect((await modify({ status: 'paused' })).code).toBe(codes.success);
});

test('what Apple refuses, what is removed and what has ended gives its reserve back, in its time', async () => {
  const { ask, owner, teamId, campaignGroupId, campaignId, money, settled, deps, sandbox } =
    await startPaid(100);
  const created = await ask(owner, addCampaigns, {
    body: {
      teamId,
      campaigns: [
        {
          campaignGroupId,
          name: 'Nobody has this app',
          adamId: '1',
          countries: ['US'],
          dailyCap: '50',
          totalBudget: '400',
          status: 'running',
        },
      ],
    },
  });
  expect((await settled(created)).set.counts.refused).toBe(1);
  expect(await money()).toEqual([100, 0, 0]);

  const raised = await ask(owner, modifyCampaigns, {
    body: { teamId, campaigns: [{ campaignId, status: 'running', totalBudget: '400' }] },
  });
  await settled(raised);
  const removed = await ask(owner, removeCampaigns, {
    body: { teamId, campaignIds: [campaignId], confirmed: ['removalIsFinal'] },
  });
  await settled(removed);
  await keepAllReserves(deps);
  expect(await money()).toEqual([50, 50, 0]);
  await sandbox.control('POST', '/clock', { stepDays: 4 });
  await findReportTime(deps);
  await keepAllReserves(deps);
  expect(await money()).toEqual([100, 0, 0]);
  expect((await checkLedger(deps.database)).faults).toEqual([]);
});
