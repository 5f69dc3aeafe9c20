import { type ClosedMonth, downloadMonth, findClosedMonths } from '@tapwright/contracts/ledger-months';
import { expect, test } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { MonthsView } from './months-view.tsx';

const october: ClosedMonth = {
  month: '2026-10',
  bookings: 62,
  cameIn: 5_000_000,
  spent: 4_526_574,
  before: { available: 200_000, reserved: 1_000_000, refund: 0, owed: 0 },
  after: { available: 267_516, reserved: 1_436_296, refund: 0, owed: 0 },
};
const open = async (list: ClosedMonth[]) => {
  fakeServer.answers(findClosedMonths, { list, total: list.length, currency: 'USD' });
  return renderWeb(<MonthsView teamId={7} />, { user: ann });
};

test('a month says what came, what was spent and what was left', async () => {
  const { screen } = await open([october]);
  const row = await screen.findByRole('row', { name: /October 2026/ });
  for (const figure of ['62', '50,000.00', '45,265.74', '2,675.16', '14,362.96'])
    expect(row).toHaveTextContent(figure);
});

test('what was set aside to be paid back has its column where there is any', async () => {
  const head = { name: t('finance:month.columns.refund') };
  const { screen } = await open([{ ...october, after: { ...october.after, refund: 32_000 } }]);
  expect(await screen.findByText('320.00')).toBeInTheDocument();
  expect(screen.getByRole('columnheader', head)).toBeInTheDocument();
});

test('without a refund there is no column of it', async () => {
  const { screen } = await open([october]);
  await screen.findByRole('row', { name: /October 2026/ });
  expect(screen.queryByRole('columnheader', { name: t('finance:month.columns.refund') })).toBeNull();
});

test('a statement that is refused is said with the reason', async () => {
  fakeServer.refuses(downloadMonth, { code: 'notFound', message: 'That month is not over' });
  const { screen, user } = await open([october]);
  const name = t('finance:months.save', { month: 'October 2026' });
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(/That month is not over/)).toBeInTheDocument();
});

test('before the first month is over the page says when one appears', async () => {
  const { screen } = await open([]);
  expect(await screen.findByText(t('finance:months.emptyText'))).toBeInTheDocument();
});
