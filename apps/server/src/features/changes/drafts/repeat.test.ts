import { refreshAdvReports } from '@tapwright/contracts/apple-sync';
import { findCampaign } from '@tapwright/contracts/campaigns';
import { removeCampaignGroup, addCampaignGroups } from '@tapwright/contracts/campaign-groups';
import {
  addToDraft,
  discardDraft,
  repeatChanges,
  sendDraft,
  withdrawChangeSet,
} from '@tapwright/contracts/change-drafts';
import { addCampaigns, findChangeSet, findChangeSets } from '@tapwright/contracts/change-sets';
import { codes } from '@tapwright/contracts/codes';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Changing, startChanging } from '../testing/start-changing.ts';

const patience = { timeout: 60_000, interval: 100 };
const exact = (text: string) => ({ text, matchType: 'EXACT' as const });
const named = z.object({
  result: z.array(z.looseObject({ id: z.pipe(z.int(), z.transform(String)), name: z.string() })),
});
const texts = z.object({ result: z.array(z.looseObject({ text: z.string() })) });

async function newCampaign({ apple, campaignGroupId }: Changing, name: string) {
  const { result } = z.parse(
    z.object({ result: z.array(z.looseObject({ promotedObjectId: z.string() })) }),
    await apple('POST', '/campaigns/query', {}),
  );
  const adamId = result[0]?.promotedObjectId ?? '';
  const adGroups = [
    { name: 'One', bid: '2', keywords: [exact('tea'), exact('tea timer')] },
    { name: 'Two', bid: '2', keywords: [exact('coffee')] },
  ];
  return { campaignGroupId, adamId, name, dailyCap: '40', totalBudget: '4000', countries: ['US'], adGroups };
}

/** What of this name is at Apple, level by level. */
async function readAtApple({ apple }: Changing, name: string) {
  const pagination = { pageSize: 1000 };
  const all = z.parse(named, await apple('POST', '/campaigns/query', { pagination })).result;
  const campaigns = all.filter((one) => one.name === name);
  if (campaigns.length === 0) return { campaigns: 0, adGroups: [], keywords: [] };
  const inside = (field: string, value: string | undefined) => ({
    filters: [{ field, operator: 'EQUALS', value }],
    pagination,
  });
  const adGroups = z.parse(
    named,
    await apple('POST', '/adgroups/query', inside('campaignId', campaigns[0]?.id)),
  ).result;
  const keywords = [];
  for (const { id } of adGroups) {
    const page = await apple('POST', '/keywords/query', inside('adGroupId', id));
    keywords.push(...z.parse(texts, page).result.map(({ text }) => text));
  }
  return {
    campaigns: campaigns.length,
    adGroups: adGroups.map((one) => one.name).toSorted(),
    keywords: keywords.toSorted(),
  };
}

const whole = { campaigns: 1, adGroups: ['One', 'Two'], keywords: ['coffee', 'tea', 'tea timer'] };

