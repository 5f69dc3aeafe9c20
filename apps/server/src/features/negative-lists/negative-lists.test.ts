import { addNegatives } from '@tapwright/contracts/change-sets';
import { codes } from '@tapwright/contracts/codes';
import * as lists from '@tapwright/contracts/negative-lists';
import { findTeamOperations } from '@tapwright/contracts/operation-log';
import { expect, test } from 'vitest';
import { startChanging } from '../changes/testing/start-changing.ts';
import { broad, exact, startWithList } from './testing/start-with-list.ts';

async function startAtApple() {
  const world = await startChanging();
  const { ask, owner, teamId, campaignId } = world;
  const { listId } = await ask(owner, lists.addNegativeList, { body: { teamId, name: 'Never' } });
  const key = { teamId, listId };
  const countsOf = async () => {
    const { campaigns } = await ask(owner, lists.findNegativeList, { query: key });
    const counts = campaigns.find((one) => one.campaignId === campaignId)?.counts;
    return Object.fromEntries(Object.entries(counts ?? {}).filter(([, count]) => count > 0));
  };
  const fill = async (...words: lists.ListedNegative[]) =>
    ask(owner, lists.addListedNegatives, { body: { ...key, words } });
  const bringInStep = async () =>
    world.settled(
      await ask(owner, lists.commitListStep, { body: { ...key, confirmed: ['removalIsFinal'] } }),
    );
  return { ...world, key, countsOf, fill, bringInStep };
}

test('a campaign follows its list, keeps what stood there by itself, and drift at Apple is mended', async () => {
  const server = await startAtApple();
  const { ask, codeOf, owner, teamId, campaignId, settled, key, countsOf, fill, bringInStep, apple } = server;
  await settled(
    await ask(owner, addNegatives, {
      body: { teamId, negativeKeywords: [{ campaignId, text: 'Free', matchType: 'EXACT' }] },
    }),
  );
  expect(await fill(exact('ｆｒｅｅ'), exact('FREE'), broad('timer'), exact('x'.repeat(81)))).toEqual({
    added: 2,
    known: 0,
    leftOut: 1,
  });
  const campaignIds = [campaignId];
  const blocked = await ask(owner, lists.findBlockedKeywords, { body: { ...key, campaignIds } });
  expect(blocked).toMatchObject({ total: 1, list: [{ text: 'focus timer', negative: 'timer' }] });
  expect(await ask(owner, lists.attachCampaigns, { body: { ...key, campaignIds } })).toEqual({ attached: 1 });
  expect(await countsOf()).toEqual({ stands: 1, missing: 1 });
  const preview = await ask(owner, lists.previewListStep, { body: key });
  expect(preview).toMatchObject({
    campaigns: [{ campaignId, add: 1, activate: 0, remove: 0, refused: 0, over: 0 }],
    edits: 1,
    left: 0,
    warnings: [],
    approval: [],
    blocked: { total: 1 },
  });
  const { set, edits } = await bringInStep();
  expect([set.origin, set.counts.live]).toEqual(['list', 1]);
  expect(edits.list).toMatchObject([{ intent: 'create', after: { text: 'timer', matchType: 'BROAD' } }]);
  expect(await countsOf()).toEqual({ stands: 2 });
  expect(await codeOf(owner, lists.commitListStep, { body: key })).toBe(codes.nothingToChange);

  // Somebody removes it at Apple's console, and the sync has read that.
  const data = { id: Number(edits.list[0]?.objectId) };
  await apple('POST', '/negative-keywords/bulk-delete', { items: [{ correlationId: 1, data }] });
  await server.deps.database.write
    .updateTable('negativeKeywords')
    .set({ isRemoved: true })
    .where('negativeKeywordId', '=', data.id)
    .execute();
  expect(await countsOf()).toEqual({ stands: 1, gone: 1 });
  const shown = await ask(owner, lists.findListedCampaign, { query: { ...key, campaignId } });
  expect(shown.list.map(({ text, state }) => [text, state])).toEqual([
    ['timer', 'gone'],
    ['ｆｒｅｅ', 'stands'],
  ]);
  await bringInStep();
  expect(await countsOf()).toEqual({ stands: 2 });

  // What the list brought goes; what stood there before stays, whether the word goes or the campaign.
  const out = { body: { ...key, words: [exact('free'), broad('timer')] } };
  expect(await ask(owner, lists.removeListedNegatives, out)).toEqual({ removed: 2 });
  expect(await countsOf()).toEqual({ surplus: 1, byHand: 1 });
  expect(await codeOf(owner, lists.commitListStep, { body: key })).toBe(codes.confirmationNeeded);
  await bringInStep();
  expect(await countsOf()).toEqual({ byHand: 1 });
  await fill(exact('kids'), exact('free'));
  await bringInStep();
  const leave = { ...key, campaignIds };
  await ask(owner, lists.detachCampaigns, { body: { ...leave, brought: 'remove' } });
  expect(await countsOf()).toEqual({ surplus: 1, byHand: 1 });
  expect((await ask(owner, lists.findNegativeLists, { query: { teamId } }))[0]).toMatchObject({
    campaigns: 0,
  });
  await bringInStep();
  const { campaigns } = await ask(owner, lists.findNegativeList, { query: key });
  expect(campaigns).toEqual([]);

  const { list } = await ask(owner, findTeamOperations, { query: { teamId, pageNum: 1, pageSize: 40 } });
  expect(list.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'Negative list made',
      'Words added to a negative list',
      'Words taken out of a negative list',
      'Negative list attached to campaigns',
      'Negative list detached from campaigns',
    ]),
  );
}, 240_000);

