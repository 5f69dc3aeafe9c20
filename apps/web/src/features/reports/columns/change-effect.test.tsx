import { expect, test } from 'vitest';
import { type ChangeEffect as Effect, findChangeEffect } from '@tapwright/contracts/change-effect';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { noMeasures } from '../testing/no-measures.ts';
import { ChangeEffect } from './change-effect.tsx';

const measures = {
  after: { ...noMeasures, localSpendAmount: 700_000_000, installs: 70, avgCpaAmount: 10_000_000 },
  before: { ...noMeasures, localSpendAmount: 1_400_000_000, installs: 70, avgCpaAmount: 20_000_000 },
};
const effect: Effect = {
  level: 'keyword',
  objects: 2,
  sent: { from: '2026-11-06', to: '2026-11-06' },
  compared: {
    after: { from: '2026-11-07', to: '2026-11-13' },
    before: { from: '2026-10-24', to: '2026-10-30' },
    dayCount: 7,
    measures,
  },
  readyOn: '2026-11-12',
  isConverted: false,
  others: { sets: 0, objects: 0 },
};

async function open(answer: Effect | null) {
  fakeServer.answers(findChangeEffect, answer);
  return renderWeb(<ChangeEffect teamId={7} changeSetId={3} unit="USD" />, { user: ann });
}
test('figures are by day and judged, the days are named and other changes counted', async () => {
  const { screen, user } = await open({ ...effect, others: { sets: 2, objects: 31 } });
  const spend = (await screen.findByText(t('changes:effect.spend'))).parentElement;
  expect(spend).toHaveTextContent('200.00 → 100.00');
  expect(spend).toHaveTextContent('50.0 %');
  expect(spend?.querySelector('[data-judgement]')).toHaveAttribute('data-judgement', 'none');
  const cost = screen.getByText(t('adWords:measures.avgCpaAmount')).parentElement;
  expect(cost).toHaveTextContent('20.00 → 10.00');
  expect(cost?.querySelector('[data-judgement]')).toHaveAttribute('data-judgement', 'good');
  expect(screen.getByText(/7–13 Nov 2026 against the same weekdays before, 24–30 Oct 2026/)).toBeVisible();
  expect(screen.getByText(/2 other changes touched 31/)).toBeVisible();

  await user.click(screen.getByRole('radio', { name: '14 days' }));
  await expect
    .poll(() => fakeServer.requests(findChangeEffect))
    .toEqual([
      { teamId: '7', changeSetId: '3', days: '7', unit: 'USD' },
      { teamId: '7', changeSetId: '3', days: '14', unit: 'USD' },
    ]);
});

test('too few days are said, with when there can be figures', async () => {
  const { screen } = await open({ ...effect, compared: null });
  expect(await screen.findByText(/From 12 Nov 2026 on/)).toBeVisible();
  expect(screen.queryByText(t('changes:effect.unknown'))).toBeNull();
});

test('where a day was not read nothing is compared', async () => {
  const compared = effect.compared && { ...effect.compared, measures: null };
  const { screen } = await open({ ...effect, compared });
  expect(await screen.findByText(/were not read from Apple/)).toBeVisible();
  expect(screen.queryByText(t('changes:effect.spend'))).toBeNull();
});
