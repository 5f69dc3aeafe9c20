import { modifyChangeLimits } from '@tapwright/contracts/change-approval';
import { addNegatives } from '@tapwright/contracts/change-sets';
import { codes } from '@tapwright/contracts/codes';
import * as lists from '@tapwright/contracts/negative-lists';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { exact, startWithList } from '../testing/start-with-list.ts';

test('what two lists want stays until neither does, and a campaign takes no more than it holds', async () => {
  const { ask, owner, key, attach, write, teamId } = await startWithList();
  await attach(owner, '7010');
  await sql`update campaigns set apple = apple || '{"adAccountId": "7000"}' where team_id = ${teamId}`.execute(
    write,
  );
  const other = await ask(owner, lists.addNegativeList, { body: { teamId, name: 'Other' } });
  const otherKey = { teamId, listId: other.listId };
  const words = [exact('free')];
  await ask(owner, lists.addListedNegatives, { body: { ...otherKey, words } });
  await ask(owner, lists.attachCampaigns, { body: { ...otherKey, campaignIds: ['7010'] } });
  const { changeSetId } = await ask(owner, lists.commitListStep, { body: key });
  // As if Apple had taken it: the row has its id.
  await write
    .updateTable('edits')
    .set({ state: 'live', appleId: 555, settledAt: new Date() })
    .where('changeSetId', '=', changeSetId)
    .execute();
  await write
    .updateTable('negativeKeywords')
    .set({ negativeKeywordId: 555 })
    .where('negativeKeywordId', '<', 0)
    .execute();
  const statesOf = async (of: typeof key) =>
    (await ask(owner, lists.findListedCampaign, { query: { ...of, campaignId: '7010' } })).list.map(
      ({ state }) => state,
    );
  expect([await statesOf(key), await statesOf(otherKey)]).toEqual([['stands'], ['stands']]);
  await ask(owner, lists.removeListedNegatives, { body: { ...key, words } });
  expect(await statesOf(key)).toEqual(['elsewhere']);
  await ask(owner, lists.removeListedNegatives, { body: { ...otherKey, words } });
  expect([await statesOf(key), await statesOf(otherKey)]).toEqual([['surplus'], ['byHand']]);

  const many = Array.from({ length: lists.maxWordsOfNegativeList }, (_, place) => exact(`word ${place}`));
  await ask(owner, lists.addListedNegatives, { body: { ...otherKey, words: many } });
  const preview = await ask(owner, lists.previewListStep, { body: otherKey });
  expect(preview).toMatchObject({ edits: 4999, campaigns: [{ add: 4999, over: 1 }] });
}, 60_000);

test('what somebody paused is started again, a set that needs a second person says so, and one of several campaigns is mended alone', async () => {
  const { ask, codeOf, owner, teamId, key, attach, write, account, addNegative, makeMember } =
    await startWithList();
  await sql`update campaigns set apple = apple || '{"adAccountId": "7000"}' where team_id = ${teamId}`.execute(
    write,
  );
  await attach(owner, '7010', '7020');
  await addNegative('7011', 'FREE', true);
  await sql`update negative_keywords set apple = apple || '{"status": "PAUSED", "campaignId": "7010"}'
    where team_id = ${teamId}`.execute(write);
  expect(account.adAccountId).toBe('7000');
  const counts = async () => {
    const { campaigns } = await ask(owner, lists.findNegativeList, { query: key });
    return campaigns.map((one) => [
      one.campaignId,
      one.counts.paused,
      one.counts.missing,
      one.counts.underWay,
    ]);
  };
  expect(await counts()).toEqual([
    ['7010', 1, 0, 0],
    ['7020', 0, 1, 0],
  ]);
  const paused = await ask(owner, lists.previewListStep, { body: { ...key, campaignIds: ['7010'] } });
  expect(paused).toMatchObject({
    campaigns: [{ campaignId: '7010', add: 0, activate: 1, remove: 0 }],
    edits: 1,
  });

  // An admin whose own limits stop at no object at all has to ask; the owner decides.
  const admin = await makeMember(owner, teamId, 'admin');
  const limits = { teamId, userId: admin.userId, revision: 0, maxBid: '', maxRise: '', mayRemove: true };
  await ask(owner, modifyChangeLimits, { body: { ...limits, maxObjects: 1 } });
  const both = await ask(admin, lists.previewListStep, { body: key });
  expect([both.edits, both.approval]).toEqual([2, ['ownObjects']]);
  const proposed = await ask(admin, lists.commitListStep, { body: key });
  expect(proposed).toMatchObject({ state: 'proposed', origin: 'list', counts: { edits: 2 } });
  // While it waits nothing is proposed twice.
  expect(await codeOf(admin, lists.commitListStep, { body: key })).toBe(codes.nothingToChange);
  expect(await counts()).toEqual([
    ['7010', 0, 0, 1],
    ['7020', 0, 0, 1],
  ]);
}, 60_000);

test('what Apple refused is told in its words, and what finishes the set later is the list’s own too', async () => {
  const { ask, owner, teamId, key, attach, write } = await startWithList();
  await sql`update campaigns set apple = apple || '{"adAccountId": "7000"}' where team_id = ${teamId}`.execute(
    write,
  );
  await attach(owner, '7010');
  const first = await ask(owner, lists.commitListStep, { body: key });
  const later = new Date(Date.now() + 60_000);
  const end = async (changeSetId: number, ended: object) =>
    write
      .updateTable('edits')
      .set({ settledAt: later, ...ended })
      .where('changeSetId', '=', changeSetId)
      .execute();
  await end(first.changeSetId, { state: 'refused', refusal: 'byApple', appleWords: 'No such word' });
  await write.deleteFrom('negativeKeywords').where('negativeKeywordId', '<', 0).execute();
  const shown = async () =>
    (await ask(owner, lists.findListedCampaign, { query: { ...key, campaignId: '7010' } })).list;
  expect(await shown()).toEqual([
    { text: 'free', matchType: 'EXACT', state: 'refused', appleWords: 'No such word' },
  ]);

  // As `finish` does it: a set of its own that says which one it repeats.
  const second = await ask(owner, addNegatives, {
    body: { teamId, negativeKeywords: [{ campaignId: '7010', text: 'free', matchType: 'EXACT' }] },
  });
  expect((await shown()).map(({ state }) => state)).toEqual(['underWay']);
  await write
    .updateTable('changeSets')
    .set({ repeats: first.changeSetId })
    .where('changeSetId', '=', second.changeSetId)
    .execute();
  await end(second.changeSetId, { state: 'live', appleId: 556 });
  await write
    .updateTable('negativeKeywords')
    .set({ negativeKeywordId: 556 })
    .where('negativeKeywordId', '<', 0)
    .execute();
  expect((await shown()).map(({ state }) => state)).toEqual(['stands']);
  await ask(owner, lists.removeListedNegatives, { body: { ...key, words: [exact('free')] } });
  expect((await shown()).map(({ state }) => state)).toEqual(['surplus']);
}, 60_000);
