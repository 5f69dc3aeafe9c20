import { approveChangeSet } from '@tapwright/contracts/change-approval';
import { duplicateCampaigns } from '@tapwright/contracts/change-copies';
import { addToDraft, sendDraft, withdrawChangeSet } from '@tapwright/contracts/change-drafts';
import { modifyCampaigns, previewChanges, undoChanges } from '@tapwright/contracts/change-sets';
import { removeCampaignGroup } from '@tapwright/contracts/campaign-groups';
import { codes } from '@tapwright/contracts/codes';
import { isRemoveAll } from '@tapwright/contracts/teams';
import { expect, test } from 'vitest';
import { findReportTime } from '../../apple-sync/index.ts';
import { checkLedger } from '../../ledger/index.ts';
import { startPaid } from '../testing/start-paid.ts';
import { releaseDueSets } from '../committing/release-due-sets.ts';

const hourMs = 3_600_000;

/** RMB 8.00 are USD 1.00. */
async function startWithHours(dollars: number) {
  const server = await startPaid(dollars);
  const { deps, sandbox } = server;
  const now = await findReportTime(deps);
  return {
    ...server,
    inHours: (hours: number) => new Date(now.getTime() + hours * hourMs).toISOString(),
    step: async (hours: number) => {
      await sandbox.control('POST', '/clock', { stepMs: hours * hourMs });
      await findReportTime(deps);
      await releaseDueSets(deps);
    },
  };
}

test('a draft reserves when it is sent, and not before; what is taken back is free again', async () => {
  const { ask, send, owner, teamId, campaignId, other, money, settled, deps } = await startPaid(100);
  const starting = { campaignId, status: 'running' as const, totalBudget: '400' };
  const draft = await ask(owner, addToDraft, { body: { teamId, campaigns: [starting] } });
  const { changeSetId } = draft;
  expect(await money()).toEqual([100, 0, 0]);
  const preview = await ask(owner, previewChanges, { body: { teamId, changeSetId } });
  expect(preview.payment).toEqual({
    needed: { amount: '50.00', currency: 'USD' },
    short: null,
    mayPay: true,
    available: { amount: '100.00', currency: 'USD' },
    reserved: { amount: '0.00', currency: 'USD' },
    startable: null,
  });
  const sent = await ask(owner, sendDraft, { body: { teamId, changeSetId } });
  expect(await money()).toEqual([50, 50, 0]);
  await settled(sent);

  // Paused it keeps its reserve, so that starting it again, here by an undo, takes nothing.
  const paused = await ask(owner, modifyCampaigns, {
    body: { teamId, campaigns: [{ campaignId, status: 'paused' }] },
  });
  await settled(paused);
  expect(await money()).toEqual([50, 50, 0]);
  const undone = await ask(owner, undoChanges, { body: { teamId, changeSetId: paused.changeSetId } });
  await settled(undone);
  expect(await money()).toEqual([50, 50, 0]);

  // A copy is paused and takes nothing.
  const copied = await ask(owner, duplicateCampaigns, { body: { teamId, campaignIds: [campaignId] } });
  await settled(copied);
  expect(await money()).toEqual([50, 50, 0]);

  // Nothing of what is not committed is reserved.
  const second = { campaignId: other, status: 'running' as const, totalBudget: '480' };
  const tooMuch = await send(owner, modifyCampaigns, { body: { teamId, campaigns: [second] } });
  expect(tooMuch).toMatchObject({
    code: codes.badInput,
    data: { fields: { 'campaigns.0.totalBudget': expect.stringContaining('10.00 USD') } },
  });
  expect(await money()).toEqual([50, 50, 0]);
  const short = await ask(owner, previewChanges, { body: { teamId, campaigns: [second] } });
  expect(short.payment).toMatchObject({
    needed: { amount: '60.00' },
    short: { amount: '10.00' },
    startable: { amount: '400.00', currency: 'RMB' },
  });
  expect((await checkLedger(deps.database)).faults).toEqual([]);
});