test('a set that stopped in the middle is finished in what it has made, once mended, and by nobody from elsewhere', async () => {
  const server = await startChanging();
  const { ask, codeOf, owner, teamId, settled, makeMember } = server;
  const campaign = await newCampaign(server, 'Half');
  // Apple knows no such place in the country of the campaign.
  const [one, two] = campaign.adGroups;
  const adGroups = [
    { ...one, name: 'One', regions: ['4'] },
    { ...two, name: 'Two' },
  ];
  const set = await settled(
    await ask(owner, addCampaigns, { body: { teamId, campaigns: [{ ...campaign, adGroups }] } }),
  );
  expect(set.edits.list.map(({ state }) => state)).toEqual([
    'live',
    'refused',
    'live',
    'refused',
    'refused',
    'live',
  ]);
  const { changeSetId } = set.set;
  const neighbour = await server.makePerson();
  const theirs = await server.makeTeam(neighbour, 'Neighbours');
  const body = { teamId, changeSetId };
  expect(await codeOf(neighbour, repeatChanges, { body })).toBe(codes.notPermitted);
  expect(await codeOf(neighbour, repeatChanges, { body: { ...body, teamId: theirs } })).toBe(codes.notFound);
  const reader = await makeMember(owner, teamId, 'readOnly');
  expect(await codeOf(reader, repeatChanges, { body })).toBe(codes.readOnlyRole);

  const manager = await makeMember(owner, teamId, 'manager');
  const draft = await ask(manager, repeatChanges, { body });
  expect(draft).toMatchObject({
    state: 'draft',
    authorId: manager.userId,
    counts: { edits: 3 },
    repeats: changeSetId,
  });
  // Pressed twice, or by somebody else who does not see that draft.
  expect((await ask(manager, repeatChanges, { body })).changeSetId).toBe(draft.changeSetId);
  expect((await ask(owner, repeatChanges, { body })).changeSetId).not.toBe(draft.changeSetId);
  expect((await server.readSet(manager, changeSetId)).set.repeatedBy).toBe(draft.changeSetId);
  // So is what ended for one reason alone.
  const { ends } = await server.readSet(manager, changeSetId);
  const part = { ...body, end: `refused ${ends.find(({ count }) => count === 1)?.refusal}` };
  const once = await ask(manager, repeatChanges, { body: part });
  expect(once.changeSetId).not.toBe(draft.changeSetId);
  expect((await ask(manager, repeatChanges, { body: part })).changeSetId).toBe(once.changeSetId);
  await ask(manager, discardDraft, { body: { teamId, changeSetId: once.changeSetId } });
  const find = async (name: string, cut = {}) =>
    (await ask(owner, findChangeSet, { query: { ...body, name, ...cut } })).edits;
  expect(await find('TWO')).toMatchObject({ total: 2, list: [{ name: 'Two' }, { adGroupName: 'Two' }] });
  expect(await find('two', { pageSize: 1, pageNum: 2 })).toMatchObject({
    total: 2,
    list: [{ name: 'coffee' }],
  });
  expect(await find('one', { end: part.end })).toMatchObject({ total: 1, list: [{ name: 'One' }] });
  expect((await find('two', { end: part.end })).total).toBe(0);
  expect(await find('%')).toEqual({ list: [], total: 0 });
  const adGroupId = (await server.readSet(manager, draft.changeSetId)).edits.list[0]?.objectId ?? '';
  const mended = { teamId, changeSetId: draft.changeSetId };
  await ask(manager, addToDraft, { body: { ...mended, adGroups: [{ adGroupId, regions: [] }] } });
  const sent = await ask(manager, sendDraft, { body: mended });
  expect((await settled(sent, manager)).set.counts).toMatchObject({ live: 3, edits: 3 });
  expect(await readAtApple(server, 'Half')).toEqual(whole);
  expect(await codeOf(owner, repeatChanges, { body: mended })).toBe(codes.nothingToChange);
}, 180_000);

test('what was cut off by a lost certificate is found again and not made twice', async () => {
  const server = await startChanging();
  const { ask, owner, teamId, settled, sandbox, campaignGroupId, adAccountId, deps } = server;
  const campaign = await newCampaign(server, 'Lost');
  const { certificateId } = await deps.database.write
    .selectFrom('campaignGroups')
    .select('certificateId')
    .where('teamId', '=', teamId)
    .executeTakeFirstOrThrow();
  await sandbox.control('POST', '/faults', { kind: 'cutAfter', route: 'POST /v1/campaigns' });
  const silent = z.parse(
    z.object({ id: z.int() }),
    await sandbox.control('POST', '/faults', {
      kind: 'serverError',
      route: 'POST /v1/campaigns/query',
      times: null,
    }),
  );
  const set = await ask(owner, addCampaigns, {
    body: { teamId, campaigns: [campaign] },
  });
  const states = async () =>
    (await server.readSet(owner, set.changeSetId)).edits.list.map(({ state }) => state);
  await expect.poll(async () => (await states())[0], patience).toBe('sent');
  await ask(owner, removeCampaignGroup, { body: { teamId, campaignGroupId } });
  const ended = await settled(set);
  expect(ended.edits.list.map(({ state }) => state)).toEqual([
    'stale',
    ...Array.from({ length: 5 }, () => 'withdrawn'),
  ]);
  await sandbox.control('DELETE', `/faults/${silent.id}`, {});
  await ask(owner, addCampaignGroups, {
    body: { teamId, certificateId, adAccounts: [{ adAccountId: String(adAccountId), name: 'Back' }] },
  });
  // Also once a reading has brought what was made.
  await ask(owner, refreshAdvReports, { query: { teamId } });
  const seen = async () => (await ask(owner, findCampaign, { query: { teamId, name: 'Lost' } })).list.length;
  await expect.poll(seen, patience).toBe(1);
  const draft = await ask(owner, repeatChanges, { body: { teamId, changeSetId: set.changeSetId } });
  const sent = await ask(owner, sendDraft, { body: { teamId, changeSetId: draft.changeSetId } });
  expect((await settled(sent)).set.counts).toMatchObject({ live: 6, edits: 6 });
  expect(await readAtApple(server, 'Lost')).toEqual(whole);
  const local = await deps.database.write
    .selectFrom('campaigns')
    .select('campaignId')
    .where('teamId', '=', teamId)
    .where('campaignId', '<', 0)
    .execute();
  expect(local).toEqual([]);
}, 180_000);

