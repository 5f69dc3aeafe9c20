import { findAds } from '@tapwright/contracts/ads';
import { refreshAdvReports } from '@tapwright/contracts/apple-sync';
import { duplicateCampaigns } from '@tapwright/contracts/change-copies';
import { addToDraft, discardDraft, repeatChanges, sendDraft } from '@tapwright/contracts/change-drafts';
import {
  addAdGroups,
  addCampaigns,
  commitChanges,
  modifyAdGroups,
  modifyKeywords,
  undoChanges,
} from '@tapwright/contracts/change-sets';
import { findCreations, saveCreation } from '@tapwright/contracts/creation';
import { codes } from '@tapwright/contracts/codes';
import fc from 'fast-check';
import { expect, inject } from 'vitest';
import * as z from 'zod/mini';
import { findReportTime } from '../../apple-sync/index.ts';
import { releaseDueSets } from '../committing/release-due-sets.ts';
import { compareStructure, compareTables, namedAds } from './compare-with-apple.ts';
import { type Changing, startChanging } from './start-changing.ts';
import { startMortalSender } from './start-senders.ts';

/*
 * Several people and Apple's own console change the same few objects at random, at once, from drafts and at hours to come,
 * create and copy campaigns and finish what failed of them, while calls fail before and after their effect and, in every
 * second history, the process that sends is killed on its way. Whatever the history: each edit ends once, our tables are
 * equal to Apple's, no draft is lost, and each object's chain has no gap.
 */

const patience = { timeout: 120_000, interval: 200 };
const isDeep = inject('depth') === 'deep';
const size = isDeep ? { histories: 200, steps: 500 } : { histories: 2, steps: 40 };

