import { approveRefund, endRefund, findRefunds, type Refund } from '@tapwright/contracts/refunds';
import { expect, test } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { RefundDesk } from './refund-desk.tsx';

const proposed: Refund = {
  teamId: 7,
  refundId: 3,
  teamName: 'Juniper Apps',
  reference: 'RF0000A1',
  rechargeReference: 'TW-444444-41',
  way: 'card',
  state: 'proposed',
  currency: 'USD',
  amount: 320_000,
  available: 334_820,
  reason: 'The app is sold',
  proposedBy: 'Noor Haddad',
  proposedAt: '2026-11-19T16:20:00Z',
  decidedBy: null,
  decidedAt: null,
  decision: null,
  isOwnTeam: false,
  isOwnProposal: false,
};
const approve = { name: t('recharges:refunds.form.approve.action') };

const open = async (row: Refund) => {
  fakeServer.answers(findRefunds, { list: [row], total: 1 });
  const rendered = await renderWeb(<RefundDesk />, { user: ann });
  const { screen, user } = rendered;
  await user.click(await screen.findByRole('button', { name: /Juniper Apps/ }));
  return rendered;
};

test('the second person sees what will be booked, and approves with a reason', async () => {
  const { screen, user } = await open(proposed);
  fakeServer.answers(approveRefund, null);
  const booking = t('recharges:refunds.booking', { amount: '3,200.00 USD', team: 'Juniper Apps' });
  expect(screen.getByText(booking)).toBeInTheDocument();
  await user.click(screen.getByRole('button', approve));
  const submit = { name: t('recharges:refunds.form.approve.submit') };
  await user.click(await screen.findByRole('button', submit));
  expect(fakeServer.requests(approveRefund)).toEqual([]);
  await user.type(screen.getByLabelText(t('recharges:refunds.form.reason')), 'Compared with the payer');
  await user.click(screen.getByRole('button', submit));
  const done = t('recharges:refunds.form.approve.done', { reference: proposed.reference });
  expect(await screen.findByText(done)).toBeInTheDocument();
});

test.each([
  [{ isOwnProposal: true }, t('recharges:refunds.ownProposal')],
  [{ isOwnTeam: true }, t('recharges:refunds.ownTeam')],
])('whoever may not be the second finds the sentence: %o', async (own, sentence) => {
  const { screen } = await open({ ...proposed, ...own });
  expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(screen.queryByRole('button', approve)).toBeNull();
});

const gaveBack = { name: t('recharges:refunds.form.gaveBack.action') };

test.each([
  ['approved', 'failed'],
  ['paid', 'returned'],
] as const)('of one that is %s staff say that the bank gave it back', async (state, outcome) => {
  const { screen, user } = await open({ ...proposed, way: 'remittance', state });
  fakeServer.answers(endRefund, null);
  await user.click(screen.getByRole('button', gaveBack));
  await user.type(await screen.findByLabelText(t('recharges:refunds.form.reason')), 'Account closed');
  await user.click(screen.getByRole('button', { name: t('recharges:refunds.form.gaveBack.submit') }));
  expect(
    await screen.findByText(t('recharges:refunds.form.gaveBack.done', { reference: 'RF0000A1' })),
  ).toBeInTheDocument();
  expect(fakeServer.requests(endRefund)).toMatchObject([{ outcome }]);
});

test('what a provider paid out is not said to be back by hand', async () => {
  const { screen } = await open({ ...proposed, state: 'paid' });
  expect(screen.queryByRole('button', gaveBack)).toBeNull();
});

test('how long one has waited is said while it waits, and not once it is over', async () => {
  const { screen, user } = await open(proposed);
  const age = { name: t('recharges:columns.age') };
  expect(screen.getByRole('columnheader', age)).toBeInTheDocument();
  await user.click(screen.getByText(t('recharges:queue.done')));
  await expect.poll(() => screen.queryByRole('columnheader', age)).toBeNull();
});

test('amounts of teams of two currencies say which', async () => {
  const { screen } = await open({ ...proposed, currency: 'RMB' });
  expect(screen.getByText('3,200.00 RMB')).toBeInTheDocument();
  expect(screen.getByText('3,348.20 RMB')).toBeInTheDocument();
});
