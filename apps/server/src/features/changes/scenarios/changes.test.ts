import {
  addKeywords,
  addNegatives,
  commitChanges,
  findChangeSets,
  modifyAdGroups,
  modifyCampaigns,
  modifyKeywords,
  modifyNegatives,
  previewChanges,
  removeAdGroups,
  removeCampaigns,
  removeKeywords,
  removeNegatives,
} from '@tapwright/contracts/change-sets';
import { findTeamAdgroup } from '@tapwright/contracts/campaigns';
import { codes } from '@tapwright/contracts/codes';
import { findUploadTarget } from '@tapwright/contracts/keyword-upload';
import { findTeamOperations } from '@tapwright/contracts/operation-log';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Changing, startChanging } from '../testing/start-changing.ts';

const answered = z.object({ result: z.looseObject({ deleted: z.boolean() }) });
const readApple = async ({ apple }: Changing, path: string) =>
  z.parse(answered, await apple('GET', path)).result;

test('a bid is live at Apple and in our tables, with its set, its row in the log and its place in the list', async () => {
  const server = await startChanging();
  const { ask, owner, teamId, settled, keywordIds, deps } = server;
  const [keywordId = ''] = keywordIds;
  const committed = await ask(owner, modifyKeywords, {
    body: { teamId, keywords: [{ keywordId, bid: '2.40', before: { bid: '2.00' } }] },
  });
  expect(committed).toMatchObject({
    state: 'sending',
    authorId: owner.userId,
    counts: { edits: 1, open: 1 },
  });
  const { set, edits } = await settled(committed);
  expect(set.counts).toMatchObject({ open: 0, live: 1, refused: 0, stale: 0 });
  expect(edits.list).toMatchObject([
    { objectId: keywordId, before: { bid: '2.00' }, after: { bid: '2.40' }, state: 'live', refusal: null },
  ]);
  expect(await readApple(server, `/keywords/${keywordId}`)).toMatchObject({ bid: { amount: '2.40' } });
  const rows = await deps.database.write
    .selectFrom('keywords')
    .select('apple')
    .where('keywordId', '=', Number(keywordId))
    .execute();
  expect(rows).toMatchObject([
    { apple: { bid: { amount: '2.40' }, text: 'focus timer', status: 'ENABLED' } },
  ]);
  const { list } = await ask(owner, findChangeSets, { query: { teamId } });
  expect(list.map(({ changeSetId }) => changeSetId)).toEqual([set.changeSetId]);
  const log = await ask(owner, findTeamOperations, { query: { teamId, type: 'edit' } });
  expect(log.list[0]?.operRequParam).toContain(`"changeSetId":${set.changeSetId}`);
}, 180_000);

test('a file goes as one set of several kinds, judged by what its ad group holds', async () => {
  const { ask, send, makePerson, owner, teamId, settled, keywordIds, adGroupId, campaignId } =
    await startChanging();
  const [keywordId = ''] = keywordIds;
  const query = { teamId, adGroupId };
  const target = await ask(owner, findUploadTarget, { query });
  expect(target).toMatchObject({ campaignId, currency: 'RMB', adGroup: { bid: 500 }, perUsd: null });
  expect(target.keywords.map(({ text }) => text).toSorted()).toEqual(['focus timer', 'notes', 'pomodoro']);
  const committed = await ask(owner, commitChanges, {
    body: {
      teamId,
      origin: 'file',
      newKeywords: [{ adGroupId, text: '=SUM(A1:A9) 😴', matchType: 'BROAD', bid: '1.10' }],
      keywords: [{ keywordId, bid: '2.20' }],
    },
  });
  expect((await settled(committed)).set).toMatchObject({ origin: 'file', counts: { edits: 2, live: 2 } });
  const after = await ask(owner, findUploadTarget, { query });
  expect(after.keywords).toContainEqual({
    keywordId: expect.any(String),
    text: '=SUM(A1:A9) 😴',
    matchType: 'BROAD',
    bid: 110,
  });
  const twice = [{ adGroupId, text: 'Focus  TIMER', matchType: 'EXACT' as const }];
  const refused = await send(owner, commitChanges, { body: { teamId, newKeywords: twice } });
  expect(refused.data).toMatchObject({ fields: { 'newKeywords.0.text': expect.any(String) } });
  const stranger = await makePerson();
  expect((await send(stranger, findUploadTarget, { query })).status).not.toBe(200);
}, 180_000);

