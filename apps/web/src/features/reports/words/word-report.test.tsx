import { expect, test } from 'vitest';
import { findWords, type WordRow } from '@tapwright/contracts/words';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { noEdges } from '../testing/no-edges.ts';
import { noMeasures } from '../testing/no-measures.ts';
import { reportState } from '../testing/report-state.ts';
import { WordReport } from './word-report.tsx';

const noWhere = { exactIn: 0, broadIn: 0, runningIn: 0, pausedIn: 0, negativeIn: 0, metIn: 0 };
const wordOf = (word: string, more: Partial<WordRow>): WordRow => ({
  word,
  origins: [],
  ...noWhere,
  bid: null,
  bidCurrency: null,
  suggestedBid: null,
  appleLists: [],
  weekPopularity: null,
  popularityTrend: null,
  firstSeen: null,
  listIds: [],
  note: null,
  lowShare: null,
  highShare: null,
  shareRank: null,
  popularity: null,
  sharesOn: null,
  ...noMeasures,
  before: null,
  compared: null,
  ...more,
});
const words = [
  wordOf('sleep timer', {
    origins: ['own'],
    exactIn: 2,
    runningIn: 2,
    metIn: 3,
    bid: '1.2',
    bidCurrency: 'USD',
  }),
  wordOf('pink noise', { origins: ['term'], metIn: 2, popularity: 5, listIds: [10_001] }),
  wordOf('שעון', { origins: ['negative'], negativeIn: 1 }),
];
const counts = { all: 12, own: 4, term: 7, negative: 1, apple: 3, listed: 2 };
const answer = {
  list: words,
  total: words.length,
  totals: noMeasures,
  totalsBefore: null,
  compared: null,
  edges: noEdges,
  counts,
  listCounts: [{ listId: 10_001, words: 9 }],
  isOfSeveral: false,
  popularityWeek: '2026-11-15',
  suggestedAt: null,
  bidsReadAt: null,
};

async function open(search: Record<string, string> = {}, told: object = {}) {
  fakeServer.answers(findWords, { ...answer, ...told });
  const { state, changes } = reportState(search);
  const opened: string[] = [];
  const part = (
    <WordReport
      state={state}
      place={{ teamId: 7, adamId: '71', country: 'JP' }}
      actions={undefined}
      lists={[{ listId: 10_001, name: 'Winter', mark: null }]}
      listActions={null}
      onOpen={({ word }) => opened.push(word)}
      foot={() => null}
    />
  );
  return { ...(await renderWeb(part, { user: ann })), changes, opened };
}

test('each word says where it stands, and one that nobody holds who met it', async () => {
  const { screen } = await open({ columns: 'where,bid' });
  expect(await screen.findByText('sleep timer')).toBeInTheDocument();
  expect(screen.getByText(t('words:where.exact', { count: 2 }))).toBeInTheDocument();
  expect(screen.getByText(t('words:where.met', { count: 2 }))).toBeInTheDocument();
  expect(screen.getByText(t('words:where.negative', { count: 1 }))).toBeInTheDocument();
  expect(screen.queryByText(t('words:where.met', { count: 3 }))).toBeNull();
  expect(screen.getByText('שעון')).toHaveAttribute('dir', 'auto');
});

test('a word that is known from lists alone says so, and one that stands somewhere too says where', async () => {
  const { screen } = await open(
    { columns: 'where' },
    {
      list: [
        wordOf('snow', { origins: ['listed'], listIds: [10_001] }),
        wordOf('nap', { origins: ['term', 'listed'], metIn: 2, listIds: [10_001] }),
      ],
    },
  );
  expect(await screen.findByText(t('words:where.listed'))).toBeInTheDocument();
  expect(screen.getByText(t('words:where.met', { count: 2 }))).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: `${t('words:tabs.listed')} 2` })).toBeInTheDocument();
});

test('tabs are origins with how many there are, whatever is filtered', async () => {
  const { screen, user, changes } = await open({ where: 'popularity>=4,runningIn=0' });
  const negative = await screen.findByRole('tab', { name: new RegExp(`${t('words:tabs.term')} 7`) });
  await user.click(negative);
  expect(changes).toMatchObject([{ origin: 'term' }]);
  expect(await screen.findByText(new RegExp(t('overview:filter.nowhere')))).toBeInTheDocument();
  expect(fakeServer.requests(findWords)).toMatchObject([
    // Of several under one name the server of the test tells the last.
    { adamId: '71', country: 'JP', having: 'runningIn=0' },
  ]);
});

test('what is filtered leaves the app and the storefront as they are', async () => {
  const { screen, user, changes } = await open(
    { app: '71', country: 'JP', name: 'timer' },
    { list: [], total: 0 },
  );
  await user.click(await screen.findByRole('button', { name: t('reportNotes:nothing.clear') }));
  const [cleared] = changes;
  expect(cleared).toMatchObject({
    name: '',
    campaigns: [
      { of: 'adamId', value: '71' },
      { of: 'country', value: 'JP' },
    ],
  });
});

test('figures that hold those of other storefronts are said to', async () => {
  const { screen } = await open({}, { isOfSeveral: true });
  expect(await screen.findByText(new RegExp(t('words:several').slice(0, 40)))).toBeInTheDocument();
});

test('lists of the team are tabs, and words in them carry their marks', async () => {
  const { screen, user, changes } = await open();
  expect(
    await screen.findByRole('img', { name: t('words:where.inList', { name: 'Winter' }) }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: /Winter 9/ }));
  expect(changes).toMatchObject([{ origin: undefined, listId: 10_001 }]);
});

test('what Apple tells of a word says how it moved and of which week it is', async () => {
  const told = wordOf('calm music', {
    origins: ['apple'],
    appleLists: ['keyword', 'category'],
    weekPopularity: 57,
    popularityTrend: 9,
  });
  const { screen } = await open(
    { columns: 'where,weekPopularity,popularityTrend,suggestedBid,appleLists' },
    { list: [told], total: 1, suggestedAt: '2026-11-16T07:30:00Z' },
  );
  expect(await screen.findByText('calm music')).toBeInTheDocument();
  expect(screen.getByText('57')).toBeInTheDocument();
  expect(screen.getByText('+9')).toBeInTheDocument();
  expect(screen.getByText(t('words:where.apple'))).toBeInTheDocument();
  expect(screen.getByText(new RegExp(t('words:told.week', { day: '14 Nov 2026' })))).toBeInTheDocument();
});

test('a storefront of which Apple tells no popularity says so', async () => {
  const { screen } = await open({}, { popularityWeek: null, suggestedAt: '2026-11-16T07:30:00Z' });
  expect(await screen.findByText(new RegExp(t('words:told.noWeek')))).toBeInTheDocument();
});

test('in its first days a team is told when Apple’s lists come, and that words come with the first sync', async () => {
  const { screen } = await open({}, { list: [], total: 0, popularityWeek: null });
  const notRead = await screen.findByText((text) => text.includes(t('words:told.notRead')));
  expect(notRead).toHaveTextContent('07:00 UTC');
  expect(await screen.findByText(t('words:empty.text'))).toBeInTheDocument();
});
