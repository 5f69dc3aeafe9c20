import { findCampaign } from '@tapwright/contracts/campaigns';
import { addAdGroups, addCampaigns, previewChanges, removeCampaigns } from '@tapwright/contracts/change-sets';
import { addToDraft, removeFromDraft, sendDraft } from '@tapwright/contracts/change-drafts';
import { duplicateAdGroups, duplicateCampaigns, findCopySource } from '@tapwright/contracts/change-copies';
import { codes } from '@tapwright/contracts/codes';
import { findMembers } from '@tapwright/contracts/members';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Changing, startChanging } from '../testing/start-changing.ts';

const adGroups = [
  {
    name: 'Exact',
    bid: '4',
    devices: ['IPHONE' as const],
    minAge: 21,
    customerType: 'new' as const,
    hours: [9, 10],
    keywords: [
      { text: 'tea timer', matchType: 'EXACT' as const, bid: '3' },
      { text: 'tea', matchType: 'BROAD' as const },
    ],
    negativeKeywords: [{ text: 'coffee', matchType: 'EXACT' as const }],
  },
  { name: 'Discovery', bid: '2', searchMatch: true },
];

/** A campaign as the call takes it, of the app that the planted one promotes. */
async function newCampaign({ apple, campaignGroupId }: Changing, name: string) {
  const { result } = z.parse(
    z.object({ result: z.array(z.looseObject({ promotedObjectId: z.string() })) }),
    await apple('POST', '/campaigns/query', {}),
  );
  const negativeKeywords = [{ text: 'free', matchType: 'BROAD' as const }];
  const adamId = result[0]?.promotedObjectId ?? '';
  const amounts = { dailyCap: '40', totalBudget: '4000' };
  return { campaignGroupId, adamId, name, ...amounts, countries: ['US'], adGroups, negativeKeywords };
}

const named = z.object({ result: z.array(z.looseObject({ id: z.int(), name: z.string() })) });
const listCampaigns = async ({ apple }: Changing, name: string) =>
  z
    .parse(named, await apple('POST', '/campaigns/query', { pagination: { pageSize: 1000 } }))
    .result.filter((one) => one.name === name);
const inCampaign = (id: number | undefined) => ({
  filters: [{ field: 'campaignId', operator: 'EQUALS', value: String(id) }],
});
const counted = z.object({ result: z.array(z.looseObject({ id: z.int() })) });

async function countAtApple({ apple }: Changing, campaignId: number | undefined) {
  const { result } = z.parse(named, await apple('POST', '/adgroups/query', inCampaign(campaignId)));
  let keywords = 0;
  for (const { id } of result) {
    const filters = [{ field: 'adGroupId', operator: 'EQUALS', value: String(id) }];
    keywords += z.parse(counted, await apple('POST', '/keywords/query', { filters })).result.length;
  }
  return { adGroups: result.map(({ name }) => name).toSorted(), keywords };
}

async function listOurs({ deps, teamId }: Changing) {
  const { write } = deps.database;
  const local = [];
  for (const [table, id] of [
    ['campaigns', 'campaignId'],
    ['adGroups', 'adGroupId'],
    ['keywords', 'keywordId'],
    ['negativeKeywords', 'negativeKeywordId'],
  ] as const)
    local.push(
      ...(await write
        .selectFrom(table)
        .select('apple')
        .where('teamId', '=', teamId)
        .where(id, '<', 0)
        .execute()),
    );
  return local.length;
}

