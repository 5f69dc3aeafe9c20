import { findWords } from '@tapwright/contracts/words';
import type { QueryOf } from '@tapwright/contracts/call';
import { expect, test } from 'vitest';
import { systemWrite } from '../writes/index.ts';
import {
  keepRead,
  putAppGenres,
  putGenreWords,
  putSuggestedBids,
  putSuggestedWords,
} from '../apple-words/index.ts';
import { startWithWords, timer, week } from './testing/start-with-words.ts';

type Query = Partial<Omit<QueryOf<typeof findWords>, 'teamId'>>;
const readAt = new Date('2026-11-16T08:00:00Z');

async function startWithAppleWords() {
  const world = await startWithWords();
  const { teamId, owner, addKeyword, ask, deps } = world;
  await addKeyword('7011', 'Sleep Timer', { bid: { amount: '1.20' } });
  await systemWrite({ database: deps.database }, 'a test', async ({ tx }) => {
    const told = (country: string, weekOf: string, genre: string, term: string, popularity: number) => ({
      country,
      week: weekOf,
      genre,
      term,
      popularity,
      rank: 1,
    });
    await putAppGenres(tx, { teamId, adamId: '71' }, ['HEALTH_FITNESS']);
    await putGenreWords(tx, teamId, [
      told('JP', '2026-11-15', 'HEALTH_FITNESS', 'Calm Music', 57),
      told('JP', '2026-08-16', 'HEALTH_FITNESS', 'calm music', 48),
      told('JP', '2026-11-15', 'HEALTH_FITNESS', 'sleep timer', 71),
      told('JP', '2026-11-15', 'GAMES', 'puzzle', 90),
      told('KR', '2026-11-15', 'HEALTH_FITNESS', 'nap', 33),
    ]);
    const suggested = { teamId, adamId: '71', country: 'JP', kind: 'keyword' } as const;
    await putSuggestedWords(tx, suggested, [{ term: 'gone', popularity: 9 }]);
    await putSuggestedWords(tx, suggested, [
      { term: 'calm music', popularity: 60 },
      { term: '睡眠 🎧', popularity: null },
    ]);
    await putSuggestedWords(tx, { ...suggested, country: '', kind: 'phrase' }, [
      { term: 'white noise for babies', popularity: 41 },
    ]);
    await keepRead(tx, { teamId, adamId: '71', country: 'JP', what: 'keywords' }, readAt);
    await putSuggestedBids(tx, { teamId, adAccountId: '7000' }, new Map([['900001', 1.75]]), readAt);
  });
  const find = (query: Query = {}, who = owner) =>
    ask(who, findWords, { query: { teamId, ...week, ...timer, sortBy: 'name', sortOrder: 'asc', ...query } });
  return { ...world, find };
}

test('what Apple tells of an app in a storefront is part of its words, with how popular it is and by how much that rose', async () => {
  const { find } = await startWithAppleWords();
  const { list, counts, ...reads } = await find();
  expect(list).toMatchObject([
    {
      word: 'calm music',
      origins: ['apple'],
      appleLists: ['keyword', 'category'],
      weekPopularity: 57,
      popularityTrend: 9,
    },
    {
      word: 'sleep timer',
      origins: ['own', 'apple'],
      appleLists: ['category'],
      weekPopularity: 71,
      popularityTrend: null,
      bid: '1.20',
      suggestedBid: '1.75',
    },
    { word: 'white noise for babies', appleLists: ['phrase'], weekPopularity: 41 },
    { word: '睡眠 🎧', appleLists: ['keyword'], weekPopularity: null },
  ]);
  expect(counts).toEqual({ all: 4, own: 1, term: 0, negative: 0, apple: 4, listed: 0 });
  expect(reads).toMatchObject({
    popularityWeek: '2026-11-15',
    suggestedAt: readAt.toISOString(),
    bidsReadAt: readAt.toISOString(),
  });
});

test('it can be filtered and sorted by; a word without popularity passes no bound', async () => {
  const { find } = await startWithAppleWords();
  const words = async (query: Query) => (await find(query)).list.map(({ word }) => word);
  expect(await words({ origin: 'apple', having: ['weekPopularity>=40', 'runningIn=0'] })).toEqual([
    'calm music',
    'white noise for babies',
  ]);
  expect(await words({ having: ['popularityTrend>5'] })).toEqual(['calm music']);
  expect(await words({ having: ['suggestedBid>1.5'] })).toEqual(['sleep timer']);
  expect((await words({ sortBy: 'weekPopularity', sortOrder: 'desc' }))[0]).toBe('sleep timer');
});

test('a storefront of which nothing was told, another part of the team and another team know none of it', async () => {
  const { find, ask, makePerson, makeTeam, teamId, owner, makeMember, bind, second } =
    await startWithAppleWords();
  const elsewhere = await find({ country: 'US' });
  expect(elsewhere).toMatchObject({ total: 0, popularityWeek: null, suggestedAt: null });
  const manager = await makeMember(owner, teamId, 'advManager');
  await bind(manager, [Number(second.campaignId)]);
  expect((await find({}, manager)).counts.apple).toBe(4);
  await bind(manager, [1]);
  expect((await find({}, manager)).counts.apple).toBe(0);
  const stranger = await makePerson();
  const theirs = await makeTeam(stranger);
  await expect(find({}, stranger)).rejects.toThrow();
  const asked = { ...week, ...timer, sortBy: 'name', sortOrder: 'asc' } as const;
  const answer = await ask(stranger, findWords, { query: { teamId: theirs, ...asked } });
  expect(answer).toMatchObject({ total: 0, popularityWeek: null });
  expect(teamId).not.toBe(theirs);
});