test('whoever is bound to a part attaches their own, and of the others sees how many; neighbours see nothing', async () => {
  const { ask, codeOf, owner, teamId, makeMember, makePerson, makeTeam, bind, key, attach } =
    await startWithList();
  await attach(owner, '7010', '7020');
  const member = await makeMember(owner, teamId, 'advManager');
  await bind(member, [7020]);
  expect(await ask(member, lists.findNegativeLists, { query: { teamId } })).toMatchObject([
    { mayEdit: false, words: 1, campaigns: 1, others: 1, counts: { missing: 1 } },
  ]);
  const seen = await ask(member, lists.findNegativeList, { query: key });
  expect([seen.campaigns.map(({ campaignId }) => campaignId), seen.others]).toEqual([['7020'], 1]);
  const words = [exact('kids')];
  const refused = [
    [lists.attachCampaigns, { ...key, campaignIds: ['7010'] }, codes.notFound],
    [lists.detachCampaigns, { ...key, campaignIds: ['7010'], brought: 'keep' }, codes.notFound],
    [lists.addListedNegatives, { ...key, words }, codes.notPermitted],
    [lists.removeListedNegatives, { ...key, words }, codes.notPermitted],
    [lists.modifyNegativeList, { ...key, name: 'Mine', revision: 1 }, codes.notPermitted],
    [lists.removeNegativeList, key, codes.notPermitted],
  ] as const;
  for (const [call, body, code] of refused) expect(await codeOf(member, call, { body })).toBe(code);
  const asked = { query: { ...key, campaignId: '7010' } };
  expect(await codeOf(member, lists.findListedCampaign, asked)).toBe(codes.notFound);
  const preview = await ask(member, lists.previewListStep, { body: key });
  expect(preview.campaigns.map(({ campaignId }) => campaignId)).toEqual(['7020']);
  expect(
    await ask(member, lists.detachCampaigns, {
      body: { ...key, campaignIds: ['7020'], brought: 'keep' },
    }),
  ).toEqual({ detached: 1 });
  expect(await ask(member, lists.findAttachableCampaigns, { query: key })).toMatchObject({ total: 1 });

  const neighbour = await makePerson();
  const theirs = await makeTeam(neighbour, 'Neighbours');
  expect(await ask(neighbour, lists.findNegativeLists, { query: { teamId: theirs } })).toEqual([]);
  const foreign = { ...key, teamId: theirs };
  const asking = { query: foreign };
  expect(await codeOf(neighbour, lists.findNegativeList, asking)).toBe(codes.notFound);
  for (const call of [lists.previewListStep, lists.findBlockedKeywords, lists.commitListStep])
    expect(await codeOf(neighbour, call, { body: foreign })).toBe(codes.notFound);
  const own = await ask(neighbour, lists.addNegativeList, { body: { teamId: theirs, name: 'Ours' } });
  const takes = { teamId: theirs, listId: own.listId, campaignIds: ['7010'] };
  expect(await codeOf(neighbour, lists.attachCampaigns, { body: takes })).toBe(codes.notFound);
}, 60_000);

test('words without a list say which running keywords they would keep from being shown, in an ad group or all of a campaign', async () => {
  const server = await startChanging();
  const { ask, owner, teamId, campaignId, adGroupId, makePerson, makeTeam } = server;
  const words = [broad('timer'), exact('nothing of ours')];
  const asked = { teamId, words, campaignIds: [campaignId] };
  const find = async (body: typeof asked & { adGroupIds?: string[] }, who = owner) =>
    ask(who, lists.findBlockedKeywords, { body });
  const found = { total: 1, list: [{ text: 'focus timer', negative: 'timer' }] };
  expect(await find(asked)).toMatchObject(found);
  expect(await find({ ...asked, adGroupIds: [adGroupId] })).toMatchObject(found);
  expect(await find({ ...asked, adGroupIds: ['1'] })).toEqual({ total: 0, list: [] });
  expect(await ask(owner, lists.findBlockedKeywords, { body: { teamId } })).toEqual({ total: 0, list: [] });

  const neighbour = await makePerson();
  const theirs = await makeTeam(neighbour, 'Neighbours');
  expect(await find({ ...asked, teamId: theirs }, neighbour)).toEqual({ total: 0, list: [] });
  expect(await server.codeOf(neighbour, lists.findBlockedKeywords, { body: asked })).toBe(codes.notPermitted);
}, 180_000);

test('a list is renamed by whoever saw its newest name, holds so many words, and a team so many lists', async () => {
  const { ask, codeOf, send, owner, teamId, key } = await startWithList();
  const renamed = { ...key, name: '  Never again ', revision: 1 };
  expect(await ask(owner, lists.modifyNegativeList, { body: renamed })).toMatchObject({
    name: 'Never again',
    revision: 2,
  });
  expect(await codeOf(owner, lists.modifyNegativeList, { body: renamed })).toBe(codes.changedMeanwhile);
  const many = Array.from({ length: lists.maxWordsOfNegativeList }, (_, place) => exact(`word ${place}`));
  const full = await send(owner, lists.addListedNegatives, { body: { ...key, words: many } });
  expect([full.code, full.message]).toEqual([codes.badInput, expect.stringContaining('5000')]);
  expect(await ask(owner, lists.findNegativeLists, { query: { teamId } })).toMatchObject([{ words: 1 }]);
  for (let made = 1; made < lists.maxNegativeLists; made += 1)
    await ask(owner, lists.addNegativeList, { body: { teamId, name: `List ${made}` } });
  const more = { body: { teamId, name: 'One more' } };
  expect(await codeOf(owner, lists.addNegativeList, more)).toBe(codes.badInput);
  expect(await ask(owner, lists.removeNegativeList, { body: key })).toBeNull();
  expect(await codeOf(owner, lists.removeNegativeList, { body: key })).toBe(codes.notFound);
}, 60_000);
