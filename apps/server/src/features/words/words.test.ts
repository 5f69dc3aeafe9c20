import type { QueryOf } from '@tapwright/contracts/call';
import { codes } from '@tapwright/contracts/codes';
import { findTeamOperations } from '@tapwright/contracts/operation-log';
import {
  downloadWordCsv,
  findWordPlaces,
  findWords,
  findWordUses,
  keepWordNote,
} from '@tapwright/contracts/words';
import { addListedWords, addWordList, removeListedWords } from '@tapwright/contracts/word-lists';
import { getDay } from '@tapwright/domain/days';
import { foldKeyword } from '@tapwright/domain/keyword-text';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runCopyTransaction } from '../../platform/db/run-copy-transaction.ts';
import { mergeShares, prepareFacts } from '../measures/index.ts';
import { readTable } from '../reports/testing/read-table.ts';
import type { Somebody } from '../teams/testing/team-server.ts';
import { startWithWords, timer, week } from './testing/start-with-words.ts';

type Query = Partial<Omit<QueryOf<typeof findWords>, 'teamId'>>;

async function startWithEverything() {
  const world = await startWithWords();
  const { ask, deps, teamId, addKeyword, addNegative, report } = world;
  await addKeyword('7011', 'Sleep  Timer', {
    bid: { amount: '1.20' },
    creationTime: '2026-10-02T08:00:00.000',
  });
  await addKeyword('7021', 'ｓｌｅｅｐ timer', { matchType: 'BROAD', bid: { amount: '10.5' } });
  await addKeyword('7022', 'nap', { status: 'PAUSED' });
  await addNegative('7011', 'alarm');
  await addNegative('7021', 'ALARM', true);
  await report('2026-11-01', '2026-11-20', [
    ['7011', 'sleep timer', 3, '2026-11-15'],
    ['7012', 'sleep timer', 4, '2026-11-16'],
    ['7021', 'pink noise', 9, '2026-11-18'],
    ['7012', 'pink noise', 2, '2026-11-05'],
    ['7012', '', 50, '2026-11-18'],
    ['7012', '睡眠 音楽', 0, '2026-11-03'],
  ]);
  await prepareFacts(deps.database, { table: 'impression_share_days', months: new Set(['2026-11']) });
  await runCopyTransaction(deps.database, async (transaction) => {
    const days = { from: getDay('2026-11-01'), until: getDay('2026-11-30') };
    const share = (searchTerm: string, day: string, popularity: number) => ({
      adamId: '71',
      country: 'JP',
      searchTerm,
      day: getDay(day),
      lowShare: 0.1,
      highShare: 0.2,
      rank: 3,
      popularity,
    });
    await mergeShares(transaction, { teamId, adAccountId: '7000', adamIds: ['71'], ...days }, [
      share('pink noise', '2026-11-17', 2),
      share('pink noise', '2026-11-19', 5),
      share('sleep timer', '2026-11-19', 4),
    ]);
  });
  const find = (who: Somebody, query: Query = {}) =>
    ask(who, findWords, { query: { teamId, ...week, ...timer, sortBy: 'name', sortOrder: 'asc', ...query } });
  const words = async (who: Somebody, query: Query = {}) =>
    (await find(who, query)).list.map(({ word }) => word);
  return { ...world, find, words };
}

test('a word is one row, wherever it is known from and however it is written', async () => {
  const { owner, find } = await startWithEverything();
  const { list, total, totals, counts, isOfSeveral, edges } = await find(owner);
  expect(list).toMatchObject([
    { word: 'alarm', origins: ['negative'], negativeIn: 2, runningIn: 0, bid: null, firstSeen: null },
    { word: 'nap', origins: ['own'], pausedIn: 1, runningIn: 0, taps: 0, localSpendAmount: 0 },
    {
      word: 'pink noise',
      origins: ['term'],
      metIn: 2,
      taps: 9,
      localSpendAmount: 9_000_000,
      popularity: 5,
      shareRank: 3,
      sharesOn: '2026-11-19',
      firstSeen: '2026-11-05',
    },
    {
      word: 'sleep timer',
      origins: ['own', 'term'],
      exactIn: 1,
      broadIn: 1,
      runningIn: 2,
      metIn: 2,
      bid: '10.5',
      bidCurrency: 'USD',
      taps: 7,
      popularity: 4,
      firstSeen: '2026-10-02',
    },
    { word: '睡眠 音楽', origins: ['term'], metIn: 1, taps: 0, impressions: 0, firstSeen: '2026-11-03' },
  ]);
  expect(counts).toEqual({ all: 5, own: 2, term: 3, negative: 1, apple: 0, listed: 0 });
  expect([total, totals.taps, isOfSeveral, edges.dataTo]).toEqual([5, 16, true, '2026-11-20']);
});

