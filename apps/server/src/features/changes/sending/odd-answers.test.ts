import { addKeywords, modifyAdGroups, modifyKeywords } from '@tapwright/contracts/change-sets';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createProxy } from '../testing/create-proxy.ts';
import { startChanging } from '../testing/start-changing.ts';

const bulk = z.looseObject({ result: z.array(z.unknown()) });
const refusal = (status: number) => ({
  status,
  body: JSON.stringify({
    error: { code: 'VALIDATION_ERROR', message: 'This filter is not allowed', details: [] },
  }),
});

async function startThroughProxy() {
  const proxy = createProxy();
  const server = await startChanging({ through: (origin) => proxy.start(origin) });
  const bid = async (amount: string) =>
    server.ask(server.owner, modifyKeywords, {
      body: {
        teamId: server.teamId,
        keywords: server.keywordIds.map((keywordId) => ({ keywordId, bid: amount })),
      },
    });
  return { ...server, proxy, bid };
}

test('a reading that Apple refuses for good ends the edits in its words, and those after them go on', async () => {
  const { ask, owner, teamId, adGroupId, proxy, bid, settled } = await startThroughProxy();
  proxy.change(({ path }) => (path.endsWith('/keywords/query') ? refusal(400) : undefined));
  const { edits } = await settled(await bid('2.40'));
  expect(edits.list.map(({ state, refusal: why, appleWords }) => [state, why, appleWords])).toEqual(
    Array.from({ length: 3 }, () => ['refused', 'refusedByApple', 'This filter is not allowed']),
  );
  const other = await ask(owner, modifyAdGroups, { body: { teamId, adGroups: [{ adGroupId, bid: '6' }] } });
  expect((await settled(other)).set.counts).toMatchObject({ live: 1 });
  proxy.clear();
  expect((await settled(await bid('2.40'))).set.counts).toMatchObject({ live: 3 });
}, 180_000);

test('one object that spoils the reading of others ends alone', async () => {
  const { proxy, bid, settled, keywordIds } = await startThroughProxy();
  const [, spoilt = ''] = keywordIds;
  proxy.change(({ path, body }) =>
    path.endsWith('/keywords/query') && body.includes(spoilt) ? refusal(400) : undefined,
  );
  const { edits } = await settled(await bid('2.40'));
  expect(edits.list.map(({ objectId, state }) => [objectId, state])).toEqual(
    keywordIds.map((id) => [id, id === spoilt ? 'refused' : 'live']),
  );
}, 180_000);

test('a role that was taken away ends what waits, in the words of that', async () => {
  const { proxy, bid, settled } = await startThroughProxy();
  proxy.change(({ path }) => (path.endsWith('/keywords/query') ? refusal(403) : undefined));
  const { edits } = await settled(await bid('2.40'));
  expect(edits.list.map(({ state, refusal: why }) => [state, why])).toEqual(
    Array.from({ length: 3 }, () => ['refused', 'noAuthority']),
  );
}, 180_000);

test('an answer with one of the items leaves the others to be read back, and nothing is there twice', async () => {
  const { ask, owner, teamId, adGroupId, proxy, bid, settled, apple } = await startThroughProxy();
  let cuts = 0;
  proxy.change(({ path }, { status, body }) => {
    if (!/\/bulk-(?:create|update)$/.test(path) || cuts === 2) return undefined;
    cuts += 1;
    const answer = z.parse(bulk, JSON.parse(body));
    return { status, body: JSON.stringify({ ...answer, result: answer.result.slice(0, 1) }) };
  });
  const changed = await settled(await bid('2.40'));
  expect(changed.set.counts).toMatchObject({ edits: 3, live: 3 });
  const texts = ['habit', 'habit tracker', 'habits'];
  const added = await ask(owner, addKeywords, {
    body: { teamId, keywords: texts.map((text) => ({ adGroupId, text, matchType: 'EXACT' as const })) },
  });
  expect((await settled(added)).set.counts).toMatchObject({ edits: 3, live: 3 });
  expect(cuts).toBe(2);
  const listed = z.looseObject({ result: z.array(z.looseObject({ text: z.string() })) });
  const filters = [{ field: 'adGroupId', operator: 'EQUALS', value: adGroupId }];
  const { result } = z.parse(listed, await apple('POST', '/keywords/query', { filters }));
  const there = result.map(({ text }) => text).filter((text) => texts.includes(text));
  expect(there.toSorted()).toEqual(texts);
}, 180_000);

test('an answer that is cut in the middle says nothing, and what became of it is read back', async () => {
  const { proxy, bid, settled } = await startThroughProxy();
  let cuts = 0;
  proxy.change(({ path }, { status, body }) => {
    if (!path.endsWith('/bulk-update') || cuts === 1) return undefined;
    cuts += 1;
    return { status, body: body.slice(0, body.length / 2) };
  });
  expect((await settled(await bid('2.40'))).set.counts).toMatchObject({ edits: 3, live: 3 });
  expect(cuts).toBe(1);
}, 180_000);