test('each kind of object is added, changed and removed at Apple as it was requested', async () => {
  const server = await startChanging();
  const { ask, owner, teamId, settled, keywordIds, campaignId, adGroupId, negativeKeywordId } = server;
  const [first = '', second = ''] = keywordIds;
  const requested = { teamId, confirmed: ['removalIsFinal' as const] };
  const states = async (set: Parameters<typeof settled>[0]) =>
    (await settled(set)).edits.list.map(({ state, refusal, appleWords }) => refusal ?? appleWords ?? state);

  const added = await ask(owner, addKeywords, {
    body: {
      ...requested,
      keywords: [
        { adGroupId, text: 'Habit  Tracker', matchType: 'BROAD', bid: '1.10' },
        { adGroupId, text: 'to do list', matchType: 'EXACT', status: 'paused' },
      ],
    },
  });
  const { edits } = await settled(added);
  expect(edits.list.map(({ state }) => state)).toEqual(['live', 'live']);
  expect(await readApple(server, `/keywords/${edits.list[0]?.objectId}`)).toMatchObject({
    text: 'Habit Tracker',
    matchType: 'BROAD',
    bid: { amount: '1.10' },
    status: 'ENABLED',
  });
  expect(await readApple(server, `/keywords/${edits.list[1]?.objectId}`)).toMatchObject({ status: 'PAUSED' });

  const negatives = await ask(owner, addNegatives, {
    body: {
      ...requested,
      negativeKeywords: [
        { campaignId, text: 'free', matchType: 'EXACT' },
        { campaignId, adGroupId, text: 'cheap', matchType: 'BROAD' },
      ],
    },
  });
  const { edits: of } = await settled(negatives);
  expect(of.list.map(({ state }) => state)).toEqual(['live', 'live']);
  expect(await readApple(server, `/negative-keywords/${of.list[1]?.objectId}`)).toMatchObject({
    text: 'cheap',
  });

  expect(
    await states(
      await ask(owner, modifyNegatives, {
        body: { ...requested, negativeKeywords: [{ negativeKeywordId, status: 'paused' }] },
      }),
    ),
  ).toEqual(['live']);
  expect(await readApple(server, `/negative-keywords/${negativeKeywordId}`)).toMatchObject({
    status: 'PAUSED',
  });
  const gone = await ask(owner, removeNegatives, {
    body: { ...requested, negativeKeywordIds: [negativeKeywordId] },
  });
  expect(await states(gone)).toEqual(['live']);
  expect(await readApple(server, `/negative-keywords/${negativeKeywordId}`)).toMatchObject({ deleted: true });

  const away = await ask(owner, removeKeywords, { body: { ...requested, keywordIds: [first] } });
  expect(await states(away)).toEqual(['live']);
  expect(await readApple(server, `/keywords/${first}`)).toMatchObject({ deleted: true });

  const named = { name: 'Planted anew', bid: '6', searchMatch: true, endTime: '2027-01-31T16:00:00Z' };
  const adGroups = [{ adGroupId, ...named }];
  expect(await states(await ask(owner, modifyAdGroups, { body: { ...requested, adGroups } }))).toEqual([
    'live',
  ]);
  expect(await readApple(server, `/adgroups/${adGroupId}`)).toMatchObject({
    name: 'Planted anew',
    automatedKeywordsOptIn: true,
    bidStrategy: { bidStrategyType: 'MANUAL_CPT', bid: { amount: '6.00' } },
    endTime: '2027-01-31T16:00:00.000',
  });

  const campaigns = [
    {
      campaignId,
      name: 'Grown',
      dailyCap: '80',
      totalBudget: '5,000',
      cpaGoal: '7',
      countries: ['US', 'CA'],
    },
  ];
  expect(await states(await ask(owner, modifyCampaigns, { body: { ...requested, campaigns } }))).toEqual([
    'live',
  ]);
  expect(await readApple(server, `/campaigns/${campaignId}`)).toMatchObject({
    name: 'Grown',
    dailyBudget: { value: { amount: '80.00' } },
    targeting: { countryOrRegion: { include: ['US', 'CA'] } },
  });
  const lower = { campaignId, totalBudget: '4000' };
  expect(await server.codeOf(owner, modifyCampaigns, { body: { teamId, campaigns: [lower] } })).toBe(
    codes.badInput,
  );

  const admin = await server.makeMember(owner, teamId, 'admin');
  expect(
    await states(await ask(owner, removeAdGroups, { body: { ...requested, adGroupIds: [adGroupId] } })),
  ).toEqual(['live']);
  expect(await readApple(server, `/keywords/${second}`)).toMatchObject({ deleted: true });
  const removed = await ask(owner, removeCampaigns, { body: { ...requested, campaignIds: [campaignId] } });
  expect(await states(removed)).toEqual(['live']);
  expect(await readApple(server, `/campaigns/${campaignId}`)).toMatchObject({ deleted: true });
  expect((await server.openNotices(admin)).map(({ typeId, detailed }) => [typeId, detailed])).toContainEqual([
    10,
    'Grown',
  ]);
  const left = await server.deps.database.write
    .selectFrom('keywords')
    .select('keywordId')
    .where('adGroupId', '=', Number(adGroupId))
    .where('isRemoved', '=', false)
    .execute();
  expect(left).toEqual([]);
  const again = { body: { ...requested, campaignIds: [campaignId] } };
  expect((await server.send(owner, removeCampaigns, again)).data).toEqual({
    fields: { 'campaignIds.0.id': 'Removed and cannot be operated' },
  });
}, 240_000);

