import { expect, test } from 'vitest';
import { findNegativeKeywords } from '@tapwright/contracts/keywords';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { reportState } from '../testing/report-state.ts';
import { NegativeReport } from './negative-report.tsx';
import { NoRows } from './no-rows.tsx';

const open = () =>
  renderWeb(
    <NegativeReport
      state={reportState().state}
      place={{ teamId: 7, campaignId: '51', adGroupId: '511' }}
      empty={<NoRows of="negatives" />}
    />,
    { user: ann },
  );

test('words that could not be read are not shown as none', async () => {
  fakeServer.fails(findNegativeKeywords);
  const { screen } = await open();
  expect(await screen.findByText(t('overview:failed.title'))).toBeInTheDocument();
  expect(screen.queryByText(t('overview:empty.negatives'))).toBeNull();
});

test('where there is none it says so', async () => {
  fakeServer.answers(findNegativeKeywords, { list: [], total: 0 });
  const { screen } = await open();
  expect(await screen.findByText(t('overview:empty.negatives'))).toBeInTheDocument();
});