test('what is popular, not ours and not negative can be asked for; whatever else is bounded too', async () => {
  const { owner, find, words } = await startWithEverything();
  expect(await words(owner, { having: ['popularity>=4', 'runningIn=0', 'negativeIn=0'] })).toEqual([
    'pink noise',
  ]);
  expect(await words(owner, { origin: 'own' })).toEqual(['nap', 'sleep timer']);
  expect(await words(owner, { origin: 'negative' })).toEqual(['alarm']);
  expect(await words(owner, { name: 'ＳＬＥＥＰ' })).toEqual(['sleep timer']);
  expect(await words(owner, { name: '音楽' })).toEqual(['睡眠 音楽']);
  expect(await words(owner, { having: ['taps>0', 'bid>10'] })).toEqual(['sleep timer']);
  const ofTaps = await find(owner, { having: ['taps>8'] });
  expect([ofTaps.total, ofTaps.totals.taps, ofTaps.counts.all]).toEqual([1, 9, 5]);
  expect(await words(owner, { sortBy: 'taps', sortOrder: 'desc' })).toEqual([
    'pink noise',
    'sleep timer',
    'alarm',
    'nap',
    '睡眠 音楽',
  ]);
  // What is not known comes last, whichever way.
  for (const sortOrder of ['asc', 'desc'] as const)
    expect((await words(owner, { sortBy: 'popularity', sortOrder })).slice(2)).toEqual([
      'alarm',
      'nap',
      '睡眠 音楽',
    ]);
  expect(await words(owner, { sortBy: 'firstSeen', sortOrder: 'asc', pageSize: 2, pageNum: 2 })).toEqual([
    'pink noise',
    'alarm',
  ]);
  expect(await words(owner, { country: 'KR' })).toEqual(['alarm', 'nap', 'pink noise', 'sleep timer']);
  expect(await words(owner, { country: 'US' })).toEqual([]);
  expect(await words(owner, { adamId: '72' })).toEqual([]);
});

test('where a word stands is told of any writing of it, and where one goes that stands nowhere', async () => {
  const { owner, teamId, ask, account } = await startWithEverything();
  const body = { teamId, ...week, ...timer };
  const [campaign] = account.campaigns;
  const { uses, place } = await ask(owner, findWordUses, {
    body: { ...body, words: ['SLEEP timer', 'alarm', 'new one'] },
  });
  expect(uses).toMatchObject([
    {
      word: 'sleep timer',
      keywords: [
        {
          text: 'Sleep  Timer',
          matchType: 'EXACT',
          isRunning: true,
          bid: '1.20',
          currency: 'USD',
          adGroupId: '7011',
        },
        { text: 'ｓｌｅｅｐ timer', matchType: 'BROAD', bid: '10.5', adGroupId: '7021' },
      ],
      negatives: [],
      met: [
        { adGroupId: '7012', taps: 4, localSpendAmount: 4_000_000, firstSeen: '2026-11-16' },
        { adGroupId: '7011', taps: 3, campaignName: campaign?.name },
      ],
    },
    { word: 'alarm', keywords: [], negatives: [{ adGroupId: '7011' }, { adGroupId: null, text: 'ALARM' }] },
    { word: 'new one', keywords: [], negatives: [], met: [] },
  ]);
  expect(place).toMatchObject({ campaignId: '7010', adGroupId: '7011' });
  const nowhere = await ask(owner, findWordUses, { body: { ...body, country: 'US', words: ['alarm'] } });
  expect(nowhere).toMatchObject({ uses: [{ keywords: [], negatives: [], met: [] }], place: null });
});

