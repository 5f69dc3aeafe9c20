import { expect, test } from 'vitest';
import { findCampaignKinds } from '@tapwright/contracts/campaign-kinds';
import { findKeywords } from '@tapwright/contracts/keywords';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { keywordList } from './keyword-list.tsx';
import { keywordRow } from '../testing/keyword-row.ts';
import { noEdges } from '../testing/no-edges.ts';
import { noKinds } from '../testing/no-kinds.ts';
import { noMeasures } from '../testing/no-measures.ts';
import { reportState } from '../testing/report-state.ts';
import { ListReport } from './list-report.tsx';
import { NoRows } from '../rows/no-rows.tsx';

test('a keyword has its shares with their day, and a dash with the reason where there are none', async () => {
  const shown = { highShare: 1, shareRank: 1, popularity: 4, sharesOn: '2026-11-17' };
  fakeServer.answers(findKeywords, {
    list: [
      { ...keywordRow, ...shown, lowShare: 0.2 },
      { ...keywordRow, ...shown, keywordId: '31', name: 'night ferry', lowShare: 0.35, highShare: 0.35 },
      { ...keywordRow, keywordId: '32', name: 'harbour map' },
    ],
    total: 3,
    totals: noMeasures,
    totalsBefore: null,
    compared: null,
    edges: noEdges,
  });
  const { state, changes } = reportState({ columns: 'impressionShare,popularity' });
  const part = (
    <ListReport
      of={keywordList}
      state={state}
      place={{ teamId: 7 }}
      empty={<NoRows of="keywords" />}
      foot={() => null}
    />
  );
  const { screen, user } = await renderWeb(part, { user: ann });
  const range = await screen.findByText('20–100 %');
  await user.hover(range);
  expect(range.closest('[title]')).toHaveAttribute('title', t('overview:sharesOn', { day: '17 Nov 2026' }));
  expect(screen.getByText('35 %')).toBeInTheDocument();
  await user.hover(screen.getByText('35 %'));
  for (const cell of screen.getAllByText('–')) await user.hover(cell);
  const [none] = screen.getAllByText('–').filter((cell) => cell.closest('[title]'));
  expect(none?.closest('[title]')).toHaveAttribute('title', t('overview:noShares'));
  await user.click(screen.getByRole('button', { name: t('adWords:columns.impressionShare') }));
  expect(changes.at(-1)).toMatchObject({ sort: { key: 'impressionShare' } });
});

test('what an install costs more than its goal stands with its sign, and rows are bounded by it', async () => {
  fakeServer.answers(findKeywords, {
    list: [
      { ...keywordRow, cpaGoal: '2.00', goalDistance: 0.254 },
      { ...keywordRow, keywordId: '31', name: 'night ferry', cpaGoal: '2.00', goalDistance: -0.3 },
    ],
    total: 2,
    totals: noMeasures,
    totalsBefore: null,
    compared: null,
    edges: noEdges,
  });
  fakeServer.answers(findCampaignKinds, noKinds);
  const { state, changes } = reportState({ columns: 'cpaGoal,goalDistance' });
  const empty = <NoRows of="keywords" />;
  const part = (
    <ListReport of={keywordList} state={state} place={{ teamId: 7 }} empty={empty} foot={() => null} />
  );
  const { screen, user } = await renderWeb(part, { user: ann });
  expect(await screen.findByText('+25 %')).toBeInTheDocument();
  expect(screen.getByText('−30 %')).toBeInTheDocument();
  const filter = await screen.findByRole('combobox', { name: t('reportNotes:filter.label') });
  await user.type(filter, `${t('adWords:columns.goalDistance')} > 20{Enter}`);
  expect(changes.at(-1)).toMatchObject({
    conditions: [{ measure: 'goalDistance', is: '>', figure: 20 }],
  });
});

test('a keyword shows how much of its campaign’s daily cap is spent today, and the total counts campaigns at it', async () => {
  const capped = { ...keywordRow, campaignId: '11', capUse: 0.98, cappedToday: true };
  fakeServer.answers(findKeywords, {
    list: [
      capped,
      { ...capped, keywordId: '31', name: 'night ferry' },
      { ...keywordRow, keywordId: '32', name: 'harbour map', capUse: 0.4 },
    ],
    total: 3,
    totals: noMeasures,
    totalsBefore: null,
    compared: null,
    edges: noEdges,
  });
  const { state } = reportState({ columns: 'capUse' });
  const empty = <NoRows of="keywords" />;
  const { screen } = await renderWeb(
    <ListReport of={keywordList} state={state} place={{ teamId: 7 }} empty={empty} foot={() => null} />,
    { user: ann },
  );
  expect(await screen.findByText(t('overview:atCap', { count: 1 }))).toBeInTheDocument();
  // The sign of each row comes by itself.
  await expect
    .poll(() => screen.queryAllByRole('img', { name: t('adWords:columns.cappedToday') }))
    .toHaveLength(2);
  expect(screen.getByText('40 %')).toBeInTheDocument();
});
