import { sendDraft } from '@tapwright/contracts/change-drafts';
import { modifyChangePolicy } from '@tapwright/contracts/change-approval';
import { addChangeComment, findChangeComments } from '@tapwright/contracts/change-comments';
import { addToDraft } from '@tapwright/contracts/change-drafts';
import { findChangeSet, modifyKeywords } from '@tapwright/contracts/change-sets';
import { codes } from '@tapwright/contracts/codes';
import { findTeamOperations } from '@tapwright/contracts/operation-log';
import { expect, test } from 'vitest';
import type { Somebody } from '../../teams/testing/team-server.ts';
import { startChanging } from '../testing/start-changing.ts';

const noRule = { maxRise: '', maxReserve: '', maxObjects: null, removal: false, roles: [], origins: [] };

async function startTalking() {
  const server = await startChanging();
  const { ask, owner, teamId, keywordIds, deps, openNotices } = server;
  const admin = await server.makeMember(owner, teamId, 'admin');
  const author = await server.makeMember(owner, teamId, 'advManager');
  const reader = await server.makeMember(owner, teamId, 'readOnly');
  const bid = (who: Somebody, amount: string) =>
    ask(who, modifyKeywords, {
      body: { teamId, keywords: [{ keywordId: keywordIds[0] ?? '', bid: amount }] },
    });
  const say = (who: Somebody, changeSetId: number, text: string) =>
    ask(who, addChangeComment, { body: { teamId, changeSetId, text } });
  const heard = async (who: Somebody) =>
    (await openNotices(who))
      .filter(({ typeId }) => typeId === 18)
      .map(({ detailed, changeSetId, sendUserId }) => [sendUserId, detailed, changeSetId]);
  const bind = async (who: Somebody, scope: number[]) =>
    deps.database.write.updateTable('teamMembers').set({ scope }).where('userId', '=', who.userId).execute();
  return { ...server, admin, author, reader, bid, say, heard, bind };
}

test('whoever sees a set says something of it, and those who take part are told', async () => {
  const server = await startTalking();
  const { ask, owner, admin, author, reader, teamId, bid, say, heard, settled } = server;
  const { changeSetId } = (await settled(await bid(author, '1.90'))).set;
  const long = `Why 1.90? ${'x'.repeat(300)}`;
  expect(await say(reader, changeSetId, `  ${long} `)).toMatchObject({
    text: long,
    authorId: reader.userId,
  });
  expect(await heard(author)).toEqual([
    [reader.userId, expect.stringMatching(/^Why 1\.90\? x{110}…$/), changeSetId],
  ]);
  for (const other of [owner, admin, reader]) expect(await heard(other)).toEqual([]);
  await say(author, changeSetId, 'It lost its rank');
  expect(await heard(reader)).toEqual([[author.userId, 'It lost its rank', changeSetId]]);
  expect(await heard(author)).toHaveLength(1);
  const query = { teamId, changeSetId };
  expect(await ask(admin, findChangeComments, { query })).toMatchObject({
    total: 2,
    list: [{ text: 'It lost its rank', authorId: author.userId }, { text: long }],
  });
  const log = await ask(owner, findTeamOperations, { query: { teamId } });
  expect(log.list.filter(({ name }) => name === 'Comment on changes')).toHaveLength(2);
});

test('of a proposal those who may decide are told too, and nobody of a draft', async () => {
  const server = await startTalking();
  const { ask, codeOf, owner, admin, author, reader, teamId, keywordIds, say, heard } = server;
  await ask(owner, modifyChangePolicy, { body: { teamId, revision: 0, ...noRule, maxObjects: 1 } });
  const keywords = keywordIds.map((keywordId) => ({ keywordId, bid: '1.50' }));
  const { changeSetId } = await ask(author, addToDraft, { body: { teamId, keywords } });
  const words = { body: { teamId, changeSetId, text: 'mine' } };
  for (const who of [author, owner]) expect(await codeOf(who, addChangeComment, words)).toBe(codes.notFound);
  expect(await ask(author, sendDraft, { body: { teamId, changeSetId } })).toMatchObject({
    state: 'proposed',
  });
  await say(author, changeSetId, 'Please soon');
  for (const who of [owner, admin]) expect(await heard(who)).toHaveLength(1);
  for (const who of [author, reader]) expect(await heard(who)).toEqual([]);
});

test('who sees nothing of a set neither reads nor writes there, nor hears of it', async () => {
  const server = await startTalking();
  const { codeOf, makePerson, makeTeam, owner, author, teamId, bid, say, heard, bind, settled } = server;
  const reader = await server.makeMember(owner, teamId, 'campaignsReadOnly');
  const { changeSetId } = (await settled(await bid(author, '1.90'))).set;
  await say(reader, changeSetId, 'Why?');
  await bind(reader, [1]);
  const neighbour = await makePerson();
  const neighbours = await makeTeam(neighbour);
  const query = { teamId, changeSetId };
  const body = { ...query, text: 'hello' };
  expect(await codeOf(reader, findChangeComments, { query })).toBe(codes.notFound);
  expect(await codeOf(reader, addChangeComment, { body })).toBe(codes.notFound);
  for (const [there, code] of [
    [teamId, codes.notPermitted],
    [neighbours, codes.notFound],
  ] as const) {
    expect(await codeOf(neighbour, findChangeComments, { query: { ...query, teamId: there } })).toBe(code);
    expect(await codeOf(neighbour, addChangeComment, { body: { ...body, teamId: there } })).toBe(code);
  }
  expect(await codeOf(author, addChangeComment, { body: { ...body, text: ' ' } })).toBe(codes.badInput);
  await say(author, changeSetId, 'It lost its rank');
  expect(await heard(reader)).toEqual([]);
});

test('a set says when it went, when it ended, and what did not go live by its reason', async () => {
  const server = await startTalking();
  const { ask, author, owner, teamId, bid, settled, deps } = server;
  const { changeSetId } = (await settled(await bid(author, '1.90'))).set;
  const query = { teamId, changeSetId };
  const ended = await ask(owner, findChangeSet, { query });
  expect(ended).toMatchObject({ ends: [], trail: { endedAt: ended.set.settledAt, takenOut: 0 } });
  expect(Date.parse(ended.trail.committedAt ?? '')).toBeLessThanOrEqual(
    Date.parse(ended.trail.endedAt ?? ''),
  );
  await deps.database.pool.query(
    `update edits set state = 'refused', refusal = 'noAuthority', apple_words = 'READ_ONLY' where change_set_id = $1`,
    [changeSetId],
  );
  const refused = { state: 'refused', refusal: 'noAuthority', count: 1, appleWords: 'READ_ONLY' };
  expect(await ask(owner, findChangeSet, { query })).toMatchObject({ ends: [refused] });
  const chosen = (end: string) => ask(owner, findChangeSet, { query: { ...query, end } });
  expect((await chosen('refused noAuthority')).edits).toMatchObject({ total: 1, list: [{ number: 1 }] });
  expect((await chosen('stale removed')).edits).toEqual({ total: 0, list: [] });
});