test('a campaign with all that is in it is made at once, and once', async () => {
  const server = await startChanging();
  const { ask, owner, teamId, sandbox, settled } = server;
  const campaign = await newCampaign(server, 'Tea');
  await sandbox.control('POST', '/faults', {
    kind: 'tooManyRequests',
    route: 'POST /v1/campaigns',
    retryAfterSeconds: 2,
  });
  const set = await ask(owner, addCampaigns, { body: { teamId, campaigns: [campaign] } });
  expect(set.counts.edits).toBe(7);
  const { list } = await ask(owner, findCampaign, { query: { teamId, name: 'Tea' } });
  expect(list).toMatchObject([{ name: 'Tea', status: 'pending', adamId: campaign.adamId }]);
  expect(Number(list[0]?.campaignId)).toBeLessThan(0);
  for (const route of ['POST /v1/campaigns', 'POST /v1/adgroups', 'POST /v1/keywords/bulk-create'])
    await sandbox.control('POST', '/faults', { kind: 'cutAfter', route });
  const { set: ended, edits } = await settled(set);
  expect(edits.list.filter(({ state }) => state !== 'live')).toEqual([]);
  expect(ended.counts.live).toBe(7);
  const made = await listCampaigns(server, 'Tea');
  expect(made).toMatchObject([{ status: 'PAUSED' }]);
  expect(await countAtApple(server, made[0]?.id)).toEqual({ adGroups: ['Discovery', 'Exact'], keywords: 2 });
  expect(edits.list[0]?.objectId).toBe(String(made[0]?.id));
  expect(edits.list.every(({ campaignId }) => campaignId === String(made[0]?.id))).toBe(true);
  expect(await listOurs(server)).toBe(0);
  const { result } = z.parse(
    z.object({ result: z.array(z.looseObject({ name: z.string(), targeting: z.unknown() })) }),
    await server.apple('POST', '/adgroups/query', inCampaign(made[0]?.id)),
  );
  expect(result.find(({ name }) => name === 'Exact')?.targeting).toEqual({
    deviceClass: { include: ['IPHONE'] },
    minAge: { include: ['21'] },
    appDownloader: { exclude: [campaign.adamId] },
    daypart: { include: ['9', '10'] },
  });
  const goals = await server.deps.database.write
    .selectFrom('adGoals')
    .select(['objectId', 'totalBudgetMinor'])
    .where('teamId', '=', teamId)
    .execute();
  expect(goals).toEqual([{ objectId: made[0]?.id, totalBudgetMinor: 400_000 }]);
});

test('what Apple refuses takes along what lies in it, and the rest stands', async () => {
  const server = await startChanging();
  const { ask, owner, teamId, campaignId, settled } = server;
  const campaign = { ...(await newCampaign(server, 'Nowhere')), adamId: '999999999' };
  const first = await settled(await ask(owner, addCampaigns, { body: { teamId, campaigns: [campaign] } }));
  expect(first.edits.list.map(({ refusal }) => refusal)).toEqual([
    'refusedByApple',
    ...Array.from({ length: 6 }, () => 'parentRefused'),
  ]);
  expect(await listOurs(server)).toBe(0);
  const [one, other] = adGroups;
  const set = await ask(owner, addAdGroups, {
    body: {
      teamId,
      adGroups: [
        { campaignId, ...one, regions: ['4'] },
        { campaignId, name: 'More', bid: '2', ...other },
      ],
    },
  });
  const { edits } = await settled(set);
  expect(edits.list.map(({ state }) => state)).toEqual(['refused', 'live', 'refused', 'refused', 'refused']);
});