test('whoever is bound to a part knows the words of that part; neighbours and other roles know none', async () => {
  const { owner, teamId, ask, codeOf, makePerson, makeTeam, makeMember, bind, find, words } =
    await startWithEverything();
  const member = await makeMember(owner, teamId, 'advManager');
  await bind(member, [7020]);
  expect(await words(member)).toEqual(['alarm', 'nap', 'pink noise', 'sleep timer']);
  const { list, counts, totals } = await find(member);
  expect(list.at(-1)).toMatchObject({ exactIn: 0, broadIn: 1, metIn: 0, taps: 0, firstSeen: null });
  expect(list[0]).toMatchObject({ negativeIn: 1 });
  expect([counts, totals.taps]).toEqual([{ all: 4, own: 2, term: 1, negative: 1, apple: 0, listed: 0 }, 9]);
  const { uses, place } = await ask(member, findWordUses, {
    body: { teamId, ...week, ...timer, words: ['sleep timer', 'alarm'] },
  });
  expect(uses).toMatchObject([
    { keywords: [{ adGroupId: '7021' }], met: [] },
    { negatives: [{ campaignId: '7020' }] },
  ]);
  expect(place).toMatchObject({ campaignId: '7020' });
  expect(await ask(member, findWordPlaces, { query: { teamId } })).toEqual([
    { adamId: '71', app: '71', countries: ['JP', 'KR'] },
  ]);
  const leader = await makeMember(owner, teamId, 'manager');
  expect(await words(leader)).toHaveLength(5);

  const neighbour = await makePerson();
  const theirs = await makeTeam(neighbour, 'Neighbours');
  const query = { ...week, ...timer };
  expect((await ask(neighbour, findWords, { query: { teamId: theirs, ...query } })).counts.all).toBe(0);
  expect(await ask(neighbour, findWordPlaces, { query: { teamId: theirs } })).toEqual([]);
  expect(await codeOf(neighbour, findWords, { query: { teamId, ...query } })).toBe(codes.notPermitted);
  for (const role of ['finance', 'readOnly', 'campaignsReadOnly'] as const) {
    const reader = await makeMember(owner, teamId, role);
    expect(await codeOf(reader, findWords, { query: { teamId, ...query } })).toBe(codes.notPermitted);
  }
});

test('an older day that is reported later is when a word was seen first; what is no longer reported stays known', async () => {
  const { owner, find, report } = await startWithEverything();
  const seen = async () =>
    (await find(owner, { name: 'pink' })).list.map(({ firstSeen, taps }) => [firstSeen, taps]);
  await report('2026-10-01', '2026-10-31', [['7021', 'pink noise', 1, '2026-10-20']]);
  expect(await seen()).toEqual([['2026-10-20', 9]]);
  await report('2026-11-01', '2026-11-20', [['7011', 'sleep timer', 1, '2026-11-15']]);
  expect(await seen()).toEqual([['2026-10-20', 0]]);
});

test('a file holds the list of the screen, and words that a sheet would run as text', async () => {
  const { owner, teamId, origin, addKeyword } = await startWithEverything();
  await addKeyword('7011', '=cmd');
  const search = new URLSearchParams({
    teamId: String(teamId),
    ...week,
    ...timer,
    sortBy: 'name',
    sortOrder: 'asc',
    origin: 'own',
  });
  const file = await fetch(`${origin}${downloadWordCsv.path}?${search.toString()}`, {
    headers: { authorization: owner.token, 'accept-language': 'en' },
  });
  const { head, rows } = readTable(await file.text());
  const cellsOf = (name: string) => rows.map((row) => row[head.indexOf(name)]);
  expect(cellsOf('Word')).toEqual(["'=cmd", 'nap', 'sleep timer']);
  expect(cellsOf('Origin')).toEqual(['Ours', 'Ours', 'Ours, Search terms']);
  expect(cellsOf('Max CPT bid')).toEqual(['', '', '10.50']);
  expect(cellsOf('Taps')).toEqual(['0', '0', '7']);
});

