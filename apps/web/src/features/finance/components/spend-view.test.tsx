import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { downloadMonthlySpend, findMonthlySpend, type MonthlySpend } from '@tapwright/contracts/finance';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { personalSettings } from '../../../platform/person/use-personal-setting.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { SpendView } from './spend-view.tsx';

const none = { inTeamCurrency: null, inOwnCurrency: null };
const spent = { inTeamCurrency: 12_500_000, inOwnCurrency: 12_500_000 };
const spend: MonthlySpend = {
  currency: 'USD',
  from: '2026-09-01',
  to: '2026-10-31',
  months: [
    { from: '2026-09-01', to: '2026-09-30' },
    { from: '2026-10-01', to: '2026-10-31' },
  ],
  groups: [
    {
      campaignGroupId: 5,
      name: 'Harbour games',
      isDetached: false,
      currency: 'USD',
      timeZone: 'UTC',
      months: [
        { ...none, notRead: [{ from: '2026-09-01', to: '2026-09-30' }], inWeeks: [] },
        { ...spent, notRead: [], inWeeks: [] },
      ],
      acrossMonths: none,
      total: spent,
    },
  ],
  totals: { months: [null, 12_500_000], acrossMonths: null, total: 12_500_000 },
  rates: [],
  edges: {
    dataTo: '2026-10-31',
    readAt: '2026-11-20T08:00:00Z',
    gaps: [],
    wholeOnly: [],
    youngFrom: null,
    timeZone: 'ORTZ',
    zones: ['UTC'],
    currencies: ['USD'],
    isConverted: false,
    rate: null,
    comparison: null,
    hasUnknownRates: false,
  },
};

const search = '?from=2026-09-01&to=2026-10-31';
const open = () => renderWeb(<SpendView teamId={7} />, { user: ann, path: '/finance/index', search });
const csv = { name: t('finance:download.csv') };

test('spend that could not be read is no empty table, and there is no file of it', async () => {
  fakeServer.fails(findMonthlySpend);
  const { screen } = await open();
  expect(await screen.findByText(t('finance:failed'))).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', csv)).toBeNull();
});

test('amounts are asked for in the currency of the top bar', async () => {
  fakeServer.answers(findMonthlySpend, spend);
  const { screen } = await open();
  await screen.findByText('Harbour games');
  act(() => personalSettings().unit.set('RMB'));
  await expect
    .poll(() => fakeServer.requests(findMonthlySpend))
    .toMatchObject([{ unit: 'USD' }, { unit: 'RMB' }]);
});

test('the newest month comes first', async () => {
  fakeServer.answers(findMonthlySpend, spend);
  const { screen } = await open();
  const heads = await screen.findAllByRole('columnheader');
  expect(heads.slice(2).map(({ textContent }) => textContent)).toEqual(['October 2026', 'September 2026']);
  const row = screen.getByText('Harbour games').closest('tr');
  expect([...(row?.cells ?? [])].map(({ textContent }) => textContent).slice(1)).toEqual([
    '12.50',
    '12.50',
    t('finance:missing.notRead'),
  ]);
});

test('where nothing is attached there is neither table nor file', async () => {
  fakeServer.answers(findMonthlySpend, { ...spend, groups: [] });
  const { screen } = await open();
  expect(await screen.findByText(t('finance:empty.title'))).toBeInTheDocument();
  expect(screen.queryByRole('button', csv)).toBeNull();
});

test('a month that was never read is named so, and never shown as nothing spent', async () => {
  fakeServer.answers(findMonthlySpend, spend);
  const { screen } = await open();
  const row = (await screen.findByText('Harbour games')).closest('tr');
  expect(row).toHaveTextContent('12.50');
  expect(row).toHaveTextContent(t('finance:missing.notRead'));
  expect(row).not.toHaveTextContent('0.00');
});

test('amounts that have no rate yet, and the rates that there are, are named with their age', async () => {
  const [group] = spend.groups;
  if (group === undefined) throw new Error('There is a group');
  fakeServer.answers(findMonthlySpend, {
    ...spend,
    groups: [group, { ...group, campaignGroupId: 6, name: 'West', currency: 'THB' }],
    rates: [{ currency: 'JPY', day: '2026-11-18', worth: '0.0065', source: 'euroReference' }],
  });
  const { screen } = await open();
  const rates = await screen.findByRole('region', { name: t('finance:rates.title') });
  expect(rates).toHaveTextContent(t('finance:rates.unknown', { currencies: 'THB' }));
  expect(rates).toHaveTextContent('0.0065');
});

test('a file that is refused is said with the reason', async () => {
  fakeServer.answers(findMonthlySpend, spend);
  fakeServer.refuses(downloadMonthlySpend, { code: 'notPermitted', message: 'Not with this role' });
  const { screen, user } = await open();
  await user.click(await screen.findByRole('button', csv));
  expect(await screen.findByText(/Not with this role/)).toBeInTheDocument();
});
