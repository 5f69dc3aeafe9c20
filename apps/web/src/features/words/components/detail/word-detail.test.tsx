import { expect, test } from 'vitest';
import { findWordDetail } from '@tapwright/contracts/word-detail';
import { ann } from '../../../../testing/examples.ts';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../../testing/render-web.tsx';
import type { WordDetailAnswer } from '../../api/detail-query.ts';
import { much, nothing } from '../../testing/word-detail-answer.ts';
import { WordDetail } from './word-detail.tsx';

async function open(answer: WordDetailAnswer) {
  fakeServer.answers(findWordDetail, answer);
  const question = {
    teamId: 7,
    adamId: '71',
    country: 'JP',
    word: 'white noise',
    unit: 'USD' as const,
    startTime: '2026-11-01',
    endTime: '2026-11-20',
  };
  return renderWeb(<WordDetail question={question} stands={null} />, { user: ann });
}

test('one word says how popular it is, what it met, who meets it and where else it stands', async () => {
  const { screen } = await open(much);
  expect(await screen.findByText('white noise app')).toBeInTheDocument();
  expect(screen.getByText('Sleep › Words')).toBeInTheDocument();
  expect(screen.getByText(t('wordDetail:matchings.search'))).toBeInTheDocument();
  expect(screen.getByText('machine')).toBeInTheDocument();
  expect(screen.getByText('brown noise')).toBeInTheDocument();
  expect(screen.getByText(/^31.%–40.%$/)).toBeInTheDocument();
  expect(screen.getByRole('img')).toHaveAccessibleName(/69 on .* 71 on/);
});

test('a bid says what it is reckoned from, and that it is one step of the way', async () => {
  const { screen } = await open(much);
  expect(await screen.findByText('1.75')).toBeInTheDocument();
  expect(screen.getByText(new RegExp(t('wordDetail:bid.by.goal')))).toBeInTheDocument();
  expect(screen.getByText(new RegExp(t('wordDetail:bid.step')))).toBeInTheDocument();
});

test('of a word that nobody knows the page says so', async () => {
  const { screen } = await open(nothing);
  expect(await screen.findByText(t('wordDetail:unknown.title'))).toBeInTheDocument();
  expect(screen.getByText(/07:00 UTC/)).toBeInTheDocument();
});

test('in a storefront of which Apple tells no popularity the rest of the word stands, and that it does not is said', async () => {
  const { screen } = await open({ ...much, weeks: [], popularityWeek: null });
  expect(await screen.findByText(t('wordDetail:noPopularity'))).toBeInTheDocument();
  expect(screen.getByText('white noise app')).toBeInTheDocument();
  expect(screen.queryByRole('img')).toBeNull();
});

test('with popularity alone it says of each other part that there is nothing', async () => {
  const { screen } = await open({ ...nothing, weeks: much.weeks });
  expect(await screen.findByText(t('wordDetail:caught.none'))).toBeInTheDocument();
  expect(screen.getByText(t('wordDetail:catchers.none'))).toBeInTheDocument();
  expect(screen.getByText(new RegExp(t('wordDetail:bid.by.nothing')))).toBeInTheDocument();
});