const keyword = fc.integer({ min: 0, max: 2 });
const bid = fc.integer({ min: 150, max: 185 });
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('bid' as const), by: fc.boolean(), keyword, bid }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('status' as const),
      by: fc.boolean(),
      keyword,
      status: fc.constantFrom('running' as const, 'paused' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('adGroup' as const), bid: fc.integer({ min: 500, max: 700 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('create' as const), by: fc.boolean(), name: fc.nat(9) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('campaign' as const), by: fc.boolean(), name: fc.nat(5) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('ad' as const),
      status: fc.constantFrom('running' as const, 'paused' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('copy' as const), by: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('finish' as const), back: fc.integer({ min: 0, max: 5 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('keep' as const), by: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('outside' as const), keyword, bid }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('undo' as const), back: fc.integer({ min: 0, max: 5 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('draft' as const), keyword, bid }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sendDraft' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('schedule' as const), keyword, bid }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hour' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      kind: fc.constantFrom('serverError', 'cutBefore', 'cutAfter', 'tooManyRequests'),
      route: fc.constantFrom(
        'POST /v1/keywords/bulk-update',
        'POST /v1/keywords/query',
        'PUT /v1/adgroups/*',
        'POST /v1/adgroups',
        'POST /v1/adgroups/query',
        'POST /v1/keywords/bulk-create',
        'POST /v1/campaigns',
        'POST /v1/campaigns/query',
        'POST /v1/negative-keywords/bulk-create',
        'POST /v1/creatives',
        'POST /v1/ads',
        'PUT /v1/ads/*',
      ),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

const hourMs = 3_600_000;
const amountOf = (cents: number) => (cents / 100).toFixed(2);
const ownPages = z.object({ result: z.array(z.looseObject({ id: z.string() })) });
/** A rule may say no, or there may be nothing to change: that is an answer, too. */
const answers: readonly number[] = [codes.success, codes.badInput, codes.nothingToChange];

/** A campaign with an ad group of each kind, as somebody creates it. */
const stormCampaign = (campaignGroupId: number, adamId: string, name: string) => ({
  campaignGroupId,
  adamId,
  name,
  dailyCap: '40',
  countries: ['US'],
  negativeKeywords: [{ text: 'free', matchType: 'BROAD' }],
  adGroups: [
    {
      name: 'Exact',
      bid: '2',
      keywords: ['one', 'two', 'three'].map((text) => ({ text, matchType: 'EXACT', bid: '1.50' })),
      negativeKeywords: [{ text: 'four', matchType: 'EXACT' }],
    },
    {
      name: 'Discovery',
      bid: '1',
      searchMatch: true,
      negativeKeywords: [{ text: 'one', matchType: 'EXACT' }],
    },
  ],
});

const adRange = { startTime: '2026-11-01', endTime: '2026-11-20' };
const emptyForm = { way: 'steps' as const, campaignGroupId: null, app: null, campaigns: [] };

function openHistory(
  server: Changing & { pageIds: readonly string[] },
  people: readonly Changing['owner'][],
  adamId: string,
) {
  const { teamId, keywordIds, campaignId, campaignGroupId, adGroupId, sandbox, send, deps } = server;
  const sets: number[] = [];
  const kept: number[] = [];
  const commit = async (
    who: Changing['owner'] | undefined,
    call:
      | typeof addAdGroups
      | typeof addCampaigns
      | typeof commitChanges
      | typeof duplicateCampaigns
      | typeof modifyKeywords
      | typeof modifyAdGroups
      | typeof undoChanges
      | typeof sendDraft,
    body: object,
  ) => {
    const confirmed = ['bidRose', 'keywordsAbove', 'bidBelowGoal'];
    const { code, data } = await send(who, call, { body: { teamId, confirmed, ...body } });
    expect(answers).toContain(code);
    if (code === codes.success) sets.push(z.parse(z.looseObject({ changeSetId: z.int() }), data).changeSetId);
  };
  const keywordAt = (place: number) => keywordIds[place] ?? '';
  let draft: number | undefined;
  const endDraft = async () => {
    if (draft === undefined) return;
    const changeSetId = draft;
    draft = undefined;
    await commit(people[0], sendDraft, { changeSetId });
    if (sets.at(-1) !== changeSetId) await send(people[0], discardDraft, { body: { teamId, changeSetId } });
  };
  /** A page becomes an ad, or its ad is turned over; the one that runs gives way. */
  const turnAd = async ({ status }: Extract<Step, { do: 'ad' }>) => {
    const { list } = await server.ask(server.owner, findAds, { query: { teamId, ...adRange, adGroupId } });
    const productPageId = server.pageIds[0] ?? '';
    const own = list.find((one) => one.productPageId === productPageId);
    const others = list.filter((one) => one.status === 'running' && one !== own);
    const given = own === undefined ? [] : [{ adId: own.adId, status }];
    const paused = status === 'running' ? others : [];
    return commit(people[0], commitChanges, {
      ads: [...given, ...paused.map(({ adId }) => ({ adId, status: 'paused' }))],
      newAds: own === undefined ? [{ adGroupId, productPageId, name: 'Page', status }] : [],
    });
  };
  /** What of a set did not go live goes once more, if it may. */
  const finish = async (changeSetId: number) => {
    const { code, data } = await send(people[0], repeatChanges, { body: { teamId, changeSetId } });
    expect([...answers, codes.notFound]).toContain(code);
    if (code !== codes.success) return;
    const again = z.parse(z.looseObject({ changeSetId: z.int() }), data).changeSetId;
    // Where the draft that is open holds the same already, it is that one.
    if (again === draft) draft = undefined;
    await commit(people[0], sendDraft, { changeSetId: again });
    if (sets.at(-1) !== again) await send(people[0], discardDraft, { body: { teamId, changeSetId: again } });
  };
  /** Every scheduled set is an hour away from its commit. */
  const hour = async () => {
    await sandbox.control('POST', '/clock', { stepMs: 2 * hourMs });
    await releaseDueSets(deps);
  };
  const take = async (one: Step): Promise<void> => {
    switch (one.do) {
      case 'draft': {
        const keywords = [{ keywordId: keywordAt(one.keyword), bid: amountOf(one.bid) }];
        const { code, data } = await send(people[0], addToDraft, {
          body: { teamId, changeSetId: draft, keywords },
        });
        expect(code).toBe(codes.success);
        draft = z.parse(z.looseObject({ changeSetId: z.int() }), data).changeSetId;
        return undefined;
      }
      case 'sendDraft':
        return endDraft();
      case 'schedule':
        return commit(people[1], modifyKeywords, {
          keywords: [{ keywordId: keywordAt(one.keyword), bid: amountOf(one.bid) }],
          scheduledFor: new Date((await findReportTime(deps)).getTime() + hourMs).toISOString(),
        });
      case 'hour':
        return hour();
      case 'bid':
        return commit(people[Number(one.by)], modifyKeywords, {
          keywords: [{ keywordId: keywordAt(one.keyword), bid: amountOf(one.bid) }],
        });
      case 'status':
        return commit(people[Number(one.by)], modifyKeywords, {
          keywords: [{ keywordId: keywordAt(one.keyword), status: one.status }],
        });
      case 'adGroup':
        return commit(people[0], modifyAdGroups, { adGroups: [{ adGroupId, bid: amountOf(one.bid) }] });
      case 'create': {
        const keywords = ['one', 'two'].map((text) => ({ text, matchType: 'BROAD', bid: '1.00' }));
        return commit(people[Number(one.by)], addAdGroups, {
          adGroups: [{ campaignId, name: `Made ${one.name}`, bid: '2.00', keywords }],
        });
      }
      case 'campaign':
        return commit(people[Number(one.by)], addCampaigns, {
          campaigns: [stormCampaign(campaignGroupId, adamId, `Storm ${one.name}`)],
        });
      case 'ad':
        return turnAd(one);
      case 'copy':
        return commit(people[Number(one.by)], duplicateCampaigns, { campaignIds: [campaignId] });
      case 'finish': {
        const changeSetId = sets.at(-1 - one.back);
        return changeSetId === undefined ? undefined : finish(changeSetId);
      }
      case 'keep': {
        const { data } = await send(people[Number(one.by)], saveCreation, {
          body: { teamId, form: emptyForm },
        });
        const saved = z.safeParse(z.looseObject({ creationId: z.int() }), data);
        if (saved.success) kept.push(saved.data.creationId);
        return undefined;
      }
      case 'undo': {
        const changeSetId = sets.at(-1 - one.back);
        return changeSetId === undefined ? undefined : commit(people[0], undoChanges, { changeSetId });
      }
      case 'outside':
        await sandbox.control('POST', '/faults', {
          kind: 'consoleEdit',
          entity: 'keyword',
          id: Number(keywordAt(one.keyword)),
          change: { bid: { amount: amountOf(one.bid), currency: 'RMB' } },
        });
        return undefined;
      case 'fault':
        await sandbox.control('POST', '/faults', { kind: one.kind, route: one.route, retryAfterSeconds: 1 });
    }
  };
  const end = async () => {
    await endDraft();
    await hour();
  };
  const listLostDrafts = async () => {
    const found: number[] = [];
    for (const one of people)
      found.push(
        ...(await server.ask(one, findCreations, { query: { teamId } })).map((each) => each.creationId),
      );
    return kept.filter((creationId) => !found.includes(creationId));
  };
  return { take, end, listLostDrafts };
}

/** What each edit of a keyword's bid found before it, that none before it has left and nobody outside has put there. */
async function findGaps({ deps, teamId }: Changing, outside: ReadonlySet<number>): Promise<string[]> {
  const edits = await deps.database.write
    .selectFrom('edits')
    .select(['objectId', 'before', 'after', 'changeSetId'])
    .where('teamId', '=', teamId)
    .where('state', '=', 'live')
    .where('kind', '=', 'keyword')
    .orderBy('turn')
    .orderBy('number')
    .execute();
  const bidOf = z.looseObject({ bid: z.optional(z.int()) });
  const last = new Map<number, number>();
  return edits.flatMap(({ objectId, changeSetId, ...edit }) => {
    const [before, after] = [z.parse(bidOf, edit.before).bid, z.parse(bidOf, edit.after).bid];
    if (before === undefined || after === undefined) return [];
    const stood = last.get(objectId) ?? 200;
    last.set(objectId, after);
    return before === stood || outside.has(before) ? [] : [`${changeSetId}: ${before} after ${stood}`];
  });
}

const histories = fc.sample(fc.array(step, { minLength: size.steps, maxLength: size.steps }), {
  numRuns: size.histories,
  seed: 15,
});

/** Two files share them, so that two workers do. */
/** Each file has its share of them, so that several workers go through them. */
export const listHistories = (share: 0 | 1 | 2 | 3) =>
  histories.map((steps, number) => [number, steps] as const).filter(([number]) => number % 4 === share);

/** Only a history that hangs should meet this. */
export const historyTimeout = isDeep ? 3_600_000 : 240_000;

/** In the middle, or after each quarter. */
const listKills = ({ length }: readonly Step[]): ReadonlySet<number> =>
  new Set((isDeep ? [0.25, 0.5, 0.75] : [0.5]).map((part) => Math.floor(length * part)));

type Replay = { isKilled: boolean };

export async function expectReplayed(steps: readonly Step[], { isKilled }: Replay): Promise<void> {
  const server = await startChanging();
  const { owner, teamId, sandbox, ask, deps, makeMember } = server;
  const { result } = z.parse(namedAds, await server.apple('POST', '/campaigns/query', {}));
  const adamId = result[0]?.promotedObjectId ?? '';
  const pages = z.parse(ownPages, await server.apple('POST', '/product-pages/query', {})).result;
  const pageIds = pages.map(({ id }) => id);
  const history = openHistory(
    { ...server, pageIds },
    [owner, await makeMember(owner, teamId, 'admin')],
    adamId,
  );
  const mortal = isKilled ? await startMortalSender(server) : undefined;
  const kills = listKills(steps);
  for (const [place, one] of steps.entries()) {
    await history.take(one);
    if (kills.has(place)) await mortal?.kill();
  }
  await mortal?.end();
  await sandbox.control('DELETE', '/faults');
  await history.end();
  const countOpen = async () =>
    (
      await deps.database.write
        .selectFrom('changeSets')
        .select('changeSetId')
        .where('teamId', '=', teamId)
        .where('state', '<>', 'settled')
        .execute()
    ).length;
  await expect.poll(countOpen, patience).toBe(0);
  const { theirs, ours, names } = await compareStructure(server);
  expect(ours).toEqual(theirs);
  expect(new Set(names).size).toBe(names.length);
  expect(await history.listLostDrafts()).toEqual([]);
  const outside = new Set(steps.flatMap((one) => (one.do === 'outside' ? [one.bid] : [])));
  expect(await findGaps(server, outside)).toEqual([]);
  const unended = await deps.database.write
    .selectFrom('edits')
    .select('number')
    .where('state', 'not in', ['live', 'refused', 'stale'])
    .execute();
  expect(unended).toEqual([]);
  await ask(owner, refreshAdvReports, { query: { teamId } });
  expect((await compareTables(server)).theirs).not.toEqual([]);
  const findDifferent = async () => {
    const { theirs, ours } = await compareTables(server);
    return {
      theirs: theirs.filter((row) => !ours.includes(row)),
      ours: ours.filter((row) => !theirs.includes(row)),
    };
  };
  await expect.poll(findDifferent, patience).toEqual({ theirs: [], ours: [] });
}
