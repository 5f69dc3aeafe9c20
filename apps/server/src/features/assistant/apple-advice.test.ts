import * as calls from '@tapwright/contracts/assistant';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { commitChanges, findChangeSet, previewChanges, undoChanges } from '@tapwright/contracts/change-sets';
import { addToDraft, repeatChanges, sendDraft } from '@tapwright/contracts/change-drafts';
import { codes } from '@tapwright/contracts/codes';
import { findTeamOperations } from '@tapwright/contracts/operation-log';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startPaid } from '../changes/testing/start-paid.ts';
import { letApple, type Of, startAdvised } from './testing/start-advised.ts';

const budgeted = z.object({
  result: z.looseObject({ dailyBudget: z.object({ value: z.object({ amount: z.string() }) }) }),
});

type Advised = Awaited<ReturnType<typeof startAdvised>>;

const capAt = async ({ apple, campaignId }: Advised) =>
  z.parse(budgeted, await apple('GET', `/campaigns/${campaignId}`)).result.dailyBudget.value.amount;

async function gather({ ask, owner, teamId, get }: Advised, of: Of): Promise<number> {
  const { proposalId } = await get(of);
  const { changeSetId } = await ask(owner, calls.applyProposals, {
    body: { teamId, proposalIds: [proposalId] },
  });
  return changeSetId;
}

async function take(server: Advised, of: Of) {
  const { ask, owner, teamId, settled } = server;
  const changeSetId = await gather(server, of);
  return settled(await ask(owner, sendDraft, { body: { teamId, changeSetId } }));
}

test('a cap that Apple recommends is previewed, sent by the call that takes it, and undone like any other', async () => {
  const server = await startAdvised();
  const { ask, owner, teamId, campaignId, make, get, atApple, settled } = server;
  await make();
  const proposal = await get('appleBudget');
  expect(proposal).toMatchObject({
    kind: 'apple',
    campaignIds: [campaignId],
    currency: 'RMB',
    edits: 1,
    gone: null,
    evidence: {
      of: 'appleBudget',
      campaignName: 'Planted',
      cap: '6.00',
      last: { installs: expect.any(Number) },
    },
  });
  const { recommended, expiresAt } = proposal.evidence as { recommended: string; expiresAt: string };
  expect(Number(recommended)).toBeGreaterThan(6);
  expect(expiresAt).toMatch(/^2026-1/);
  const changeSetId = await gather(server, 'appleBudget');
  const preview = await ask(owner, previewChanges, { body: { teamId, changeSetId } });
  expect(preview.edits).toMatchObject([
    { before: { dailyCap: '6.00' }, after: { dailyCap: recommended }, refused: [] },
  ]);
  expect(Number(preview.rise?.amount)).toBeGreaterThan(0);
  expect(await capAt(server)).toBe('6.00');
  const { set, edits } = await settled(await ask(owner, sendDraft, { body: { teamId, changeSetId } }));
  expect([set.origin, set.counts.live]).toEqual(['recommendation', 1]);
  expect(edits.list).toMatchObject([{ state: 'live', after: { dailyCap: recommended } }]);
  expect(await capAt(server)).toBe(recommended);
  expect(await atApple('appleBudget')).toMatchObject([{ state: 'APPLIED' }]);
  expect(await get('appleBudget')).toMatchObject({ gone: 'taken', edits: 0 });
  const log = await ask(owner, findTeamOperations, { query: { teamId, pageNum: 1, pageSize: 20 } });
  expect(log.list.some(({ operRequParam }) => operRequParam.includes(`"changeSetId":${changeSetId}`))).toBe(
    true,
  );
  await settled(await ask(owner, undoChanges, { body: { teamId, changeSetId } }));
  expect(await capAt(server)).toBe('6.00');
  await make();
  expect(await server.listOf(owner, 'appleBudget')).toEqual([]);
}, 300_000);

test('what we pay for stays within its total budget: such a recommendation is refused before anything is sent', async () => {
  const paid = await startPaid(100);
  const { ask, send, owner, teamId, money, modify, settled, adGroupId, keywordIds } = paid;
  const { data } = await modify({ totalBudget: '50', dailyCap: '45.00' });
  await settled(data as ChangeSetView);
  const bids = {
    teamId,
    adGroups: [{ adGroupId, bid: '40' }],
    keywords: keywordIds.map((keywordId) => ({ keywordId, bid: '40' })),
    confirmed: ['bidRose' as const],
  };
  await settled(await ask(owner, commitChanges, { body: bids }));
  const server = { ...paid, ...(await letApple(paid)), automatedId: '' };
  await server.make();
  const held = await money();
  const changeSetId = await gather(server, 'appleBudget');
  const preview = await ask(owner, previewChanges, { body: { teamId, changeSetId } });
  expect(preview.edits[0]?.refused).toMatchObject([{ field: 'dailyCap', reason: 'capAboveBudget' }]);
  expect((await send(owner, sendDraft, { body: { teamId, changeSetId } })).code).toBe(codes.badInput);
  expect([await capAt(server), await money()]).toEqual(['45.00', held]);
}, 300_000);

