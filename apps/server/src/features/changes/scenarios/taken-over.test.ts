import { addCampaigns, addKeywords, modifyKeywords } from '@tapwright/contracts/change-sets';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { compareStructure } from '../testing/compare-with-apple.ts';
import { type Changing, startChanging } from '../testing/start-changing.ts';
import { startSenders } from '../testing/start-senders.ts';

const listed = z.object({
  result: z.array(
    z.looseObject({ id: z.int(), text: z.string(), bid: z.looseObject({ amount: z.string() }) }),
  ),
});

const patience = { timeout: 60_000 };

/** What stands in the ad group at Apple: each text with its bid. */
const readKeywords = async ({ apple, adGroupId }: Changing) =>
  z
    .parse(
      listed,
      await apple('POST', '/keywords/query', {
        filters: [{ field: 'adGroupId', operator: 'EQUALS', value: adGroupId }],
        pagination: { pageSize: 1000 },
      }),
    )
    .result.map(({ text, bid }) => `${text} ${bid.amount}`)
    .toSorted();

test('killed on its way, before its effect at Apple or after it, a set is ended by the next process, once', async () => {
  const server = await startChanging();
  const { ask, owner, teamId, settled, keywordIds, adGroupId, sandbox, deps } = server;
  const senders = await startSenders(server);
  let sender = await senders.start();
  const bids = (bid: string) =>
    ask(owner, modifyKeywords, {
      body: { teamId, keywords: keywordIds.map((keywordId) => ({ keywordId, bid })) },
    });
  const add = (text: string) =>
    ask(owner, addKeywords, {
      body: { teamId, keywords: [{ adGroupId, text, matchType: 'EXACT', bid: '1.10' }] },
    });
  const planted = (bid: string) => [`focus timer ${bid}`, `notes ${bid}`, `pomodoro ${bid}`];
  const first = ['first 1.10', ...planted('2.30')];
  // What is left here and what stands at Apple when it is killed, and the calls that wrote when all is over.
  const lives = [
    {
      fault: 'timeoutBefore keywords/query',
      commit: () => bids('2.10'),
      killed: { left: 'waiting', atApple: planted('2.00') },
      writes: 1,
    },
    {
      fault: 'timeoutBefore keywords/bulk-update',
      commit: () => bids('2.20'),
      killed: { left: 'sent', atApple: planted('2.10') },
      writes: 2,
    },
    {
      fault: 'timeoutAfter keywords/bulk-update',
      commit: () => bids('2.30'),
      killed: { left: 'sent', atApple: planted('2.30') },
      writes: 1,
    },
    {
      fault: 'timeoutBefore keywords/bulk-create',
      commit: () => add('first'),
      killed: { left: 'sent', atApple: planted('2.30') },
      writes: 2,
    },
    {
      fault: 'timeoutAfter keywords/bulk-create',
      commit: () => add('second'),
      killed: { left: 'sent', atApple: [...first, 'second 1.10'].toSorted() },
      writes: 1,
    },
  ];
  for (const { fault, commit, killed, writes } of lives) {
    const [kind, path] = fault.split(' ');
    await senders.forgetRequests();
    await sandbox.control('POST', '/faults', { kind, route: `POST /v1/${path}` });
    const set = await commit();
    await senders.untilFaultsAreMet();
    await expect.poll(() => readKeywords(server), patience).toEqual(killed.atApple.toSorted());
    await senders.kill(sender);
    const { rows } = await deps.database.pool.query(
      'select distinct state from edits where settled_at is null',
    );
    expect(rows).toEqual([{ state: killed.left }]);
    sender = await senders.startNext();
    const { set: ended } = await settled(set);
    expect(ended.counts).toMatchObject({ live: ended.counts.edits });
    await expect.poll(senders.countWrites, patience).toBe(writes);
  }
  expect(await readKeywords(server)).toEqual([...first, 'second 1.10'].toSorted());
}, 300_000);

const isDeep = inject('depth') === 'deep';
const ownPages = z.object({
  result: z.array(z.looseObject({ id: z.string(), adamId: z.int() })),
});
const kills = ['timeoutBefore', 'timeoutAfter'].flatMap((kind) =>
  ['campaigns', 'adgroups', 'keywords/bulk-create', 'negative-keywords/bulk-create', 'creatives', 'ads'].map(
    (path) => ({
      kind,
      path,
    }),
  ),
);

