import { refreshAdvReports } from '@tapwright/contracts/apple-sync';
import {
  commitChanges,
  findChangeSet,
  removeAdGroups,
  removeCampaigns,
  removeKeywords,
} from '@tapwright/contracts/change-sets';
import { repeatChanges, sendDraft } from '@tapwright/contracts/change-drafts';
import { codes } from '@tapwright/contracts/codes';
import { expect, test } from 'vitest';
import { type Changing, startChanging } from '../testing/start-changing.ts';

const confirmed = ['removalIsFinal' as const];

async function readDraft({ ask, owner, teamId }: Changing, changeSetId: number) {
  const { set, edits } = await ask(owner, findChangeSet, { query: { teamId, changeSetId, pageSize: 200 } });
  return { set, named: edits.list.map(({ kind, name, intent }) => `${intent} ${kind}: ${name}`).toSorted() };
}

async function readAgain({ ask, owner, teamId, readingOver }: Changing) {
  await readingOver();
  await ask(owner, refreshAdvReports, { query: { teamId } });
  await readingOver();
}

const withoutEarlier = [
  'create adGroup: Planted',
  'create campaign: copy of Planted',
  'create keyword: notes',
  'create negativeKeyword: planted negative',
];

test('a removed campaign is added afresh, paused, with what went with it and not what was removed before', async () => {
  const server = await startChanging();
  const { ask, owner, teamId, campaignId, keywordIds, settled, codeOf, apple } = server;
  const [ours = '', theirs = ''] = keywordIds;
  await settled(await ask(owner, removeKeywords, { body: { teamId, keywordIds: [ours], confirmed } }));
  await apple('DELETE', `/keywords/${theirs}`);
  await readAgain(server);
  const removed = await settled(
    await ask(owner, removeCampaigns, { body: { teamId, campaignIds: [campaignId], confirmed } }),
  );
  const body = { teamId, changeSetId: removed.set.changeSetId, numbers: [1] };
  const neighbour = await server.makePerson();
  const elsewhere = await server.makeTeam(neighbour, 'Neighbours');
  expect(await codeOf(neighbour, repeatChanges, { body })).toBe(codes.notPermitted);
  expect(await codeOf(neighbour, repeatChanges, { body: { ...body, teamId: elsewhere } })).toBe(
    codes.notFound,
  );
  const reader = await server.makeMember(owner, teamId, 'readOnly');
  expect(await codeOf(reader, repeatChanges, { body })).toBe(codes.readOnlyRole);

  const draft = await ask(owner, repeatChanges, { body });
  expect(draft).toMatchObject({ state: 'draft', repeats: null });
  expect((await readDraft(server, draft.changeSetId)).named).toEqual(withoutEarlier);
  // Apple's own word of all that went with it changes nothing of that.
  await readAgain(server);
  const later = await ask(owner, repeatChanges, { body });
  expect((await readDraft(server, later.changeSetId)).named).toEqual(withoutEarlier);

  const sent = await settled(
    await ask(owner, sendDraft, { body: { teamId, changeSetId: draft.changeSetId } }),
  );
  expect(sent.set.counts).toMatchObject({ edits: 4, live: 4 });
  const [campaign] = sent.edits.list;
  expect(campaign).toMatchObject({ kind: 'campaign', after: { status: 'paused', dailyCap: '50.00' } });
  expect(await apple('GET', `/campaigns/${campaign?.objectId}`)).toMatchObject({
    result: { name: 'copy of Planted', status: 'PAUSED', deleted: false },
  });
}, 180_000);

test('what one set removed with its campaign comes back in it, once', async () => {
  const server = await startChanging();
  const { ask, owner, teamId, campaignId, adGroupId, keywordIds, settled } = server;
  const lists = { campaignIds: [campaignId], adGroupIds: [adGroupId], keywordIds: keywordIds.slice(0, 1) };
  const removed = await settled(await ask(owner, commitChanges, { body: { teamId, ...lists, confirmed } }));
  const numbers = removed.edits.list.filter(({ state }) => state === 'live').map(({ number }) => number);
  const body = { teamId, changeSetId: removed.set.changeSetId, numbers };
  const draft = await ask(owner, repeatChanges, { body });
  expect((await readDraft(server, draft.changeSetId)).named).toEqual([
    'create adGroup: Planted',
    'create campaign: copy of Planted',
    'create keyword: focus timer',
    'create keyword: notes',
    'create keyword: pomodoro',
    'create negativeKeyword: planted negative',
  ]);
}, 180_000);

test('a removed ad group is added afresh in its campaign, paused, with all its words', async () => {
  const server = await startChanging();
  const { ask, owner, teamId, campaignId, adGroupId, settled } = server;
  const removed = await settled(
    await ask(owner, removeAdGroups, { body: { teamId, adGroupIds: [adGroupId], confirmed } }),
  );
  const draft = await ask(owner, repeatChanges, {
    body: { teamId, changeSetId: removed.set.changeSetId, numbers: [1] },
  });
  expect((await readDraft(server, draft.changeSetId)).named).toEqual([
    'create adGroup: copy of Planted',
    'create keyword: focus timer',
    'create keyword: notes',
    'create keyword: pomodoro',
    'create negativeKeyword: planted negative',
  ]);
  const sent = await settled(
    await ask(owner, sendDraft, { body: { teamId, changeSetId: draft.changeSetId } }),
  );
  expect(sent.set.counts).toMatchObject({ edits: 5, live: 5 });
  expect(sent.edits.list[0]).toMatchObject({ kind: 'adGroup', campaignId, after: { status: 'paused' } });
}, 180_000);
