import { addToDraft } from '@tapwright/contracts/change-drafts';
import { refreshAdvReports } from '@tapwright/contracts/apple-sync';
import { addKeywords, modifyKeywords } from '@tapwright/contracts/change-sets';
import { codes } from '@tapwright/contracts/codes';
import { findObjectHistory } from '@tapwright/contracts/object-history';
import { expect, test } from 'vitest';
import { type Changing, startChanging } from '../testing/start-changing.ts';

const historyOf = async ({ ask, owner, teamId }: Changing, objectId: string) =>
  (await ask(owner, findObjectHistory, { query: { teamId, kind: 'keyword', objectId, pageSize: 20 } })).list;

test('one object’s edits and what was changed outside stand in one line, the newest first', async () => {
  const server = await startChanging();
  const { ask, owner, teamId, keywordIds, settled, sandbox, adGroupId, readingOver } = server;
  const [keywordId = ''] = keywordIds;
  const bid = async (amount: string, note = '') =>
    settled(
      await ask(owner, modifyKeywords, { body: { teamId, note, keywords: [{ keywordId, bid: amount }] } }),
    );
  await bid('2.10', 'First');
  await readingOver();
  await sandbox.control('POST', '/clock', { stepMs: 60_000 });
  const change = { bid: { amount: '1.70', currency: 'RMB' } };
  await sandbox.control('POST', '/faults', {
    kind: 'consoleEdit',
    entity: 'keyword',
    id: Number(keywordId),
    change,
  });
  // It is noticed before the next edit, which finds it standing there.
  await sandbox.control('POST', '/clock', { stepMs: 900_000 });
  await ask(owner, refreshAdvReports, { query: { teamId } });
  const outside = async () =>
    (await historyOf(server, keywordId)).filter(({ source }) => source === 'outside');
  await expect.poll(async () => (await outside()).length, { timeout: 60_000 }).toBe(1);
  expect(await outside()).toMatchObject([
    { intent: 'update', after: { bid: expect.stringContaining('1.70') } },
  ]);
  await bid('1.90');
  await ask(owner, addToDraft, { body: { teamId, keywords: [{ keywordId, bid: '1.20' }] } });
  const edits = (await historyOf(server, keywordId)).filter(({ source }) => source === 'edit');
  expect(edits).toMatchObject([
    { before: { bid: '1.70' }, after: { bid: '1.90' }, state: 'live' },
    { before: { bid: '2.00' }, after: { bid: '2.10' }, note: 'First', authorId: owner.userId },
  ]);

  const added = await ask(owner, addKeywords, {
    body: { teamId, keywords: [{ adGroupId, text: 'made here', matchType: 'EXACT' }] },
  });
  const made = (await settled(added)).edits.list[0]?.objectId ?? '';
  expect(await historyOf(server, made)).toMatchObject([{ intent: 'create', after: { text: 'made here' } }]);
}, 180_000);

test('an object of others and one out of scope has no history', async () => {
  const server = await startChanging();
  const { owner, teamId, keywordIds, codeOf, makeMember, deps, campaignId } = server;
  const query = { teamId, kind: 'keyword', objectId: keywordIds[0] ?? '' };
  const neighbour = await server.makePerson();
  const theirs = await server.makeTeam(neighbour, 'Neighbours');
  expect(await codeOf(neighbour, findObjectHistory, { query })).toBe(codes.notPermitted);
  expect(await codeOf(neighbour, findObjectHistory, { query: { ...query, teamId: theirs } })).toBe(
    codes.notFound,
  );
  const bound = await makeMember(owner, teamId, 'campaignsReadOnly');
  const bind = async (scope: number[]) =>
    deps.database.write
      .updateTable('teamMembers')
      .set({ scope })
      .where('userId', '=', bound.userId)
      .execute();
  await bind([1]);
  expect(await codeOf(bound, findObjectHistory, { query })).toBe(codes.notFound);
  await bind([Number(campaignId)]);
  expect(await codeOf(bound, findObjectHistory, { query })).toBe(codes.success);
}, 180_000);
