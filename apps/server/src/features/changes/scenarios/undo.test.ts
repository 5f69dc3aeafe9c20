import {
  addKeywords,
  addNegatives,
  commitChanges,
  modifyAdGroups,
  modifyCampaigns,
  modifyKeywords,
  previewChanges,
  removeKeywords,
  undoChanges,
} from '@tapwright/contracts/change-sets';
import { repeatChanges, sendDraft } from '@tapwright/contracts/change-drafts';
import { codes } from '@tapwright/contracts/codes';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Changing, startChanging } from '../testing/start-changing.ts';

const object = z.object({
  result: z.looseObject({
    status: z.string(),
    deleted: z.boolean(),
    bid: z.nullish(z.object({ amount: z.string() })),
  }),
});
const readObject = async ({ apple }: Changing, path: string) =>
  z.parse(object, await apple('GET', path)).result;

test('an undo brings back what was there, leaves what others changed since, and is a set that can be undone', async () => {
  const server = await startChanging();
  const { ask, owner, teamId, settled, keywordIds } = server;
  const [, two = ''] = keywordIds;
  const bids = async () =>
    Promise.all(keywordIds.map(async (id) => (await readObject(server, `/keywords/${id}`)).bid?.amount));
  const set = await ask(owner, modifyKeywords, {
    body: { teamId, keywords: keywordIds.map((keywordId) => ({ keywordId, bid: '1.80' })) },
  });
  await settled(set);
  await settled(
    await ask(owner, modifyKeywords, { body: { teamId, keywords: [{ keywordId: two, bid: '1.70' }] } }),
  );
  const undo = { teamId, changeSetId: set.changeSetId };
  const undone = await ask(owner, undoChanges, { body: undo });
  expect(undone).toMatchObject({ origin: 'undo', undoes: set.changeSetId, counts: { edits: 2 } });
  await settled(undone);
  expect(await bids()).toEqual(['2.00', '1.70', '2.00']);
  expect(await server.codeOf(owner, undoChanges, { body: undo })).toBe(codes.nothingToChange);

  const again = await ask(owner, undoChanges, {
    body: { teamId, changeSetId: undone.changeSetId, numbers: [1] },
  });
  await settled(again);
  expect(await bids()).toEqual(['1.80', '1.70', '2.00']);
}, 180_000);

test('what somebody changed since goes back only where that was seen and wanted', async () => {
  const { ask, owner, teamId, settled, keywordIds, codeOf, ...server } = await startChanging();
  const [one = '', two = ''] = keywordIds;
  const bids = async (ids: readonly string[], bid: string) =>
    settled(
      await ask(owner, modifyKeywords, {
        body: { teamId, keywords: ids.map((keywordId) => ({ keywordId, bid })) },
      }),
    );
  const { changeSetId } = (await bids([one, two], '1.80')).set;
  await bids([one, two], '1.70');
  const over = (...seen: string[]) => ({
    body: {
      teamId,
      changeSetId,
      over: seen.map((bid, place) => ({ number: place + 1, before: { bid } })),
    },
  });
  const keywords = [{ keywordId: one, bid: '2.00', before: { bid: '1.80' } }];
  const [seen] = (await ask(owner, previewChanges, { body: { teamId, keywords } })).edits;
  expect(seen?.since).toMatchObject({ by: expect.stringMatching(/^Person/), isOutside: false });
  // Somebody else's later value is not what was seen.
  expect(await codeOf(owner, undoChanges, over('1.60', '1.80'))).toBe(codes.nothingToChange);
  const undone = await ask(owner, undoChanges, over('1.70', '1.60'));
  expect(undone).toMatchObject({ undoes: changeSetId, counts: { edits: 1 } });
  const { edits } = await settled(undone);
  expect(edits.list).toMatchObject([
    { objectId: one, state: 'live', before: { bid: '1.70' }, after: { bid: '2.00' } },
  ]);
  const neighbour = await server.makePerson();
  expect(await codeOf(neighbour, undoChanges, over('2.00', '1.70'))).not.toBe(codes.success);
}, 180_000);

