import { findAds } from '@tapwright/contracts/ads';
import { expect, test } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { adList } from '../lists/ad-list.tsx';
import type { AdRow } from '../question/report-types.ts';
import { keywordRow } from '../testing/keyword-row.ts';
import { noEdges } from '../testing/no-edges.ts';
import { noMeasures } from '../testing/no-measures.ts';
import { reportState } from '../testing/report-state.ts';
import { AdTroubles } from './ad-troubles.tsx';
import { ListReport } from '../lists/list-report.tsx';

const shown: AdRow = {
  ...noMeasures,
  ...keywordRow,
  adId: '90',
  name: 'Winter',
  serving: 'running',
  productPage: 'Snow',
  productPageId: 'a-page',
};
const place = { teamId: 7, adGroupId: '20' };
const answer = (...list: AdRow[]) =>
  fakeServer.answers(findAds, {
    list,
    total: list.length,
    totals: noMeasures,
    totalsBefore: null,
    compared: null,
    edges: noEdges,
  });

test('ads say what each shows and what becomes of it at Apple', async () => {
  answer(
    { ...shown, taps: 12 },
    {
      ...shown,
      adId: '91',
      name: 'Default',
      status: 'paused',
      serving: 'paused',
      productPage: 'DEFAULT_PRODUCT_PAGE',
    },
    { ...shown, adId: '92', name: 'Spring', serving: 'inReview', productPage: null },
  );
  const { state } = reportState();
  const part = <ListReport of={adList} state={state} place={place} empty={null} foot={() => null} />;
  const { screen } = await renderWeb(part, { user: ann });
  const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr');
  expect(await rowOf('Winter')).toHaveTextContent('Snow');
  expect(await rowOf('Default')).toHaveTextContent(t('adWords:productPages.DEFAULT_PRODUCT_PAGE'));
  expect(await rowOf('Spring')).toHaveTextContent(t('adWords:servings.inReview'));
});

test('an ad that is meant to run and is rejected or hidden is named with the way to its reasons, no other', async () => {
  const asked: string[] = [];
  answer(
    shown,
    { ...shown, adId: '91', name: 'Spring', serving: 'rejected' },
    { ...shown, adId: '92', name: 'Summer', serving: 'pageHidden', status: 'paused' },
    { ...shown, adId: '93', name: 'Autumn', serving: 'inReview' },
  );
  const { state } = reportState();
  const part = <AdTroubles state={state} place={place} onWhy={({ adId }) => asked.push(adId)} />;
  const { screen, user } = await renderWeb(part, { user: ann });
  const line = t('overview:adTrouble', { name: 'Spring', why: t('adWords:servings.rejected') });
  expect(await screen.findByText(line)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('overview:adTroubleWhy') }));
  expect(asked).toEqual(['91']);
});