test('at its hour a scheduled set reserves, or ends for want of money and its author hears of it', async () => {
  const { ask, owner, teamId, campaignId, other, money, settled, inHours, step, readSet, openNotices, deps } =
    await startWithHours(100);
  const start = (id: string, totalBudget: string, hours: number) =>
    ask(owner, modifyCampaigns, {
      body: {
        teamId,
        campaigns: [{ campaignId: id, status: 'running', totalBudget }],
        scheduledFor: inHours(hours),
      },
    });
  const first = await start(campaignId, '640', 2);
  const second = await start(other, '640', 3);
  const given = await start(other, '80', 9);
  expect([first.state, second.state]).toEqual(['scheduled', 'scheduled']);
  expect(await money()).toEqual([100, 0, 0]);
  await ask(owner, withdrawChangeSet, {
    body: { teamId, changeSetId: given.changeSetId, keepAsDraft: false },
  });
  await step(2.5);
  await settled(first);
  expect(await money()).toEqual([20, 80, 0]);
  await step(1);
  await settled(second);
  expect((await readSet(owner, second.changeSetId)).edits.list).toMatchObject([
    { state: 'refused', refusal: 'balanceTooLow' },
  ]);
  expect(await money()).toEqual([20, 80, 0]);
  const told = (await openNotices(owner)).filter(({ changeSetId }) => changeSetId === second.changeSetId);
  expect(told).toMatchObject([{ typeId: 14, detailed: '1' }]);
  expect((await checkLedger(deps.database)).faults).toEqual([]);
});

test('whoever approves pays: too little money refuses the approval, and leaves the proposal as it is', async () => {
  const { ask, send, owner, teamId, campaignId, money, recharge, makeMember, settled, readSet } =
    await startPaid(20);
  const author = await makeMember(owner, teamId, 'advManager');
  const preview = await ask(author, previewChanges, {
    body: { teamId, campaigns: [{ campaignId, status: 'running', totalBudget: '400' }] },
  });
  expect(preview.approval).toEqual(['payment']);
  expect(preview.payment).toEqual({
    needed: { amount: '50.00', currency: 'USD' },
    short: { amount: '30.00', currency: 'USD' },
    mayPay: false,
    available: null,
    reserved: null,
    startable: null,
  });
  const proposed = await ask(author, modifyCampaigns, {
    body: { teamId, campaigns: [{ campaignId, status: 'running', totalBudget: '400' }] },
  });
  const { changeSetId } = proposed;
  const approve = async () => send(owner, approveChangeSet, { body: { teamId, changeSetId } });
  expect(await approve()).toMatchObject({
    code: codes.badInput,
    data: { fields: { 'edits.1.totalBudget': expect.stringContaining('30.00 USD') } },
  });
  expect((await readSet(owner, changeSetId)).set.state).toBe('proposed');
  expect(await money()).toEqual([20, 0, 0]);
  await recharge(30);
  expect((await approve()).code).toBe(codes.success);
  await settled(proposed);
  expect(await money()).toEqual([0, 50, 0]);
});

test('what runs or has money reserved keeps its campaign group, and its team', async () => {
  const { ask, codeOf, owner, teamId, campaignId, campaignGroupId, settled, modify } = await startPaid(50);
  expect((await modify({ totalBudget: '400' })).code).toBe(codes.success);
  const remove = async () => codeOf(owner, removeCampaignGroup, { body: { teamId, campaignGroupId } });
  expect(await remove()).toBe(codes.groupInUse);
  const paused = await ask(owner, modifyCampaigns, {
    body: { teamId, campaigns: [{ campaignId, status: 'paused' }] },
  });
  await settled(paused);
  expect(await remove()).toBe(codes.groupInUse);
  const inTheWay = await ask(owner, isRemoveAll, { body: { teamId } });
  expect(JSON.stringify(inTheWay)).toContain('balance');
});