test('a target CPA is taken once, whatever happens to the call, and cannot be taken back', async () => {
  const server = await startAdvised({ isAutomated: true });
  const { send, owner, teamId, automatedId, make, get, atApple, sandbox } = server;
  await make();
  const { evidence, campaignIds } = await get('appleTargetCpa');
  const { recommended } = evidence as { recommended: string };
  expect(campaignIds).toEqual([automatedId]);
  await sandbox.control('POST', '/faults', {
    kind: 'cutAfter',
    route: 'POST /v1/recommendations/target-cpas/apply',
  });
  const { set, edits } = await take(server, 'appleTargetCpa');
  expect(edits.list).toMatchObject([
    { state: 'live', before: { targetCpa: null }, after: { targetCpa: recommended }, refusal: null },
  ]);
  expect(await atApple('appleTargetCpa')).toMatchObject([
    { campaignId: Number(automatedId), state: 'APPLIED' },
  ]);
  const undone = await send(owner, undoChanges, { body: { teamId, changeSetId: set.changeSetId } });
  expect(undone).toMatchObject({ code: codes.badInput });
  expect(JSON.stringify(undone.data)).toContain('only through a recommendation');
}, 300_000);

test('what was decided at Apple meanwhile is refused in words, nothing is lost, and the list says so', async () => {
  const server = await startAdvised();
  const { ask, owner, teamId, make, get, decideOutside, settled } = server;
  await make();
  const { evidence } = await get('appleBudget');
  const { recommended } = evidence as { recommended: string };
  await decideOutside('appleBudget', 'dismiss');
  const { set, edits } = await take(server, 'appleBudget');
  expect(edits.list).toMatchObject([
    { state: 'refused', refusal: 'adviceGone', appleWords: expect.any(String) },
  ]);
  expect(await capAt(server)).toBe('6.00');
  expect(await get('appleBudget')).toMatchObject({ gone: 'adviceGone', edits: 0 });
  const again = await ask(owner, repeatChanges, { body: { teamId, changeSetId: set.changeSetId } });
  const query = { teamId, changeSetId: again.changeSetId, pageSize: 10 };
  expect((await ask(owner, findChangeSet, { query })).edits.list).toMatchObject([
    { after: { dailyCap: recommended } },
  ]);
  await settled(await ask(owner, sendDraft, { body: { teamId, changeSetId: again.changeSetId } }));
  expect(await capAt(server)).toBe(recommended);
}, 300_000);

test('a draft whose recommendation ran out says so before anything is sent', async () => {
  const server = await startAdvised();
  const { ask, send, owner, teamId, make, get, stepDays } = server;
  await make();
  const changeSetId = await gather(server, 'appleBudget');
  await stepDays(8);
  await server.apple('GET', `/campaigns/${server.campaignId}`);
  await make();
  const preview = await ask(owner, previewChanges, { body: { teamId, changeSetId } });
  expect(preview.edits[0]?.refused).toMatchObject([{ reason: 'adviceGone' }]);
  expect((await send(owner, sendDraft, { body: { teamId, changeSetId } })).code).toBe(codes.badInput);
  // Another week, another recommendation for the same campaign.
  expect((await get('appleBudget')).gone).toBeNull();
}, 300_000);

test('with another field beside it a cap goes as any update, and Apple still recommends it', async () => {
  const server = await startAdvised();
  const { ask, owner, teamId, campaignId, make, atApple, settled } = server;
  await make();
  const changeSetId = await gather(server, 'appleBudget');
  const campaigns = [{ campaignId, name: 'Renamed' }];
  await ask(owner, addToDraft, { body: { teamId, changeSetId, campaigns } });
  const { edits } = await settled(await ask(owner, sendDraft, { body: { teamId, changeSetId } }));
  const [edit] = edits.list;
  expect([edits.total, edit?.state, edit?.after['name']]).toEqual([1, 'live', 'Renamed']);
  expect(await capAt(server)).toBe(edit?.after['dailyCap']);
  expect(await atApple('appleBudget')).toEqual(
    expect.not.arrayContaining([expect.objectContaining({ state: 'APPLIED' })]),
  );
}, 300_000);
