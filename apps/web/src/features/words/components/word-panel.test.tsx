import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findWordUses, keepWordNote } from '@tapwright/contracts/words';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { WordPanel } from './word-panel.tsx';

const question = {
  teamId: 7,
  adamId: '71',
  country: 'JP',
  startTime: '2026-11-14',
  endTime: '2026-11-20',
} as const;
const place = { campaignId: '51', campaignName: 'Brand', adGroupId: '511', adGroupName: 'Words' };
const held = { ...place, text: 'Sleep Timer', matchType: 'EXACT', isRunning: true };
const use = {
  word: 'sleep timer',
  note: null,
  keywords: [{ ...held, keywordId: '1', bid: '1.2', currency: 'USD' }],
  negatives: [{ ...held, adGroupId: null, adGroupName: null, isRunning: false, negativeKeywordId: '2' }],
  met: [{ ...place, firstSeen: '2026-11-02', localSpendAmount: 0, impressions: 9, taps: 3, installs: 1 }],
};

const open = () =>
  renderWeb(
    <WordPanel
      word="sleep timer"
      question={question}
      facts={[{ label: 'Search popularity', value: '4' }]}
      actions={<button type="button">add</button>}
      onClose={() => undefined}
    />,
    { user: ann },
  );

test('a word tells who holds it and for how much, who keeps it out and who met it', async () => {
  fakeServer.answers(findWordUses, { uses: [use], place });
  const { screen } = await open();
  const [keyword, negative, met] = await screen.findAllByRole('listitem');
  if (keyword === undefined || negative === undefined || met === undefined)
    throw new Error('three are needed');
  expect(keyword).toHaveTextContent('1.20 USD');
  expect(within(keyword).getByRole('link', { name: 'Brand › Words' })).toBeInTheDocument();
  expect(within(keyword).getByText(t('adWords:statuses.running'))).toBeInTheDocument();
  expect(within(negative).getByRole('link', { name: 'Brand' })).toBeInTheDocument();
  expect(met).toHaveTextContent(t('words:panel.measured', { taps: '3', installs: '1' }));
  expect(screen.getByText('Search popularity')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'add' })).toBeInTheDocument();
  expect(fakeServer.requests(findWordUses)).toMatchObject([{ ...question, words: ['sleep timer'] }]);
});

test('a word that stands nowhere says so, and one that could not be read does not', async () => {
  fakeServer.answers(findWordUses, { uses: [{ ...use, keywords: [], negatives: [], met: [] }], place: null });
  const { screen } = await open();
  expect(await screen.findByText(t('words:panel.nowhere'))).toBeInTheDocument();
});

test('a word that could not be read is not shown as one that stands nowhere', async () => {
  fakeServer.fails(findWordUses);
  const { screen } = await open();
  expect(await screen.findByText(t('words:panel.failed'))).toBeInTheDocument();
  expect(screen.queryByText(t('words:panel.nowhere'))).toBeNull();
});

test('what the team says of a word stands with who said it, and is said anew', async () => {
  const note = { text: 'Ask legal', writtenBy: 'Ben', writtenAt: '2026-11-20T08:00:00Z' };
  fakeServer.answers(findWordUses, { uses: [{ ...use, note }], place });
  fakeServer.answers(keepWordNote, null);
  const { screen, user } = await open();
  const field = await screen.findByRole('textbox', { name: new RegExp(t('words:note.label')) });
  expect(field).toHaveValue('Ask legal');
  expect(screen.getByText(/Ben/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: t('words:note.keep') })).toBeNull();
  await user.clear(field);
  await user.type(field, 'Legal agrees ');
  await user.click(screen.getByRole('button', { name: t('words:note.keep') }));
  await expect
    .poll(() => fakeServer.requests(keepWordNote))
    .toMatchObject([{ teamId: 7, adamId: '71', country: 'JP', word: 'sleep timer', text: 'Legal agrees' }]);
});
