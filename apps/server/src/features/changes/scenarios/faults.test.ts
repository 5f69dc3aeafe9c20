import { findAdGroup } from '@tapwright/contracts/ad-groups';
import { findCampaign } from '@tapwright/contracts/campaigns';
import {
  addKeywords,
  commitChanges,
  modifyAdGroups,
  modifyCampaigns,
  modifyKeywords,
  modifyNegatives,
  removeKeywords,
} from '@tapwright/contracts/change-sets';
import { findKeywords, findNegativeKeywords } from '@tapwright/contracts/keywords';
import { withdrawChangeSet } from '@tapwright/contracts/change-drafts';
import { findReportAdGroupList, findReportCampaignList } from '@tapwright/contracts/reports';
import { expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { type Changing, startChanging } from '../testing/start-changing.ts';

const isDeep = inject('depth') === 'deep';
const listed = z.object({ result: z.array(z.looseObject({ id: z.int(), text: z.string() })) });

const keywordsAt = async ({ apple, adGroupId }: Changing) =>
  z
    .parse(
      listed,
      await apple('POST', '/keywords/query', {
        filters: [{ field: 'adGroupId', operator: 'EQUALS', value: adGroupId }],
        pagination: { pageSize: 1000 },
      }),
    )
    .result.map(({ text }) => text)
    .toSorted();

const bidAt = async ({ apple }: Changing, keywordId: string) =>
  z.parse(
    z.object({ result: z.looseObject({ bid: z.object({ amount: z.string() }) }) }),
    await apple('GET', `/keywords/${keywordId}`),
  ).result.bid.amount;

test('whatever happens to a call, each edit ends once, and nothing is there twice', async () => {
  const server = await startChanging();
  const { ask, owner, teamId, settled, keywordIds, adGroupId, sandbox } = server;
  // A silence takes as long as the client waits for an answer; a cut line says as little and says it at once.
  const kinds = isDeep
    ? ['serverError', 'cutBefore', 'cutAfter', 'tooManyRequests']
    : ['cutAfter', 'tooManyRequests'];
  const texts: string[] = [];
  let cents = 200;
  for (const kind of kinds) {
    await sandbox.control('POST', '/faults', {
      kind,
      route: 'POST /v1/keywords/bulk-*',
      retryAfterSeconds: 1,
      times: 2,
    });
    cents += 1;
    const bid = (cents / 100).toFixed(2);
    const changed = await ask(owner, modifyKeywords, {
      body: { teamId, keywords: keywordIds.map((keywordId) => ({ keywordId, bid })) },
    });
    texts.push(`made at ${kind.toLowerCase()}`);
    const added = await ask(owner, addKeywords, {
      body: { teamId, keywords: [{ adGroupId, text: texts.at(-1) ?? '', matchType: 'BROAD' }] },
    });
    expect((await settled(changed)).set.counts).toMatchObject({ edits: 3, live: 3 });
    expect((await settled(added)).set.counts).toMatchObject({ edits: 1, live: 1 });
    for (const keywordId of keywordIds) expect(await bidAt(server, keywordId)).toBe(bid);
  }
  expect(await keywordsAt(server)).toEqual(['focus timer', 'notes', 'pomodoro', ...texts].toSorted());
}, 300_000);

test('what was marked while a call was under way, and not sent because that failed, was never sent', async () => {
  const { ask, owner, teamId, readSet, campaignId, adGroupId, sandbox, deps } = await startChanging();
  const fault = { kind: 'tooManyRequests', route: 'POST /v1/keywords/bulk-*', retryAfterSeconds: 3_600 };
  await sandbox.control('POST', '/faults', { ...fault, times: 1 });
  const { changeSetId } = await ask(owner, commitChanges, {
    body: {
      teamId,
      newKeywords: [{ adGroupId, text: 'refused for now', matchType: 'EXACT' }],
      newNegativeKeywords: [{ campaignId, text: 'comes after it', matchType: 'EXACT' }],
    },
  });
  const states = async () =>
    (
      await deps.database.pool.query(
        `select kind, state, attempts from edits where change_set_id = $1 order by number`,
        [changeSetId],
      )
    ).rows;
  // Put off for as long as Apple asked: until then nothing of it is under way any more.
  const putOff = async () =>
    (
      await deps.database.pool.query(
        `select from graphile_worker.jobs where task_identifier = 'changes.send' and run_at > $1`,
        [new Date(deps.clock.now().getTime() + 60_000)],
      )
    ).rowCount;
  await expect.poll(putOff).toBe(1);
  expect(await states()).toEqual([
    { kind: 'keyword', state: 'waiting', attempts: 1 },
    { kind: 'negativeKeyword', state: 'waiting', attempts: 0 },
  ]);
  await ask(owner, withdrawChangeSet, { body: { teamId, changeSetId } });
  expect((await readSet(owner, changeSetId)).set.counts).toMatchObject({ edits: 2, withdrawn: 2 });
}, 180_000);

test('whoever changed it meanwhile at Apple wins; the author is told and what stands there is shown', async () => {
  const server = await startChanging();
  const { ask, owner, teamId, settled, keywordIds, sandbox, openNotices, deps } = server;
  const [changed = '', gone = '', same = ''] = keywordIds;
  const edit = async (id: string, how: object) =>
    sandbox.control('POST', '/faults', { kind: 'consoleEdit', entity: 'keyword', id: Number(id), ...how });
  await edit(changed, { change: { bid: { amount: '4.00', currency: 'RMB' } } });
  await edit(gone, { remove: true });
  await edit(same, { change: { bid: { amount: '2.10', currency: 'RMB' } } });
  const set = await ask(owner, modifyKeywords, {
    body: { teamId, keywords: keywordIds.map((keywordId) => ({ keywordId, bid: '2.10' })) },
  });
  const { edits } = await settled(set);
  expect(edits.list.map(({ state, refusal }) => [state, refusal])).toEqual([
    ['stale', 'changedMeanwhile'],
    ['stale', 'removed'],
    ['live', null],
  ]);
  expect(await bidAt(server, changed)).toBe('4.00');
  expect((await openNotices(owner)).map(({ typeId, detailed }) => [typeId, detailed])).toContainEqual([
    14,
    '2',
  ]);
  const [row] = await deps.database.write
    .selectFrom('keywords')
    .select('apple')
    .where('keywordId', '=', Number(changed))
    .execute();
  expect(row).toMatchObject({ apple: { bid: { amount: '4.00' } } });
}, 180_000);

test('a term is kept out only once its keyword is live, and not where that was refused', async () => {
  const { ask, owner, teamId, settled, campaignId, adGroupId, apple } = await startChanging();
  // Somebody has added it in Apple's console, and no sync has seen it yet.
  await apple('POST', '/keywords', { adGroupId: Number(adGroupId), text: 'taken', matchType: 'EXACT' });
  const keyword = (text: string) => ({ adGroupId, text, matchType: 'EXACT' as const });
  const set = await ask(owner, commitChanges, {
    body: {
      teamId,
      origin: 'searchTerm',
      newKeywords: ['taken', 'free'].map(keyword),
      newNegativeKeywords: ['taken', 'free', 'alone'].map((text) => ({
        campaignId,
        text,
        matchType: 'EXACT' as const,
      })),
    },
  });
  const { edits } = await settled(set);
  expect(edits.list.map(({ name, kind, refusal, state }) => [name, kind, refusal ?? state])).toEqual([
    ['taken', 'keyword', 'refusedByApple'],
    ['free', 'keyword', 'live'],
    ['taken', 'negativeKeyword', 'keywordRefused'],
    ['free', 'negativeKeyword', 'live'],
    ['alone', 'negativeKeyword', 'live'],
  ]);
}, 180_000);

test('a keyword is paused only once the one of the other match type that takes its place is live', async () => {
  const { ask, owner, teamId, settled, adGroupId, apple, keywordIds } = await startChanging();
  const { list } = await ask(owner, findKeywords, {
    query: { teamId, adGroupId: [adGroupId], startTime: '2026-11-01', endTime: '2026-11-02' },
  });
  const [first, second, third] = list.filter(({ keywordId }) => keywordIds.includes(keywordId));
  if (!first || !second || !third) throw new Error('three keywords to change');
  const turned = (matchType: string | null) =>
    matchType === 'EXACT' ? ('BROAD' as const) : ('EXACT' as const);
  // Somebody has added it in Apple's console, and no sync has seen it yet.
  await apple('POST', '/keywords', {
    adGroupId: Number(adGroupId),
    text: first.name,
    matchType: turned(first.matchType),
  });
  const set = await ask(owner, commitChanges, {
    body: {
      teamId,
      origin: 'bulk',
      newKeywords: [first, second].map(({ name, matchType }) => ({
        adGroupId,
        text: name,
        matchType: turned(matchType),
      })),
      keywords: [first, second, third].map(({ keywordId }) => ({ keywordId, status: 'paused' as const })),
    },
  });
  const { edits } = await settled(set);
  expect(edits.list.map(({ name, intent, refusal, state }) => [name, intent, refusal ?? state])).toEqual([
    [first.name, 'update', 'keywordRefused'],
    [second.name, 'update', 'live'],
    [third.name, 'update', 'live'],
    [first.name, 'create', 'refusedByApple'],
    [second.name, 'create', 'live'],
  ]);
}, 180_000);

test('edits of one object keep the order of their commits, and one that fails does not let the next pass it', async () => {
  const server = await startChanging();
  const { ask, owner, teamId, settled, keywordIds } = server;
  const [keywordId = ''] = keywordIds;
  const bids = ['2.10', '2.20', '2.05', '2.30', '2.15'];
  const sets = [];
  for (const bid of bids)
    sets.push(await ask(owner, modifyKeywords, { body: { teamId, keywords: [{ keywordId, bid }] } }));
  const chain = [];
  for (const set of sets) chain.push(...(await settled(set)).edits.list);
  expect(chain.map(({ state, before, after }) => [state, before.bid, after.bid])).toEqual(
    bids.map((bid, place) => ['live', bids[place - 1] ?? '2.00', bid]),
  );
  expect(await bidAt(server, keywordId)).toBe('2.15');
}, 180_000);

test('Apple’s refusal stands at the edit in its own words, and the object stays as it was', async () => {
  const server = await startChanging();
  const { ask, owner, teamId, settled, campaignId, apple, adAccountId, openNotices } = server;
  const { result } = z.parse(
    z.object({ result: z.looseObject({}) }),
    await apple('GET', `/campaigns/${campaignId}`),
  );
  const { promotedObjectType, promotedObjectId, billingEvent, dailyBudget, targeting, bidStrategy } = result;
  const taken = { promotedObjectType, promotedObjectId, billingEvent, dailyBudget, targeting, bidStrategy };
  await apple('POST', '/campaigns', { adAccountId, name: 'Unknown here', ...taken });
  const set = await ask(owner, modifyCampaigns, {
    body: { teamId, campaigns: [{ campaignId, name: 'Unknown here' }] },
  });
  const { edits } = await settled(set);
  expect(edits.list).toMatchObject([
    { state: 'refused', refusal: 'refusedByApple', appleWords: expect.stringContaining('already exists') },
  ]);
  expect((await openNotices(owner)).map(({ typeId }) => typeId)).toContain(14);
}, 180_000);

test('what is on its way is shown at its object until Apple has answered', async () => {
  const { ask, owner, teamId, settled, campaignId, adGroupId, sandbox, keywordIds, negativeKeywordId } =
    await startChanging();
  const busy = { kind: 'tooManyRequests', route: 'POST /v1/*/query', retryAfterSeconds: 1, times: null };
  await sandbox.control('POST', '/faults', busy);
  const range = { startTime: '2026-11-01', endTime: '2026-11-19' };
  const open = async () => ({
    adGroup: (await ask(owner, findAdGroup, { query: { teamId, adGroupId } })).openEdits,
    campaign: (await ask(owner, findCampaign, { query: { teamId, name: 'Planted' } })).list[0]?.openEdits,
    listed: [
      (await ask(owner, findReportCampaignList, { query: { teamId, campaignId, ...range } })).list,
      (await ask(owner, findReportAdGroupList, { query: { teamId, adGroupId, ...range } })).list,
    ].map((list) => list[0]?.openEdits.map(({ after }) => after)),
    keywords: (await ask(owner, findKeywords, { query: { teamId, adGroupId, ...range } })).list
      .filter(({ openEdits }) => openEdits.length > 0)
      .map(({ keywordId, openEdits }) => [keywordId, openEdits[0]?.intent]),
    negatives: (
      await ask(owner, findNegativeKeywords, { query: { teamId, adGroupId, name: 'planted' } })
    ).list.map(({ openEdits }) => openEdits[0]?.after),
  });
  const [keywordId = ''] = keywordIds;
  const removed = await ask(owner, removeKeywords, {
    body: { teamId, keywordIds: [keywordId], confirmed: ['removalIsFinal'] },
  });
  const paused = await ask(owner, modifyNegatives, {
    body: { teamId, negativeKeywords: [{ negativeKeywordId, status: 'paused' }] },
  });
  const bid = await ask(owner, modifyAdGroups, { body: { teamId, adGroups: [{ adGroupId, bid: '6' }] } });
  const cap = await ask(owner, modifyCampaigns, {
    body: { teamId, campaigns: [{ campaignId, dailyCap: '60' }] },
  });
  const sending = { state: 'sending', scheduledFor: null, intent: 'update' };
  expect(await open()).toEqual({
    adGroup: [{ changeSetId: bid.changeSetId, ...sending, after: { bid: '6.00' } }],
    campaign: [{ changeSetId: cap.changeSetId, ...sending, after: { dailyCap: '60.00' } }],
    listed: [[{ dailyCap: '60.00' }], [{ bid: '6.00' }]],
    keywords: [[keywordId, 'remove']],
    negatives: [{ status: 'paused' }],
  });
  await sandbox.control('DELETE', '/faults');
  await settled(bid);
  for (const set of [cap, removed, paused]) await settled(set);
  expect(await open()).toEqual({
    adGroup: [],
    campaign: [],
    listed: [[], []],
    keywords: [],
    negatives: [undefined],
  });
}, 180_000);