test('rules judge what is created together, at the field where it stands', async () => {
  const server = await startChanging();
  const { ask, send, owner, teamId, campaignId } = server;
  const campaign = await newCampaign(server, 'Planted');
  const wrong = {
    ...campaign,
    dailyCap: '3',
    adGroups: [
      { name: 'Same', bid: '4', keywords: [{ text: 'tea', matchType: 'EXACT' as const, bid: '9' }] },
      { name: 'same', bid: '1' },
    ],
  };
  const { code, data } = await send(owner, addCampaigns, { body: { teamId, campaigns: [wrong] } });
  expect(code).toBe(codes.badInput);
  expect(Object.keys(z.parse(z.object({ fields: z.record(z.string(), z.string()) }), data).fields)).toEqual([
    'campaigns.0.name',
    'campaigns.0.dailyCap',
    'campaigns.0.adGroups.0.name',
    'campaigns.0.adGroups.0.bid',
    'campaigns.0.adGroups.0.keywords.0.bid',
    'campaigns.0.adGroups.1.name',
  ]);
  const elsewhere = await send(owner, addAdGroups, {
    body: { teamId, adGroups: [{ campaignId: '1', name: 'X', bid: '1' }] },
  });
  expect(elsewhere.code).toBe(codes.badInput);
  const preview = await ask(owner, previewChanges, {
    body: {
      teamId,
      newCampaigns: [{ ...campaign, name: 'Fine', status: 'running' }],
      newAdGroups: [{ campaignId, name: 'Also', bid: '1' }],
    },
  });
  expect(preview.edits.map(({ path }) => path).slice(0, 3)).toEqual([
    'newCampaigns.0',
    'newCampaigns.0.negativeKeywords.0',
    'newCampaigns.0.adGroups.0',
  ]);
  expect(preview.edits.flatMap(({ refused }) => refused)).toEqual([]);
  expect(preview.rise?.amount).not.toBe('0.00');

  // More than a body may hold elsewhere, and more than one list.
  const long = (place: number) => `${'茶'.repeat(70)}${place}`;
  const keywords = Array.from({ length: 3_000 }, (_, place) => ({
    text: long(place),
    matchType: 'EXACT' as const,
  }));
  const newAdGroups = ['A', 'B'].map((name) => ({ campaignId, name, bid: '1', keywords }));
  const large = await ask(owner, previewChanges, { body: { teamId, newAdGroups } });
  expect(large.edits.filter(({ refused }) => refused.length === 0)).toHaveLength(6_002);
});

test('whoever is bound to campaigns creates in their groups, and what they create is theirs', async () => {
  const server = await startChanging();
  const { ask, send, owner, teamId, campaignId, makeMember, settled } = server;
  const bound = await makeMember(owner, teamId, 'advManager');
  await server.deps.database.write
    .updateTable('teamMembers')
    .set({ scope: [Number(campaignId)] })
    .where('userId', '=', bound.userId)
    .execute();
  const set = await ask(bound, addCampaigns, {
    body: { teamId, campaigns: [await newCampaign(server, 'Mine')] },
  });
  const seen = await ask(bound, findCampaign, { query: { teamId } });
  expect(seen.list.map(({ name }) => name)).toEqual(['Mine', 'Planted']);
  await settled(set, bound);
  const [made] = await listCampaigns(server, 'Mine');
  const members = await ask(owner, findMembers, { query: { teamId } });
  expect(members.find(({ userId }) => userId === bound.userId)?.scope).toEqual([
    Number(campaignId),
    made?.id,
  ]);
  const reader = await makeMember(owner, teamId, 'campaignsReadOnly');
  expect(
    (await send(reader, addCampaigns, { body: { teamId, campaigns: [await newCampaign(server, 'No')] } }))
      .code,
  ).toBe(codes.readOnlyRole);
});

test('a structure grows in a draft, and is sent as it was last', async () => {
  const server = await startChanging();
  const { ask, owner, teamId, readSet, settled } = server;
  const body = { teamId, newCampaigns: [{ ...(await newCampaign(server, 'First')), adGroups: [] }] };
  const { changeSetId } = await ask(owner, addToDraft, { body });
  const before = await readSet(owner, changeSetId);
  const campaignId = before.edits.list[0]?.objectId ?? '';
  const more = { teamId, changeSetId };
  await ask(owner, addToDraft, {
    body: {
      ...more,
      newAdGroups: [
        { campaignId, ...adGroups[0], keywords: [] },
        { campaignId, name: 'Gone', bid: '1' },
      ],
    },
  });
  await ask(owner, addToDraft, {
    body: { ...more, campaigns: [{ campaignId, name: 'Second', dailyCap: '60' }] },
  });
  const drafted = await readSet(owner, changeSetId);
  const [gone] = drafted.edits.list.filter(({ name }) => name === 'Gone');
  await ask(owner, removeFromDraft, { body: { ...more, numbers: [gone?.number ?? 0] } });
  expect(await listOurs(server)).toBe(0);
  const { edits } = await settled(await ask(owner, sendDraft, { body: more }));
  expect(edits.list.map(({ kind, state, name }) => [kind, state, name])).toEqual([
    ['campaign', 'live', 'Second'],
    ['negativeKeyword', 'live', 'free'],
    ['adGroup', 'live', 'Exact'],
    ['negativeKeyword', 'live', 'coffee'],
  ]);
  expect(await listCampaigns(server, 'Second')).toMatchObject([
    { dailyBudget: { value: { amount: '60.00' } } },
  ]);
});