test('what was removed stays so, and is added afresh as a change of its own', async () => {
  const server = await startChanging();
  const { ask, owner, teamId, settled, keywordIds, adGroupId, codeOf } = server;
  const removed = await settled(
    await ask(owner, removeKeywords, {
      body: { teamId, keywordIds: keywordIds.slice(0, 2), confirmed: ['removalIsFinal'] },
    }),
  );
  const { changeSetId } = removed.set;
  expect(await codeOf(owner, undoChanges, { body: { teamId, changeSetId } })).toBe(codes.nothingToChange);
  const body = { teamId, changeSetId, numbers: [1] };
  const reader = await server.makeMember(owner, teamId, 'readOnly');
  expect(await codeOf(reader, repeatChanges, { body })).not.toBe(codes.success);
  const stranger = await server.makePerson();
  expect(await codeOf(stranger, repeatChanges, { body })).not.toBe(codes.success);
  const draft = await ask(owner, repeatChanges, { body });
  expect(draft).toMatchObject({ state: 'draft', repeats: null, counts: { edits: 1 } });
  const added = await settled(
    await ask(owner, sendDraft, { body: { teamId, changeSetId: draft.changeSetId } }),
  );
  expect(added.edits.list).toMatchObject([
    { intent: 'create', adGroupId, name: removed.edits.list[0]?.name, after: { bid: '2.00' }, state: 'live' },
  ]);
  expect(added.edits.list[0]?.objectId).not.toBe(removed.edits.list[0]?.objectId);
}, 180_000);

test('what was added is paused or, a negative, removed; a removal stays', async () => {
  const server = await startChanging();
  const { ask, owner, teamId, settled, keywordIds, adGroupId, campaignId } = server;
  const confirmed = ['removalIsFinal' as const];
  const added = await ask(owner, addKeywords, {
    body: { teamId, keywords: [{ adGroupId, text: 'added', matchType: 'EXACT' }] },
  });
  const keyword = (await settled(added)).edits.list[0]?.objectId;
  await settled(await ask(owner, undoChanges, { body: { teamId, changeSetId: added.changeSetId } }));
  expect(await readObject(server, `/keywords/${keyword}`)).toMatchObject({
    status: 'PAUSED',
    deleted: false,
  });

  const excluded = await ask(owner, addNegatives, {
    body: { teamId, negativeKeywords: [{ campaignId, text: 'free', matchType: 'EXACT' }] },
  });
  const negative = (await settled(excluded)).edits.list[0]?.objectId;
  const undo = { teamId, changeSetId: excluded.changeSetId };
  expect(await server.codeOf(owner, undoChanges, { body: undo })).toBe(codes.confirmationNeeded);
  await settled(await ask(owner, undoChanges, { body: { ...undo, confirmed } }));
  expect(await readObject(server, `/negative-keywords/${negative}`)).toMatchObject({ deleted: true });

  const removed = await ask(owner, removeKeywords, {
    body: { teamId, confirmed, keywordIds: keywordIds.slice(0, 1) },
  });
  await settled(removed);
  const final = { body: { teamId, changeSetId: removed.changeSetId } };
  expect(await server.codeOf(owner, undoChanges, final)).toBe(codes.nothingToChange);
}, 180_000);

test('an ad manager takes back their own sets and not those of others, a manager also those', async () => {
  const { ask, owner, teamId, settled, adGroupId, makeMember, codeOf } = await startChanging();
  const adGroups = (bid: string) => ({ body: { teamId, adGroups: [{ adGroupId, bid }] } });
  const manager = await makeMember(owner, teamId, 'manager');
  const adManager = await makeMember(owner, teamId, 'advManager');
  const set = await ask(owner, modifyAdGroups, adGroups('6'));
  await settled(set);
  const undo = { body: { teamId, changeSetId: set.changeSetId } };
  expect(await codeOf(adManager, undoChanges, undo)).toBe(codes.notPermitted);
  await settled(await ask(manager, undoChanges, undo));
  const own = await ask(adManager, modifyAdGroups, adGroups('7'));
  await settled(own);
  await settled(await ask(adManager, undoChanges, { body: { teamId, changeSetId: own.changeSetId } }));
}, 180_000);

