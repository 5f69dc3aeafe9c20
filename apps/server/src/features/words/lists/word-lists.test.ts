import { codes } from '@tapwright/contracts/codes';
import { findTeamOperations } from '@tapwright/contracts/operation-log';
import * as lists from '@tapwright/contracts/word-lists';
import { findWords } from '@tapwright/contracts/words';
import { expect, test } from 'vitest';
import type { Somebody } from '../../teams/testing/team-server.ts';
import { startWithWords, timer, week } from '../testing/start-with-words.ts';

async function startWithList() {
  const world = await startWithWords();
  const { ask, owner, teamId, addKeyword } = world;
  await addKeyword('7011', 'Sleep timer');
  const list = await ask(owner, lists.addWordList, { body: { teamId, name: 'Winter', ink: 'amber' } });
  const put = async (who: Somebody, words: string[], { listId } = list) =>
    ask(who, lists.addListedWords, { body: { teamId, listId, ...timer, words } });
  const find = async (who: Somebody, query: object = {}) =>
    ask(who, findWords, {
      query: { teamId, ...week, ...timer, sortBy: 'name', sortOrder: 'asc', ...query },
    });
  return { ...world, list, put, find };
}

test('words of a list are folded, are known from then on and can be listed alone', async () => {
  const { ask, owner, teamId, list, put, find } = await startWithList();
  expect(list).toMatchObject({ name: 'Winter', ink: 'amber', mayEdit: true, revision: 1 });
  const answer = await put(owner, ['SLEEP  timer', 'snow', 'ＳＮＯＷ', '  ', 'x'.repeat(81), '雪']);
  expect(answer).toEqual({ added: 3, known: 0, leftOut: 2 });
  expect(await put(owner, ['snow', 'ice'])).toEqual({ added: 1, known: 1, leftOut: 0 });
  const { list: words, counts, listCounts } = await find(owner);
  expect(words.map(({ word, origins, listIds }) => [word, origins, listIds])).toEqual([
    ['ice', ['listed'], [list.listId]],
    ['sleep timer', ['own', 'listed'], [list.listId]],
    ['snow', ['listed'], [list.listId]],
    ['雪', ['listed'], [list.listId]],
  ]);
  expect([counts.all, counts.own, listCounts]).toEqual([4, 1, [{ listId: list.listId, words: 4 }]]);
  const parents = await ask(owner, lists.addWordList, { body: { teamId, name: 'Parents', ink: 'red' } });
  await put(owner, ['snow'], parents);
  // Of several lists, each word once.
  const listed = await find(owner, { origin: 'listed', name: 's' });
  expect([listed.list.map(({ word }) => word), listed.counts.listed]).toEqual([['sleep timer', 'snow'], 4]);
  const alone = await find(owner, { listId: list.listId, origin: 'own' });
  expect([alone.total, alone.counts.all]).toEqual([1, 4]);
  expect((await find(owner, { country: 'KR' })).list).toEqual([]);

  const out = { teamId, listId: list.listId, ...timer, words: ['Snow', 'sleep timer', 'rain'] };
  expect(await ask(owner, lists.removeListedWords, { body: out })).toEqual({ removed: 2 });
  // What is in another list stays known.
  expect((await find(owner)).list.map(({ word }) => word)).toEqual(['ice', 'sleep timer', 'snow', '雪']);
});

test('everybody who may use tools fills a list; its maker, the owner and admins change it, and are told of each other', async () => {
  const { ask, codeOf, owner, teamId, makeMember, put } = await startWithList();
  const admin = await makeMember(owner, teamId, 'admin');
  const manager = await makeMember(owner, teamId, 'manager');
  const own = await ask(manager, lists.addWordList, { body: { teamId, name: 'Parents', ink: 'blue' } });
  const all = await ask(manager, lists.findWordLists, { query: { teamId } });
  expect(all.map(({ name, mayEdit }) => [name, mayEdit])).toEqual([
    ['Parents', true],
    ['Winter', false],
  ]);
  const [, winter] = all;
  const change = { teamId, listId: winter?.listId ?? 0, name: 'Snow', ink: 'red', revision: 1 } as const;
  expect(await codeOf(manager, lists.modifyWordList, { body: change })).toBe(codes.notPermitted);
  expect(await ask(admin, lists.modifyWordList, { body: change })).toMatchObject({
    name: 'Snow',
    revision: 2,
  });
  expect(await codeOf(owner, lists.modifyWordList, { body: change })).toBe(codes.changedMeanwhile);
  expect(await put(manager, ['ice'])).toMatchObject({ added: 1 });
  const gone = { body: { teamId, listId: change.listId } };
  expect(await codeOf(manager, lists.removeWordList, gone)).toBe(codes.notPermitted);
  expect(await ask(admin, lists.removeWordList, gone)).toBeNull();
  expect(await codeOf(admin, lists.removeWordList, gone)).toBe(codes.notFound);
  expect(await ask(owner, lists.findWordLists, { query: { teamId } })).toMatchObject([
    { listId: own.listId },
  ]);
  const { list } = await ask(owner, findTeamOperations, { query: { teamId, pageNum: 1, pageSize: 40 } });
  expect(
    list.map(({ name }) => name).filter((name) => name.includes('ist of words') || name.includes('a list')),
  ).toEqual([
    'List of words removed',
    'Words put into a list',
    'List of words changed',
    'List of words made',
    'List of words made',
  ]);
});

