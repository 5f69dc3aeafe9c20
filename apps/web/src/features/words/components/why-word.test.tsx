import { expect, test } from 'vitest';
import { findWordDetail } from '@tapwright/contracts/word-detail';
import { findWordPlaces } from '@tapwright/contracts/words';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { much } from '../testing/word-detail-answer.ts';
import { WhyWord } from './why-word.tsx';

const open = async () =>
  renderWeb(<WhyWord teamId={7} campaignId="7010" word="white noise" onClose={() => undefined} />, {
    user: ann,
  });

test('beside a list a word tells in short who meets it, and what to bid', async () => {
  fakeServer.answers(findWordPlaces, [{ adamId: '71', app: 'Stillwater', countries: ['JP'] }]);
  fakeServer.answers(findWordDetail, much);
  const { screen } = await open();
  expect(await screen.findByText(t('wordDetail:bid.title'))).toBeInTheDocument();
  expect(screen.getByText(/Stillwater/)).toBeInTheDocument();
  expect(screen.getByText('1.75')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: t('words:panel.detail') })).toHaveAttribute(
    'href',
    expect.stringContaining('/tool/wordDetail'),
  );
  expect(fakeServer.requests(findWordDetail)).toMatchObject([
    { adamId: '71', country: 'JP', word: 'white noise' },
  ]);
});

test('of a campaign that is out of sight it tells nothing', async () => {
  fakeServer.answers(findWordPlaces, []);
  const { screen } = await open();
  expect(await screen.findByText(t('wordDetail:unknown.title'))).toBeInTheDocument();
});