test('what the rules refuse or warn of is not committed, and says so at each row in words', async () => {
  const { send, owner, teamId, keywordIds, adGroupId, settled, ask, deps, campaignId } =
    await startChanging();
  const [one = '', two = ''] = keywordIds;
  const requested = async (keywords: object[], more = {}) =>
    send(owner, modifyKeywords, { body: { teamId, keywords, ...more } });
  expect(
    await requested([
      { keywordId: one, bid: '5.01' },
      { keywordId: two, bid: 'much' },
      { keywordId: '77', bid: '1' },
    ]),
  ).toMatchObject({
    code: codes.badInput,
    data: {
      fields: {
        'keywords.0.bid': 'The bid cannot be above the max CPT of 5.00 RMB of its ad group',
        'keywords.1.bid': 'Enter an amount',
        'keywords.2.id': 'This does not exist, or you have no access to it',
      },
    },
  });
  expect(await requested([{ keywordId: one, bid: '3' }])).toMatchObject({
    code: codes.confirmationNeeded,
    data: {
      fields: {
        'keywords.0.bid': 'The bid was 2.00 RMB within the last 7 days, so this is a rise of more than 25 %',
      },
    },
  });
  expect((await requested([{ keywordId: one, bid: '2.0' }])).code).toBe(codes.nothingToChange);
  expect(
    (
      await requested([
        { keywordId: one, bid: '1' },
        { keywordId: one, bid: '2' },
      ])
    ).data,
  ).toMatchObject({
    fields: { 'keywords.1.id': 'This is named twice in one set' },
  });
  expect((await requested([{ keywordId: one, bid: '1', before: { bid: '1.90' } }])).data).toMatchObject({
    fields: { 'keywords.0.bid': 'Someone changed this in the meantime' },
  });
  const keywords = [{ adGroupId, text: ' FOCUS timer', matchType: 'EXACT' }];
  expect((await send(owner, addKeywords, { body: { teamId, keywords } })).data).toMatchObject({
    fields: { 'keywords.0.text': 'This keyword is there already, with this match type' },
  });
  const foreign = [{ campaignId: '1', adGroupId, text: 'x', matchType: 'EXACT' }];
  expect((await send(owner, addNegatives, { body: { teamId, negativeKeywords: foreign } })).code).toBe(
    codes.badInput,
  );
  const preview = await ask(owner, previewChanges, {
    body: {
      teamId,
      adGroups: [{ adGroupId, bid: '6' }],
      keywords: [{ keywordId: one, bid: '5.50' }],
      newKeywords: [{ adGroupId, text: 'NOTES', matchType: 'EXACT' }],
      keywordIds: ['77'],
    },
  });
  expect(preview.edits).toMatchObject([
    { path: 'adGroups.0', before: { bid: '5.00' }, after: { bid: '6.00' }, refused: [], warnings: [] },
    { path: 'keywords.0', objectId: one, refused: [], warnings: [{ reason: 'bidRose' }] },
    { path: 'newKeywords.0', refused: [{ field: 'text', reason: 'duplicateKeyword' }] },
    { path: 'keywordIds.0', objectId: null, refused: [{ reason: 'notHere' }] },
  ]);
  expect(await deps.database.write.selectFrom('changeSets').selectAll().execute()).toEqual([]);

  const confirmed = ['bidRose' as const];
  const set = await ask(owner, modifyKeywords, {
    body: { teamId, confirmed, keywords: [{ keywordId: one, bid: '3' }] },
  });
  expect((await settled(set)).set.counts.live).toBe(1);

  await deps.database.write
    .updateTable('campaignGroups')
    .set({ appleRoles: ['Limited Access: API Read Only'] })
    .execute();
  const caps = [{ campaignId, dailyCap: '60' }];
  expect((await send(owner, modifyCampaigns, { body: { teamId, campaigns: caps } })).data).toMatchObject({
    fields: { 'campaigns.0.id': 'Certificate has no authority to operate' },
  });
}, 180_000);

