import { addToDraft, discardDraft, removeFromDraft, sendDraft } from '@tapwright/contracts/change-drafts';
import {
  findChangeSet,
  findChangeSets,
  modifyKeywords,
  previewChanges,
} from '@tapwright/contracts/change-sets';
import { findCampaign } from '@tapwright/contracts/campaigns';
import { codes } from '@tapwright/contracts/codes';
import { findTeamOperations } from '@tapwright/contracts/operation-log';
import { expect, test } from 'vitest';
import { type Changing, startChanging } from '../testing/start-changing.ts';

const editsOf = async ({ ask, owner, teamId }: Changing, changeSetId: number) =>
  (await ask(owner, findChangeSet, { query: { teamId, changeSetId, pageSize: 50 } })).edits.list;

test('edits gather in a draft, are judged as a whole, and nothing is sent before the draft is', async () => {
  const server = await startChanging();
  const { ask, send, owner, teamId, keywordIds, adGroupId, campaignId, settled } = server;
  const [one = '', two = ''] = keywordIds;
  const { changeSetId } = await ask(owner, addToDraft, {
    body: { teamId, note: 'Winter', keywords: [{ keywordId: one, bid: '5.50' }], keywordIds: [two] },
  });
  await ask(owner, addToDraft, {
    body: {
      teamId,
      changeSetId,
      keywords: [
        { keywordId: one, status: 'paused' },
        { keywordId: two, bid: '1.80' },
      ],
      newNegativeKeywords: [{ campaignId, text: 'free', matchType: 'EXACT' }],
      campaigns: [{ campaignId, dailyCap: '60' }],
    },
  });
  const preview = async () =>
    Object.fromEntries(
      (await ask(owner, previewChanges, { body: { teamId, changeSetId } })).edits.map((edit) => [
        edit.path,
        [edit.after, edit.refused.map(({ reason }) => reason), edit.warnings.map(({ reason }) => reason)],
      ]),
    );
  expect(await preview()).toMatchObject({
    'edits.3': [{ dailyCap: '60.00' }, [], []],
    'edits.4': [{ bid: '5.50', status: 'paused' }, ['bidAboveAdGroup'], ['bidRose']],
    'edits.5': [{ bid: '1.80' }, [], []],
    'edits.6': [{ text: 'free', matchType: 'EXACT' }, [], []],
  });
  expect((await send(owner, sendDraft, { body: { teamId, changeSetId } })).data).toMatchObject({
    fields: { 'edits.4.bid': 'The bid cannot be above the max CPT of 5.00 RMB of its ad group' },
  });
  await ask(owner, addToDraft, { body: { teamId, changeSetId, adGroups: [{ adGroupId, bid: '6' }] } });
  await ask(owner, removeFromDraft, { body: { teamId, changeSetId, numbers: [5] } });
  const { list } = await ask(owner, findCampaign, { query: { teamId, name: 'Planted' } });
  expect(list[0]?.openEdits).toMatchObject([{ changeSetId, state: 'draft', after: { dailyCap: '60.00' } }]);

  const body = { teamId, changeSetId, confirmed: ['bidRose' as const] };
  expect((await send(owner, sendDraft, { body: { teamId, changeSetId } })).code).toBe(
    codes.confirmationNeeded,
  );
  const sent = await ask(owner, sendDraft, { body });
  expect(sent).toMatchObject({ note: 'Winter', counts: { edits: 4 } });
  expect((await settled(sent)).set.counts).toMatchObject({ live: 4, open: 0 });
  expect((await send(owner, sendDraft, { body })).code).toBe(codes.notFound);
}, 180_000);