test('a copy has all that is in the original, is paused, and its name is its own', async () => {
  const server = await startChanging();
  const { ask, send, owner, teamId, campaignId, adGroupId, settled } = server;
  const [first, second] = [
    await ask(owner, duplicateCampaigns, { body: { teamId, campaignIds: [campaignId] } }),
    await ask(owner, duplicateCampaigns, { body: { teamId, campaignIds: [campaignId] } }),
  ];
  for (const set of [first, second]) expect((await settled(set)).set.counts.live).toBe(6);
  const [copy] = await listCampaigns(server, 'copy of Planted');
  expect(copy).toMatchObject({ status: 'PAUSED', dailyBudget: { value: { amount: '50.00' } } });
  expect(await countAtApple(server, copy?.id)).toEqual({ adGroups: ['Planted'], keywords: 3 });
  expect(await listCampaigns(server, 'copy of Planted (2)')).toHaveLength(1);
  const third = await ask(owner, duplicateAdGroups, { body: { teamId, adGroupIds: [adGroupId] } });
  expect((await settled(third)).set).toMatchObject({ origin: 'duplicate', counts: { live: 5 } });
  expect((await countAtApple(server, Number(campaignId))).adGroups).toEqual(['Planted', 'copy of Planted']);
  const { code } = await send(owner, duplicateAdGroups, { body: { teamId, adGroupIds: ['1'] } });
  expect(code).toBe(codes.badInput);
});

test('a campaign is read as it would be created once more, by whoever has it in scope', async () => {
  const server = await startChanging();
  const { ask, send, owner, teamId, campaignId, adGroupId, campaignGroupId, makeMember, settled } = server;
  const source = await ask(owner, findCopySource, { query: { teamId, adGroupId } });
  expect(source).toMatchObject({
    campaignId,
    currency: 'CNY',
    campaign: { campaignGroupId, name: 'Planted', countries: ['US'], dailyCap: '50.00' },
  });
  const [adGroup] = source.campaign.adGroups;
  expect(adGroup).toMatchObject({ adGroupId, name: 'Planted', bid: '5.00', reachesByApps: false });
  expect(adGroup?.keywords?.map(({ text, bid }) => [text, bid]).toSorted()).toEqual([
    ['focus timer', '2.00'],
    ['notes', '2.00'],
    ['pomodoro', '2.00'],
  ]);
  expect(adGroup?.negativeKeywords).toMatchObject([{ text: 'planted negative', matchType: 'EXACT' }]);

  const campaigns = ['GB', 'CA'].map((country) => ({
    ...source.campaign,
    name: `Planted ${country}`,
    countries: [country],
  }));
  const set = await ask(owner, addCampaigns, { body: { teamId, origin: 'duplicate', campaigns } });
  expect((await settled(set)).set).toMatchObject({ origin: 'duplicate', counts: { edits: 12, live: 12 } });
  const [made] = await listCampaigns(server, 'Planted CA');
  expect(await countAtApple(server, made?.id)).toEqual({ adGroups: ['Planted'], keywords: 3 });

  const bound = await makeMember(owner, teamId, 'advManager');
  await server.deps.database.write
    .updateTable('teamMembers')
    .set({ scope: [made?.id ?? 0] })
    .where('userId', '=', bound.userId)
    .execute();
  expect((await send(bound, findCopySource, { query: { teamId, campaignId } })).code).toBe(codes.notFound);
  await settled(
    await ask(owner, removeCampaigns, {
      body: { teamId, campaignIds: [campaignId], confirmed: ['removalIsFinal'] },
    }),
  );
  const removed = await send(owner, findCopySource, { query: { teamId, campaignId } });
  expect(removed).toMatchObject({ code: codes.notFound, message: 'Removed and cannot be operated' });
});
