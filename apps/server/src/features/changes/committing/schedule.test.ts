import {
  approveChangeSet,
  modifyChangeLimits,
  modifyChangePolicy,
} from '@tapwright/contracts/change-approval';
import { sendDraft, addToDraft, withdrawChangeSet } from '@tapwright/contracts/change-drafts';
import { modifyAdGroups, modifyKeywords, undoChanges } from '@tapwright/contracts/change-sets';
import { codes } from '@tapwright/contracts/codes';
import { removeMember } from '@tapwright/contracts/members';
import { findTeamOperations } from '@tapwright/contracts/operation-log';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { findReportTime } from '../../apple-sync/index.ts';
import { type Changing, startChanging } from '../testing/start-changing.ts';
import { releaseDueSets } from './release-due-sets.ts';

const hourMs = 3_600_000;
const keyword = z.object({ result: z.looseObject({ bid: z.looseObject({ amount: z.string() }) }) });
const bidAt = async ({ apple }: Changing, id: string) =>
  z.parse(keyword, await apple('GET', `/keywords/${id}`)).result.bid.amount;

/** An hour on Apple's clock, and a way to get there. */
async function startWithHours() {
  const server = await startChanging();
  const { deps, sandbox } = server;
  const now = await findReportTime(deps);
  return {
    ...server,
    inHours: (hours: number) => new Date(now.getTime() + hours * hourMs).toISOString(),
    step: async (hours: number) => {
      await sandbox.control('POST', '/clock', { stepMs: hours * hourMs });
      await releaseDueSets(deps);
    },
  };
}

test('a scheduled set waits for its hour, is judged again then, and what others changed since stays theirs', async () => {
  const server = await startWithHours();
  const { ask, owner, teamId, keywordIds, settled, inHours, step, readSet, openNotices } = server;
  const [one = '', two = '', three = ''] = keywordIds;
  const set = await ask(owner, modifyKeywords, {
    body: {
      teamId,
      note: 'Evening',
      keywords: [one, two, three].map((keywordId) => ({ keywordId, bid: '1.50' })),
      scheduledFor: inHours(3),
    },
  });
  expect(set).toMatchObject({ state: 'scheduled', scheduledFor: inHours(3), counts: { open: 3 } });
  await step(2);
  expect((await readSet(owner, set.changeSetId)).set.state).toBe('scheduled');
  await settled(
    await ask(owner, modifyKeywords, { body: { teamId, keywords: [{ keywordId: two, bid: '1.90' }] } }),
  );
  await step(2);
  const { edits } = await settled(set);
  expect(edits.list).toMatchObject([
    { state: 'live' },
    { state: 'stale', refusal: 'changedMeanwhile' },
    { state: 'live' },
  ]);
  expect([await bidAt(server, one), await bidAt(server, two)]).toEqual(['1.50', '1.90']);
  expect((await openNotices(owner)).map(({ typeId, detailed }) => [typeId, detailed])).toContainEqual([
    14,
    '1',
  ]);
  const log = await ask(owner, findTeamOperations, { query: { teamId, type: 'edit' } });
  expect(log.list.filter(({ operRequParam }) => operRequParam.includes('Evening'))).toHaveLength(1);
}, 180_000);

test('an hour that is past is refused; what is scheduled can be withdrawn or taken back as a draft', async () => {
  const server = await startWithHours();
  const { ask, send, codeOf, owner, teamId, keywordIds, adGroupId, inHours, step, makeMember } = server;
  const keywords = [{ keywordId: keywordIds[0] ?? '', bid: '1.50' }];
  expect(
    (await send(owner, modifyKeywords, { body: { teamId, keywords, scheduledFor: inHours(-1) } })).data,
  ).toEqual({
    fields: { scheduledFor: 'Choose an hour that is still to come' },
  });
  const adManager = await makeMember(owner, teamId, 'advManager');
  const set = await ask(owner, modifyKeywords, { body: { teamId, keywords, scheduledFor: inHours(1) } });
  const withdraw = { teamId, changeSetId: set.changeSetId };
  expect(await codeOf(adManager, withdrawChangeSet, { body: withdraw })).toBe(codes.notPermitted);
  expect(await ask(owner, withdrawChangeSet, { body: { ...withdraw, keepAsDraft: true } })).toMatchObject({
    state: 'draft',
    scheduledFor: null,
  });
  await ask(owner, addToDraft, { body: { ...withdraw, adGroups: [{ adGroupId, bid: '6' }] } });
  await ask(owner, sendDraft, { body: { ...withdraw, scheduledFor: inHours(1) } });
  expect(await ask(owner, withdrawChangeSet, { body: withdraw })).toMatchObject({
    state: 'withdrawn',
    counts: { open: 0, withdrawn: 2 },
  });
  await step(2);
  expect(await bidAt(server, keywordIds[0] ?? '')).toBe('2.00');
  expect(await codeOf(owner, withdrawChangeSet, { body: withdraw })).toBe(codes.notFound);
}, 180_000);