test('a role that only reads, another team and what is out of scope change nothing', async () => {
  const server = await startChanging();
  const { owner, teamId, keywordIds, campaignId, codeOf, makeMember, send, deps, ask, settled } = server;
  const keywords = [{ keywordId: keywordIds[0] ?? '', bid: '1' }];
  for (const role of ['readOnly', 'campaignsReadOnly'] as const) {
    const reader = await makeMember(owner, teamId, role);
    expect(await codeOf(reader, modifyKeywords, { body: { teamId, keywords } })).toBe(codes.readOnlyRole);
  }
  const neighbour = await server.makePerson();
  const theirs = await server.makeTeam(neighbour, 'Neighbours');
  expect(await codeOf(neighbour, modifyKeywords, { body: { teamId, keywords } })).toBe(codes.notPermitted);
  expect((await send(neighbour, modifyKeywords, { body: { teamId: theirs, keywords } })).data).toMatchObject({
    fields: { 'keywords.0.id': 'This does not exist, or you have no access to it' },
  });

  const bound = await makeMember(owner, teamId, 'advManager');
  const bind = async (scope: number[]) =>
    deps.database.write
      .updateTable('teamMembers')
      .set({ scope })
      .where('userId', '=', bound.userId)
      .execute();
  await bind([1]);
  expect((await send(bound, modifyKeywords, { body: { teamId, keywords } })).data).toMatchObject({
    fields: { 'keywords.0.id': 'This does not exist, or you have no access to it' },
  });
  await bind([Number(campaignId)]);
  const set = await ask(bound, modifyKeywords, { body: { teamId, keywords } });
  await settled(set, bound);
  expect((await ask(bound, findChangeSets, { query: { teamId } })).total).toBe(1);
  const tree = async (who = bound) => ask(who, findTeamAdgroup, { query: { teamId } });
  expect(await tree()).toMatchObject([
    { name: 'Ours', campaigns: [{ name: 'Planted', status: 'running', adGroups: [{ name: 'Planted' }] }] },
  ]);
  expect((await tree())[0]?.campaigns).toHaveLength(1);
  expect((await tree(owner))[0]?.campaigns.length).toBeGreaterThan(1);
  await bind([1]);
  expect(await tree()).toEqual([]);
  expect((await ask(bound, findChangeSets, { query: { teamId } })).total).toBe(0);
}, 180_000);
