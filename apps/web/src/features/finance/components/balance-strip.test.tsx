import { type Balance, findBalance } from '@tapwright/contracts/ledger';
import { expect, test } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { BalanceStrip } from './balance-strip.tsx';

const balance: Balance = {
  currency: 'USD',
  available: 1_842_055,
  reserved: 1_228_644,
  reservedFor: 7,
  owed: 0,
  refund: 0,
  month: '2026-11-01',
  spentInMonth: 2_822_796,
};
const open = () => renderWeb(<BalanceStrip teamId={7} />, { user: ann });

test('available, reserved and spent stand in cents', async () => {
  fakeServer.answers(findBalance, balance);
  const { screen } = await open();
  for (const figure of ['18,420.55', '12,286.44', '28,227.96'])
    expect(await screen.findByText(figure)).toBeInTheDocument();
  expect(screen.getByText(t('finance:balance.reservedFor', { count: 7 }))).toBeInTheDocument();
});

test('what is owed is said where nothing is available', async () => {
  fakeServer.answers(findBalance, { ...balance, available: 0, owed: 2_000 });
  const { screen } = await open();
  expect(await screen.findByText(t('finance:balance.owed', { amount: '20.00' }))).toBeInTheDocument();
});

test('what is set aside to be paid back is said while there is any', async () => {
  fakeServer.answers(findBalance, { ...balance, refund: 32_000 });
  const { screen } = await open();
  expect(await screen.findByText('320.00')).toBeInTheDocument();
  expect(screen.getByText(t('finance:balance.refund'))).toBeInTheDocument();
});

test('without a refund there is no figure of it', async () => {
  fakeServer.answers(findBalance, balance);
  const { screen } = await open();
  await screen.findByText('18,420.55');
  expect(screen.queryByText(t('finance:balance.refund'))).toBeNull();
  expect(screen.queryByText('0.00')).toBeNull();
});

test('a balance that cannot be read is no zero', async () => {
  fakeServer.fails(findBalance);
  const { screen } = await open();
  expect(await screen.findByText(t('finance:balance.failed'))).toBeInTheDocument();
  expect(screen.queryByText('0.00')).toBeNull();
});