/** Twice in each set at the same or at another call. */
const storm = fc.sample(fc.tuple(fc.constantFrom(...kills), fc.constantFrom(...kills)), {
  numRuns: 60,
  seed: 17,
});

test.runIf(isDeep)(
  'killed twice while it creates, at any call before or after its effect, everything is made, and once',
  async () => {
    const server = await startChanging();
    const { ask, owner, teamId, campaignGroupId, settled, readSet, sandbox, apple } = server;
    const countFaults = async () =>
      z.parse(z.array(z.unknown()), await sandbox.control('GET', '/faults')).length;
    const { result } = z.parse(
      z.object({ result: z.array(z.looseObject({ promotedObjectId: z.string() })) }),
      await apple('POST', '/campaigns/query', {}),
    );
    const adamId = result[0]?.promotedObjectId ?? '';
    const pages = z.parse(ownPages, await apple('POST', '/product-pages/query', {})).result;
    const [page] = pages.filter((one) => String(one.adamId) === adamId);
    const ads = [{ productPageId: page?.id ?? '', name: 'Page', status: 'running' as const }];
    const senders = await startSenders(server);
    for (const [number, faults] of storm.entries()) {
      const sender = [await senders.start()];
      for (const { kind, path } of faults)
        await sandbox.control('POST', '/faults', { kind, route: `POST /v1/${path}` });
      const words = (text: string) => [{ text: `${text} ${number}`, matchType: 'EXACT' as const }];
      const set = await ask(owner, addCampaigns, {
        body: {
          teamId,
          campaigns: [
            {
              campaignGroupId,
              adamId,
              name: `Storm ${number}`,
              dailyCap: '40',
              countries: ['US'],
              negativeKeywords: words('never'),
              adGroups: ['One', 'Two'].map((name) => ({
                name,
                bid: '2',
                keywords: words(`key ${name}`),
                negativeKeywords: words(`not ${name}`),
                ads,
              })),
            },
          ],
        },
      });
      for (const left of [1, 0]) {
        // What was made by the call that hung is found, so that a second fault of the same call may never be met.
        const isMetOrOver = async () =>
          (await countFaults()) <= left || (await readSet(owner, set.changeSetId)).set.state === 'settled';
        await expect.poll(isMetOrOver, patience).toBe(true);
        for (const one of sender.splice(0)) await senders.kill(one);
        sender.push(await senders.startNext());
      }
      expect((await settled(set)).set.counts).toMatchObject({ edits: 10, live: 10 });
      for (const one of sender) await senders.kill(one);
      // One that was not met would meet the next set, which counts its own.
      await sandbox.control('DELETE', '/faults');
    }
    const { theirs, ours, names } = await compareStructure(server);
    expect(ours).toEqual(theirs);
    expect(new Set(names).size).toBe(names.length);
    const made = (shape: RegExp) => theirs.filter((row) => shape.test(row));
    expect(made(/^campaign \d+ Storm \d+ PAUSED 1$/)).toHaveLength(storm.length);
    expect(made(/^\d+ (One|Two) ENABLED 1 1$/)).toHaveLength(storm.length * 2);
  },
  isDeep ? 3_600_000 : 240_000,
);

test('two processes that send for one ad account at once write each edit once, in its turn', async () => {
  const server = await startChanging();
  const { ask, owner, teamId, settled, keywordIds, deps } = server;
  const senders = await startSenders(server);
  await Promise.all([senders.start(), senders.start()]);
  const bids = ['2.10', '2.20', '2.30', '2.25', '2.15', '2.05'];
  const sets = [];
  for (const bid of bids)
    sets.push(
      await ask(owner, modifyKeywords, {
        body: { teamId, keywords: keywordIds.map((keywordId) => ({ keywordId, bid })) },
      }),
    );
  for (const set of sets) expect((await settled(set)).set.counts).toMatchObject({ edits: 3, live: 3 });
  const { rows } = await deps.database.pool.query(
    'select count(*)::int as edits, max(attempts) as attempts from edits',
  );
  expect(rows).toEqual([{ edits: 18, attempts: 1 }]);
  expect(await readKeywords(server)).toEqual(['focus timer 2.05', 'notes 2.05', 'pomodoro 2.05']);
}, 180_000);