test('whoever is bound to a part sees of lists what is known there and what they added; neighbours nothing', async () => {
  const { ask, codeOf, owner, teamId, makeMember, makePerson, makeTeam, bind, list, put, find, addKeyword } =
    await startWithList();
  await put(owner, ['snow', 'sleep timer', 'nap']);
  await addKeyword('7021', 'Nap');
  const member = await makeMember(owner, teamId, 'advManager');
  await bind(member, [7020]);
  await put(member, ['ice']);
  const seen = await find(member);
  expect(seen.list.map(({ word, listIds }) => [word, listIds])).toEqual([
    ['ice', [list.listId]],
    ['nap', [list.listId]],
  ]);
  expect(seen.listCounts).toEqual([{ listId: list.listId, words: 2 }]);
  expect([seen.counts.listed, (await find(member, { origin: 'listed' })).total]).toEqual([2, 2]);

  // What is there already, and out of their sight, they add all the same; nothing of it is theirs to take out.
  expect(await put(member, ['snow'])).toMatchObject({ added: 1 });
  expect((await find(member)).list.map(({ word }) => word)).toEqual(['ice', 'nap', 'snow']);
  expect((await find(owner)).listCounts).toEqual([{ listId: list.listId, words: 4 }]);
  const takeOut = { teamId, listId: list.listId, ...timer, words: ['sleep timer', 'ice'] };
  expect(await ask(member, lists.removeListedWords, { body: takeOut })).toEqual({ removed: 1 });
  const other = await ask(owner, lists.addWordList, { body: { teamId, name: 'Not theirs', ink: 'red' } });
  const toOther = { teamId, listId: other.listId, ...timer, words: ['snow', 'ice'] };
  await ask(owner, lists.addListedWords, { body: toOther });
  await put(member, ['ice']);
  expect((await find(member)).list.map(({ word, listIds }) => [word, listIds])).toEqual([
    ['ice', [list.listId]],
    ['nap', [list.listId]],
    ['snow', [list.listId]],
  ]);
  expect((await find(member)).listCounts).toEqual([{ listId: list.listId, words: 3 }]);
  const takeAll = { teamId, ...timer, words: ['snow', 'ice'] };
  for (const listId of [list.listId, other.listId])
    await ask(member, lists.removeListedWords, { body: { ...takeAll, listId } });
  expect((await find(owner)).listCounts).toEqual([
    { listId: list.listId, words: 3 },
    { listId: other.listId, words: 2 },
  ]);
  await put(member, ['snow']);
  await put(owner, ['ice']);

  const neighbour = await makePerson();
  const theirs = await makeTeam(neighbour, 'Neighbours');
  expect(await ask(neighbour, lists.findWordLists, { query: { teamId: theirs } })).toEqual([]);
  const foreign = { listId: list.listId, ...timer, words: ['hail'] };
  for (const call of [lists.addListedWords, lists.removeListedWords])
    expect(await codeOf(neighbour, call, { body: { teamId: theirs, ...foreign } })).toBe(codes.notFound);
  expect(await codeOf(neighbour, lists.addListedWords, { body: { teamId, ...foreign } })).toBe(
    codes.notPermitted,
  );
  expect((await find(owner)).list.map(({ word }) => word)).toEqual(['ice', 'nap', 'sleep timer', 'snow']);
});

test('a team keeps so many lists', async () => {
  const { ask, codeOf, owner, teamId } = await startWithList();
  for (let made = 1; made < lists.maxListsOfTeam; made += 1)
    await ask(owner, lists.addWordList, { body: { teamId, name: `List ${made}`, ink: 'green' } });
  const more = { body: { teamId, name: 'One more', ink: 'green' } };
  expect(await codeOf(owner, lists.addWordList, more)).toBe(codes.badInput);
});
