import {
  askOfOrder,
  cancelOrder,
  type OrderMessage,
  type OrderView,
  readOrder,
  writeToStaff,
} from '@tapwright/contracts/managed-orders';
import { expect, test } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { message, running, submitted } from '../testing/orders.ts';
import { OrderPage } from './order-page.tsx';

const open = (order: OrderView) =>
  renderWeb(
    <OrderPage
      order={order}
      path={null}
      done={<p>What staff did</p>}
      recharge={<b>Recharge here</b>}
      proposalLink={(changeSetId, isOpen) => <b>{`set ${changeSetId} ${isOpen ? 'open' : 'decided'}`}</b>}
    />,
    { user: ann },
  );

test('the way stands on top with who acts next, and giving up costs nothing until it is paid', async () => {
  fakeServer.answers(cancelOrder, null);
  const { screen, user } = await open(submitted);
  const steps = screen.getByRole('list', { name: t('managedOrders:steps.label') });
  expect(steps).toHaveTextContent(t('managedOrders:steps.next.planned'));
  expect(screen.getByText('No road navigation words')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('managedOrders:cancel.action') }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(t('managedOrders:cancel.text'));
  const [submit] = screen.getAllByRole('button', { name: t('managedOrders:cancel.submit') }).slice(-1);
  if (submit !== undefined) await user.click(submit);
  expect(await screen.findByText(t('managedOrders:cancel.done'))).toBeInTheDocument();
  expect(fakeServer.requests(cancelOrder)).toEqual([{ teamId: 7, orderId: 1042, reason: '' }]);
});

test('a balance that does not reach for the budget is said before anybody approves', async () => {
  const { screen } = await open({ ...submitted, money: { spent: 0, reserved: 0, available: 100_000 } });
  expect(screen.getByText('Recharge here')).toBeInTheDocument();
  expect(screen.getByText(t('managedOrders:figures.short', { amount: '$7,000.00' }))).toBeInTheDocument();
});

test('what runs has its figures, what was done, its months, and can be asked to pause once', async () => {
  fakeServer.answers(askOfOrder, null);
  const { screen, user } = await open(running);
  expect(screen.getByText('What staff did')).toBeInTheDocument();
  expect(screen.getByText('$2,119.59')).toBeInTheDocument();
  expect(screen.queryByText('Recharge here')).toBeNull();
  expect(screen.queryByRole('button', { name: t('managedOrders:cancel.action') })).toBeNull();
  await user.click(screen.getByRole('tab', { name: t('managedOrders:tabs.months') }));
  expect(await screen.findByText('2026-11')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('managedOrders:wishes.pause.ask') }));
  expect(await screen.findByText(t('managedOrders:wishes.sent'))).toBeInTheDocument();
  expect(fakeServer.requests(askOfOrder)).toEqual([{ teamId: 7, orderId: 1042, wish: 'pause' }]);
});

test('what was asked for is not asked again, and what is over is asked for nothing', async () => {
  const { screen, unmount } = await open({ ...running, asks: 'pause' });
  expect(screen.getByRole('button', { name: t('managedOrders:wishes.pause.asked') })).toBeDisabled();
  unmount();
  const refused = await open({ ...submitted, state: 'refused', reason: 'Not this app' });
  expect(refused.screen.getByText('Not this app')).toBeInTheDocument();
  expect(refused.screen.getByText(t('managedOrders:messages.over'))).toBeInTheDocument();
  expect(refused.screen.queryByRole('button', { name: t('managedOrders:messages.send') })).toBeNull();
});

const proposal = (state: 'proposed' | 'declined' | 'settled', changeSetId: number): OrderMessage => ({
  ...message,
  messageId: changeSetId,
  kind: 'proposal',
  body: 'Three campaigns to begin with',
  proposal: { changeSetId, state, edits: 12, decidedBy: null, decidedAt: null, reason: null },
});

test('proposals stand between the words with what became of them, and what is in sight is read', async () => {
  fakeServer.answers(readOrder, null);
  const messages = [
    ...submitted.messages,
    proposal('declined', 5),
    proposal('settled', 6),
    proposal('proposed', 7),
    { ...message, messageId: 8 },
  ];
  const { screen } = await open({ ...running, messages, unread: 1 });
  for (const text of ['set 5 decided', 'set 6 decided', 'set 7 open'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText(t('managedOrders:proposal.declined'))).toBeInTheDocument();
  expect(screen.getByText(t('managedOrders:proposal.open'))).toBeInTheDocument();
  await expect
    .poll(() => fakeServer.requests(readOrder))
    .toEqual([{ teamId: 7, orderId: 1042, messageId: 8 }]);
});

test('Ctrl and Enter send what was written; what could not be sent stays in the field', async () => {
  fakeServer.fails(writeToStaff);
  const { screen, user } = await open(running);
  const field = screen.getByLabelText(t('managedOrders:messages.toStaff'));
  await user.type(field, 'Can we try Japan?{Control>}{Enter}{/Control}');
  await expect.poll(() => fakeServer.requests(writeToStaff)).toHaveLength(1);
  expect(field).toHaveValue('Can we try Japan?');
  fakeServer.answers(writeToStaff, null);
  await user.click(screen.getByRole('button', { name: t('managedOrders:messages.send') }));
  await expect.poll(() => fakeServer.requests(writeToStaff)).toHaveLength(2);
  await expect.poll(() => field.getAttribute('value') ?? field.textContent).toBe('');
});