test('an edit that comes back to what stands there leaves the draft, and what others changed since is refused', async () => {
  const server = await startChanging();
  const { ask, send, owner, teamId, keywordIds, settled } = server;
  const [one = '', two = ''] = keywordIds;
  const bid = (keywordId: string, amount: string) => ({ keywords: [{ keywordId, bid: amount }] });
  const { changeSetId } = await ask(owner, addToDraft, { body: { teamId, ...bid(one, '1.50') } });
  await ask(owner, addToDraft, { body: { teamId, changeSetId, ...bid(two, '1.60') } });
  const left = await ask(owner, addToDraft, { body: { teamId, changeSetId, ...bid(one, '2') } });
  expect(left).toMatchObject({ state: 'draft', counts: { edits: 1, open: 1 } });
  await settled(await ask(owner, modifyKeywords, { body: { teamId, ...bid(two, '1.90') } }));
  const [number = 0] = (await editsOf(server, changeSetId)).map((edit) => edit.number);
  expect((await send(owner, sendDraft, { body: { teamId, changeSetId } })).data).toEqual({
    fields: { [`edits.${number}.bid`]: 'Someone changed this in the meantime' },
  });
  // Whoever sees what stands there now and wants it all the same adds it again.
  await ask(owner, addToDraft, { body: { teamId, changeSetId, ...bid(two, '1.60') } });
  expect(
    (await settled(await ask(owner, sendDraft, { body: { teamId, changeSetId } }))).edits.list,
  ).toMatchObject([{ before: { bid: '1.90' }, after: { bid: '1.60' }, state: 'live' }]);
}, 180_000);

test('a draft is its author’s alone', async () => {
  const server = await startChanging();
  const { ask, codeOf, owner, teamId, keywordIds, makeMember, settled } = server;
  const admin = await makeMember(owner, teamId, 'admin');
  const neighbour = await server.makePerson();
  await server.makeTeam(neighbour, 'Neighbours');
  const body = { teamId, keywords: [{ keywordId: keywordIds[0] ?? '', bid: '1.50' }] };
  const draft = await ask(owner, addToDraft, { body });
  const second = await ask(owner, addToDraft, { body });
  const drafts = async (who = owner) =>
    (await ask(who, findChangeSets, { query: { teamId, state: 'draft' } })).list.map(
      (set) => set.changeSetId,
    );
  expect(await drafts()).toEqual([second.changeSetId, draft.changeSetId]);
  expect(await drafts(admin)).toEqual([]);
  const { changeSetId } = draft;
  for (const call of [addToDraft, discardDraft, sendDraft]) {
    expect(await codeOf(admin, call, { body: { ...body, changeSetId } })).toBe(codes.notFound);
    expect(await codeOf(neighbour, call, { body: { ...body, changeSetId } })).toBe(codes.notPermitted);
  }
  expect(await codeOf(admin, findChangeSet, { query: { teamId, changeSetId } })).toBe(codes.notFound);
  expect(await codeOf(admin, previewChanges, { body: { teamId, changeSetId } })).toBe(codes.notFound);
  await ask(owner, discardDraft, { body: { teamId, changeSetId } });
  expect(await drafts()).toEqual([second.changeSetId]);

  // Of a draft some can be sent, and the others stay.
  const [first = '', other = ''] = keywordIds;
  const key = { teamId, changeSetId: second.changeSetId };
  await ask(owner, addToDraft, { body: { ...key, keywords: [{ keywordId: other, bid: '1.50' }] } });
  const sent = await settled(await ask(owner, sendDraft, { body: { ...key, numbers: [2] } }));
  expect(sent.edits.list).toMatchObject([{ objectId: other, state: 'live' }]);
  const [left = 0] = await drafts();
  expect(await editsOf(server, left)).toMatchObject([{ number: 1, objectId: first, state: 'planned' }]);
}, 180_000);

test('a set is one row of the log, found under each type that one of its edits has', async () => {
  const { ask, owner, teamId, keywordIds, adGroupId, settled } = await startChanging();
  const { changeSetId } = await ask(owner, addToDraft, {
    body: {
      teamId,
      keywords: [{ keywordId: keywordIds[0] ?? '', bid: '1.50' }],
      keywordIds: [keywordIds[1] ?? ''],
      newKeywords: [{ adGroupId, text: 'made here', matchType: 'EXACT' }],
    },
  });
  const body = { teamId, changeSetId, confirmed: ['removalIsFinal' as const] };
  await settled(await ask(owner, sendDraft, { body }));
  const found = async (type: 'all' | 'insert' | 'edit' | 'delete' | 'export') =>
    (await ask(owner, findTeamOperations, { query: { teamId, type } })).list.filter(({ operRequParam }) =>
      operRequParam.includes(`"changeSetId":${changeSetId}`),
    ).length;
  for (const type of ['all', 'insert', 'edit', 'delete'] as const) expect(await found(type)).toBe(1);
  expect(await found('export')).toBe(0);
}, 180_000);