test('what of a set has not left is withdrawn, and what has is left to end', async () => {
  const server = await startChanging();
  const { ask, codeOf, owner, teamId, settled, sandbox, makeMember } = server;
  await sandbox.control('POST', '/faults', {
    kind: 'tooManyRequests',
    route: 'POST /v1/keywords/bulk-create',
    retryAfterSeconds: 600,
    times: null,
  });
  const set = await ask(owner, addCampaigns, {
    body: { teamId, campaigns: [await newCampaign(server, 'Stopped')] },
  });
  const counts = async () => (await server.readSet(owner, set.changeSetId)).set.counts.live;
  await expect.poll(counts, patience).toBe(3);
  const body = { teamId, changeSetId: set.changeSetId };
  const other = await makeMember(owner, teamId, 'advManager');
  expect(await codeOf(other, withdrawChangeSet, { body })).toBe(codes.notPermitted);
  expect(await codeOf(owner, withdrawChangeSet, { body: { ...body, keepAsDraft: true } })).toBe(
    codes.changedMeanwhile,
  );
  const ended = await ask(owner, withdrawChangeSet, { body });
  expect(ended).toMatchObject({ state: 'settled', counts: { live: 3, withdrawn: 3, open: 0 } });
  expect((await settled(set)).edits.list.map(({ state }) => state)).toEqual([
    'live',
    'live',
    'live',
    'withdrawn',
    'withdrawn',
    'withdrawn',
  ]);
  const after = { campaigns: 1, adGroups: ['One', 'Two'], keywords: [] };
  expect(await readAtApple(server, 'Stopped')).toEqual(after);
}, 180_000);

test('of a draft that creates, some is sent: contents stay with what is left, and follow what was sent', async () => {
  const server = await startChanging();
  const { ask, send, owner, teamId, settled, readSet } = server;
  const [first, second] = [await newCampaign(server, 'First'), await newCampaign(server, 'Second')];
  const { changeSetId } = await ask(owner, addToDraft, {
    body: { teamId, newCampaigns: [first, second] },
  });
  const edits = (await readSet(owner, changeSetId)).edits.list;
  const leftOut = new Set(
    edits
      .filter(({ name, campaignName }) => name === 'Second' || (campaignName ?? name) === 'tea')
      .map(({ number }) => number),
  );
  // The second campaign stays, though what lies in it is named; so does a keyword of the first.
  const numbers = edits.flatMap(({ number }) => (leftOut.has(number) ? [] : [number]));
  const body = { teamId, changeSetId };
  const sent = await settled(await ask(owner, sendDraft, { body: { ...body, numbers } }));
  expect(sent.edits.list.every(({ state }) => state === 'live')).toBe(true);
  expect(await readAtApple(server, 'First')).toEqual({ ...whole, keywords: ['coffee', 'tea timer'] });
  expect((await readAtApple(server, 'Second')).campaigns).toBe(0);
  const [left] = (await ask(owner, findChangeSets, { query: { teamId, state: 'draft' } })).list;
  expect(left?.counts.edits).toBe(7);
  const rest = { teamId, changeSetId: left?.changeSetId ?? 0 };
  expect((await send(owner, sendDraft, { body: { ...rest, numbers: [999] } })).code).toBe(
    codes.nothingToChange,
  );
  expect((await settled(await ask(owner, sendDraft, { body: rest }))).set.counts).toMatchObject({ live: 7 });
  expect(await readAtApple(server, 'First')).toEqual(whole);
  expect(await readAtApple(server, 'Second')).toEqual(whole);
}, 180_000);