test('a set is taken back at an hour, without what somebody changed until then', async () => {
  const server = await startWithHours();
  const { ask, send, owner, teamId, keywordIds, settled, inHours, step } = server;
  const [one = '', two = ''] = keywordIds;
  const set = await ask(owner, modifyKeywords, {
    body: { teamId, keywords: [one, two].map((keywordId) => ({ keywordId, bid: '1.50' })) },
  });
  await settled(set);
  const undo = { teamId, changeSetId: set.changeSetId };
  expect(
    (await send(owner, undoChanges, { body: { ...undo, scheduledFor: inHours(-1) } })).data,
  ).toMatchObject({ fields: { scheduledFor: 'Choose an hour that is still to come' } });
  const undone = await ask(owner, undoChanges, { body: { ...undo, scheduledFor: inHours(3) } });
  expect(undone).toMatchObject({
    state: 'scheduled',
    scheduledFor: inHours(3),
    undoes: set.changeSetId,
    counts: { open: 2 },
  });
  await step(2);
  expect([await bidAt(server, one), await bidAt(server, two)]).toEqual(['1.50', '1.50']);
  await settled(
    await ask(owner, modifyKeywords, { body: { teamId, keywords: [{ keywordId: two, bid: '1.90' }] } }),
  );
  await step(2);
  await settled(undone);
  expect([await bidAt(server, one), await bidAt(server, two)]).toEqual(['2.00', '1.90']);
}, 180_000);

test('of a set whose author was removed before its hour nothing is sent', async () => {
  const server = await startWithHours();
  const { ask, owner, teamId, keywordIds, adGroupId, inHours, step, makeMember, settled } = server;
  const adManager = await makeMember(owner, teamId, 'advManager');
  const keywords = [{ keywordId: keywordIds[0] ?? '', bid: '1.50' }];
  const set = await ask(adManager, modifyKeywords, { body: { teamId, keywords, scheduledFor: inHours(1) } });
  const other = await ask(owner, modifyAdGroups, {
    body: { teamId, adGroups: [{ adGroupId, bid: '6' }], scheduledFor: inHours(1) },
  });
  await ask(owner, removeMember, { body: { teamId, userId: adManager.userId } });
  await step(2);
  expect((await settled(set)).edits.list).toMatchObject([{ state: 'refused', refusal: 'notPermitted' }]);
  expect((await settled(other)).edits.list).toMatchObject([{ state: 'live' }]);
  expect(await bidAt(server, keywordIds[0] ?? '')).toBe('2.00');
}, 180_000);

test('rule and limits are asked again at the hour, unless a second person has said yes to what they ask', async () => {
  const server = await startWithHours();
  const { ask, owner, teamId, keywordIds, makeMember, settled, inHours, step, openNotices, deps } = server;
  const [one = '', two = '', three = ''] = keywordIds;
  await deps.database.pool.query(
    `truncate exchange_rates;
     insert into exchange_rates (currency, day, cny_per_unit, source) values ('USD', '2026-01-01', 7, 'test')`,
  );
  const author = await makeMember(owner, teamId, 'advManager');
  const bids = (scheduledFor: string, keywords: { keywordId: string; bid: string }[]) => ({
    body: { teamId, keywords, scheduledFor },
  });
  const draft = await ask(author, addToDraft, {
    body: {
      teamId,
      keywords: [
        { keywordId: one, bid: '2.20' },
        { keywordId: two, bid: '2.05' },
      ],
      keywordIds: [three],
    },
  });
  const send = { teamId, changeSetId: draft.changeSetId, confirmed: ['removalIsFinal' as const] };
  const first = await ask(author, sendDraft, { body: { ...send, scheduledFor: inHours(1) } });
  expect(first.state).toBe('scheduled');
  const limits = { teamId, userId: author.userId, maxRise: '', maxObjects: null, mayRemove: false };
  await ask(owner, modifyChangeLimits, { body: { ...limits, revision: 0, maxBid: '0.30' } });
  const approved = await ask(author, modifyKeywords, bids(inHours(5), [{ keywordId: one, bid: '2.30' }]));
  expect(approved.approval?.reasons).toEqual(['ownBid']);
  await ask(owner, approveChangeSet, { body: { teamId, changeSetId: approved.changeSetId } });
  await step(2);
  expect((await settled(first)).edits.list.map(({ state, refusal }) => [state, refusal])).toEqual([
    ['refused', 'ownBid'],
    ['live', null],
    ['refused', 'ownRemoval'],
  ]);
  expect((await openNotices(author)).map(({ typeId, detailed }) => [typeId, detailed])).toContainEqual([
    14,
    '2',
  ]);

  const whole = await ask(author, modifyKeywords, bids(inHours(5), [{ keywordId: two, bid: '1.90' }]));
  const rule = {
    maxRise: '',
    maxReserve: '',
    maxObjects: null,
    removal: false,
    roles: ['advManager' as const],
    origins: [],
  };
  await ask(owner, modifyChangePolicy, { body: { teamId, revision: 0, ...rule } });
  await step(4);
  expect((await settled(whole)).edits.list).toMatchObject([{ state: 'refused', refusal: 'role' }]);
  expect((await settled(approved)).edits.list).toMatchObject([{ state: 'refused', refusal: 'role' }]);
  expect(await bidAt(server, two)).toBe('2.05');
}, 180_000);
