import * as calls from '@tapwright/contracts/assistant';
import { sendDraft } from '@tapwright/contracts/change-drafts';
import { codes } from '@tapwright/contracts/codes';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { writeStructure } from '../measures/testing/reported-world.ts';
import { startAdvised } from './testing/start-advised.ts';

const patience = { timeout: 120_000, interval: 100 };

test('what is dismissed is told to Apple, also after it failed; until then it can be brought back', async () => {
  const server = await startAdvised();
  const { ask, owner, teamId, make, get, atApple, sandbox } = server;
  await make();
  const { proposalId } = await get('appleBudget');
  const telling = async () => (await get('appleBudget')).putAside?.telling;
  const dismiss = async () =>
    ask(owner, calls.putAsideProposal, {
      body: { teamId, proposalId, way: 'dismissed', reason: 'onPurpose' },
    });
  const route = 'POST /v1/recommendations/daily-budgets/dismiss';
  await sandbox.control('POST', '/faults', { kind: 'serverError', route, times: 50 });
  await dismiss();
  await expect.poll(telling, patience).toEqual({ state: 'waiting', error: 'appleFault' });
  await ask(owner, calls.bringBackProposal, { body: { teamId, proposalId } });
  expect((await get('appleBudget')).putAside).toBeNull();
  expect(await atApple('appleBudget')).toMatchObject([{ state: 'AVAILABLE' }]);
  await sandbox.control('DELETE', '/faults');
  await dismiss();
  await expect.poll(telling, patience).toEqual({ state: 'told', error: null });
  expect(await atApple('appleBudget')).toMatchObject([{ state: 'DISMISSED' }]);
  expect((await get('appleBudget')).gone).toBeNull();
  await ask(owner, calls.bringBackProposal, { body: { teamId, proposalId } });
  expect((await get('appleBudget')).gone).toBe('adviceGone');
  await make();
  expect(await server.listOf(owner, 'appleBudget')).toEqual([]);
}, 300_000);

test.runIf(inject('depth') === 'deep')(
  'an ad account that cannot be read is named; what was read of it before stands',
  async () => {
    const server = await startAdvised();
    const { find, make, get, sandbox } = server;
    await make();
    const before = await get('appleBudget');
    expect((await find()).run.unread).toEqual([]);
    await sandbox.control('POST', '/faults', {
      kind: 'serverError',
      route: 'POST /v1/recommendations/*',
      times: 50,
    });
    await make();
    expect((await find()).run.unread).toMatchObject([
      { campaignGroup: 'Ours', error: 'appleFault', readAt: expect.any(String) },
    ]);
    expect((await get('appleBudget')).proposalId).toBe(before.proposalId);
    await sandbox.control('DELETE', '/faults');
    await make();
    expect((await find()).run.unread).toEqual([]);
  },
  300_000,
);

test('snoozed, Apple hears nothing; on its way to be taken it is not dismissed', async () => {
  const server = await startAdvised();
  const { ask, codeOf, owner, teamId, make, get, atApple } = server;
  await make();
  const { proposalId } = await get('appleBudget');
  await ask(owner, calls.putAsideProposal, { body: { teamId, proposalId, way: 'snoozed', days: 1 } });
  expect((await get('appleBudget')).putAside).toMatchObject({ way: 'snoozed', telling: null });
  await ask(owner, calls.bringBackProposal, { body: { teamId, proposalId } });
  const apply = { body: { teamId, proposalIds: [proposalId] } };
  const { changeSetId } = await ask(owner, calls.applyProposals, apply);
  await ask(owner, sendDraft, { body: { teamId, changeSetId, propose: true } });
  const never = { body: { teamId, proposalId, way: 'never' } } as const;
  expect(await codeOf(owner, calls.putAsideProposal, never)).toBe(codes.changedMeanwhile);
  expect(await atApple('appleBudget')).toMatchObject([{ state: 'AVAILABLE' }]);
}, 300_000);

test('one ad account that fails keeps no other from being read', async () => {
  const server = await startAdvised();
  const { find, make, get, teamId, deps } = server;
  const { write } = deps.database;
  const campaign = {
    campaignId: '9010',
    name: 'Far',
    status: 'ENABLED' as const,
    isRemoved: false,
    adGroups: [],
  };
  const place = {
    adAccountId: '9000',
    currency: 'USD',
    timeZone: 'UTC',
    deliveryMode: 'collaborative',
  } as const;
  await writeStructure(deps.database, [{ teamId, ...place, campaigns: [campaign] }]);
  await sql`update campaigns set apple = apple || '{"promotedObjectId": "71"}'
    where team_id = ${teamId} and campaign_id = 9010`.execute(write);
  await make();
  expect((await find()).run.unread).toMatchObject([{ campaignGroup: 'Group 9000', readAt: null }]);
  expect((await get('appleBudget')).gone).toBeNull();
}, 300_000);

test('who is bound elsewhere, only reads, or is of another team neither sees nor decides', async () => {
  const server = await startAdvised();
  const {
    codeOf,
    owner,
    teamId,
    make,
    get,
    listOf,
    find,
    deps,
    makeMember,
    makePerson,
    makeTeam,
    campaignId,
  } = server;
  await make();
  const { proposalId } = await get('appleBudget');
  const bind = async (userId: number, scope: readonly number[]) =>
    deps.database.write
      .updateTable('teamMembers')
      .set({ scope: [...scope] })
      .where('userId', '=', userId)
      .execute();
  const inside = await makeMember(owner, teamId, 'advManager');
  await bind(inside.userId, [Number(campaignId)]);
  expect(await listOf(inside, 'appleBudget')).toHaveLength(1);
  const outside = await makeMember(owner, teamId, 'advManager');
  await bind(outside.userId, [1]);
  expect((await find(outside)).proposals).toEqual([]);
  const apply = { body: { teamId, proposalIds: [proposalId] } };
  const aside = { body: { teamId, proposalId, way: 'never' } } as const;
  expect(await codeOf(outside, calls.applyProposals, apply)).toBe(codes.notFound);
  expect(await codeOf(outside, calls.putAsideProposal, aside)).toBe(codes.notFound);
  const reader = await makeMember(owner, teamId, 'readOnly');
  expect(await codeOf(reader, calls.applyProposals, apply)).toBe(codes.readOnlyRole);
  expect(await codeOf(reader, calls.putAsideProposal, aside)).toBe(codes.notPermitted);
  const stranger = await makePerson();
  const theirs = await makeTeam(stranger);
  const ofTheirs = { body: { teamId: theirs, proposalIds: [proposalId] } };
  expect(await codeOf(stranger, calls.applyProposals, ofTheirs)).toBe(codes.notFound);
  expect(await codeOf(stranger, calls.putAsideProposal, { body: { ...aside.body, teamId: theirs } })).toBe(
    codes.notFound,
  );
  expect(await codeOf(stranger, calls.putAsideProposal, aside)).not.toBe(codes.success);
}, 300_000);