test('a bid that stood at Apple above the max of its ad group goes back there, and no other does', async () => {
  const server = await startChanging();
  const { ask, owner, teamId, settled, keywordIds, adGroupId } = server;
  const [one = ''] = keywordIds;
  // The bids of 2.00 stand above it from now on, as Apple lets them.
  await settled(
    await ask(owner, modifyAdGroups, {
      body: { teamId, adGroups: [{ adGroupId, bid: '1.50' }], confirmed: ['keywordsAbove'] },
    }),
  );
  const lowered = await ask(owner, modifyKeywords, {
    body: { teamId, keywords: [{ keywordId: one, bid: '1.20' }] },
  });
  await settled(lowered);
  const { changeSetId } = lowered;
  const refusedOf = async (bid: string, undoes?: number) => {
    const body = { teamId, undoes, keywords: [{ keywordId: one, bid }] };
    const [edit] = (await ask(owner, previewChanges, { body })).edits;
    return [edit?.refused.map(({ reason }) => reason), edit?.adGroup?.adGroupId, edit?.adGroup?.bid];
  };
  expect(await refusedOf('2.00', changeSetId)).toEqual([[], undefined, undefined]);
  const refused = [['bidAboveAdGroup'], adGroupId, '1.50'];
  expect(await refusedOf('1.90', changeSetId)).toEqual(refused);
  expect(await refusedOf('2.00')).toEqual(refused);
  const raised = await ask(owner, previewChanges, {
    body: { teamId, keywords: [{ keywordId: one, bid: '2.00' }], adGroups: [{ adGroupId, bid: '2.00' }] },
  });
  expect(raised.edits.filter(({ refused }) => refused.length > 0)).toEqual([]);
  await settled(await ask(owner, undoChanges, { body: { teamId, changeSetId, confirmed: ['bidRose'] } }));
  expect((await readObject(server, `/keywords/${one}`)).bid?.amount).toBe('2.00');
}, 180_000);

test('where a rule stands against all that would go back it is named, and otherwise only that stays out', async () => {
  const { ask, owner, origin, teamId, settled, keywordIds, adGroupId, campaignId } = await startChanging();
  const [one = ''] = keywordIds;
  const setMax = async (bid: string) =>
    settled(
      await ask(owner, modifyAdGroups, {
        body: { teamId, adGroups: [{ adGroupId, bid }], confirmed: ['keywordsAbove'] },
      }),
    );
  const setCap = async (dailyCap: string) =>
    settled(await ask(owner, modifyCampaigns, { body: { teamId, campaigns: [{ campaignId, dailyCap }] } }));
  await setMax('9.00');
  const lowered = await setMax('3.00');
  const undo = async (changeSetId: number) => {
    const response = await fetch(`${origin}${undoChanges.path}`, {
      method: 'POST',
      headers: { authorization: owner.token, 'content-type': 'application/json' },
      body: JSON.stringify({ teamId, changeSetId, confirmed: ['bidRose'] }),
    });
    return z.parse(z.looseObject({ code: z.int(), data: z.unknown() }), await response.json());
  };
  // No bid of 9.00 stands under it any more.
  await setCap('8.00');
  expect(await undo(lowered.set.changeSetId)).toMatchObject({
    code: codes.badInput,
    data: { fields: { 'edits.1.bid': expect.stringContaining('8.00') } },
  });
  await setCap('100.00');
  const both = await settled(
    await ask(owner, commitChanges, {
      body: {
        teamId,
        adGroups: [{ adGroupId, bid: '2.00' }],
        keywords: [{ keywordId: one, status: 'paused' }],
      },
    }),
  );
  await setCap('2.50');
  expect(await undo(both.set.changeSetId)).toMatchObject({
    code: codes.success,
    data: { counts: { edits: 1 } },
  });
}, 180_000);