test('the database folds words as the rest of the product does', async () => {
  const { write } = await startWithWords();
  const texts = [
    'Sleep Timer',
    '  sleep \t timer ',
    'ＳＬＥＥＰ　ｔｉｍｅｒ',
    'Café',
    'Cafe\u0301',
    'ÅNGSTRÖM',
    'ﬁt\u00a0ness',
    '睡眠\u3000音楽',
    'ｶﾀｶﾅ',
    '한국어',
    '한국어',
    'שָׁלוֹם \u200fעולם',
    'a\u200eb\u0007c',
    '🎵 music',
    '①②',
    '   ',
    'x'.repeat(80),
  ];
  const { rows } = await sql<{ word: string }>`
    select fold_word(given) as word from unnest(${texts}::text[]) with ordinality as t (given, place) order by place`.execute(
    write,
  );
  expect(rows.map(({ word }) => word)).toEqual(texts.map(foldKeyword));
});

test('what the team says of a word is one text, for whoever knows the word', async () => {
  const { owner, teamId, ask, codeOf, makeMember, makePerson, makeTeam, bind, find } =
    await startWithEverything();
  const note = { teamId, ...timer, word: 'PINK  noise' };
  const say = (who: Somebody, text: string) => ask(who, keepWordNote, { body: { ...note, text } });
  await say(owner, ' Ask legal ');
  const manager = await makeMember(owner, teamId, 'manager');
  await say(manager, 'Legal agrees');
  const noted = async (who: Somebody) =>
    (await find(who)).list.filter((row) => row.note !== null).map((row) => [row.word, row.note]);
  expect(await noted(owner)).toEqual([['pink noise', 'Legal agrees']]);
  const { uses } = await ask(owner, findWordUses, {
    body: { teamId, ...week, ...timer, words: ['pink noise', 'nap'] },
  });
  expect(uses).toMatchObject([{ note: { text: 'Legal agrees' } }, { note: null }]);

  const member = await makeMember(owner, teamId, 'advManager');
  await bind(member, [7010]);
  expect(await noted(member)).toEqual([['pink noise', 'Legal agrees']]);
  await ask(owner, keepWordNote, { body: { ...note, word: 'nap', text: 'Not for them' } });
  const notesFor = async (who: Somebody) => {
    const body = { teamId, ...week, ...timer, words: ['nap', 'pink noise'] };
    return (await ask(who, findWordUses, { body })).uses.map((use) => use.note?.text);
  };
  expect(await notesFor(member)).toEqual([undefined, 'Legal agrees']);
  expect(await notesFor(owner)).toEqual(['Not for them', 'Legal agrees']);
  const { listId } = await ask(member, addWordList, { body: { teamId, name: 'Mine', ink: 'green' } });
  const words = ['nap', 'lull'];
  await ask(member, addListedWords, { body: { teamId, ...timer, listId, words } });
  expect(await notesFor(member)).toEqual([undefined, 'Legal agrees']);
  expect(await noted(member)).toEqual([['pink noise', 'Legal agrees']]);
  const over = { body: { ...note, word: 'nap', text: 'mine' } };
  expect(await codeOf(member, keepWordNote, over)).toBe(codes.notFound);
  for (const text of ['Ours', 'Still ours'])
    await ask(member, keepWordNote, { body: { ...note, word: 'lull', text } });
  expect(await noted(member)).toEqual([
    ['lull', 'Still ours'],
    ['pink noise', 'Legal agrees'],
  ]);
  await ask(member, keepWordNote, { body: { ...note, word: 'lull', text: '' } });
  await ask(member, removeListedWords, { body: { teamId, ...timer, listId, words } });

  await ask(owner, keepWordNote, { body: { ...note, word: 'nap', text: '' } });
  const hidden = { body: { ...note, word: 'nap', text: 'mine' } };
  expect(await codeOf(member, keepWordNote, hidden)).toBe(codes.notFound);
  const neighbour = await makePerson();
  const theirs = await makeTeam(neighbour, 'Neighbours');
  const foreign = { body: { ...note, teamId: theirs, text: 'taken' } };
  expect(await codeOf(neighbour, keepWordNote, foreign)).toBe(codes.notFound);
  expect(await codeOf(neighbour, keepWordNote, { body: { ...note, text: 'taken' } })).toBe(
    codes.notPermitted,
  );

  await say(owner, '');
  expect(await noted(owner)).toEqual([]);
  const { list } = await ask(owner, findTeamOperations, { query: { teamId, pageNum: 1, pageSize: 40 } });
  expect(list.filter(({ name }) => name === 'Note of a word changed')).toHaveLength(8);
});
