import {
  acceptOrder,
  findQueuedOrder,
  findQueuedOrders,
  handOverGroup,
  type QueuedOrderView,
  refuseOrder,
} from '@tapwright/contracts/managed-order-queue';
import { findOrders } from '@tapwright/contracts/managed-orders';
import { expect, test } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { queuedLine, queuedOrder, running, submitted } from '../testing/orders.ts';
import { OrderDesk } from './order-desk.tsx';
import { OrderList } from './order-list.tsx';
import { QueuedOrderPage } from './queued-order-page.tsx';

const openDesk = () => renderWeb(<OrderDesk linkTo={(_row, name) => <b>{name}</b>} />, { user: ann });
const openOne = async (order: QueuedOrderView) => {
  fakeServer.answers(findQueuedOrder, order);
  return renderWeb(
    <QueuedOrderPage
      of={{ teamId: 7, orderId: 1042 }}
      back={null}
      workLinks={() => <b>To the console</b>}
      proposalLink={() => null}
    />,
    { user: ann },
  );
};
const task = (name: 'accept' | 'refuse' | 'take' | 'handOver' | 'end') => ({
  name: t(`managedOrders:tasks.${name}.action`),
});

test('the queue says whose order it is, what it asks, and who looks after it', async () => {
  const list = [
    queuedLine,
    {
      ...queuedLine,
      orderId: 1043,
      isMine: true,
      asks: 'pause' as const,
      state: 'running' as const,
      unread: 2,
    },
  ];
  fakeServer.answers(findQueuedOrders, { list, total: 2 });
  const { screen } = await openDesk();
  expect(await screen.findByText('AM-1042')).toBeInTheDocument();
  expect(screen.getAllByText('Halden Labs')).toHaveLength(2);
  expect(screen.getByText(t('managedOrders:wishes.pause.asked'))).toBeInTheDocument();
  expect(screen.getByText(t('managedOrders:queue.you'))).toBeInTheDocument();
});

test('what is over is asked for when it is looked for', async () => {
  fakeServer.answersWith(findQueuedOrders, ({ query }) =>
    query.state === 'done'
      ? { list: [{ ...queuedLine, state: 'done' as const }], total: 1 }
      : { list: [], total: 0 },
  );
  const { screen, user } = await openDesk();
  await user.click(await screen.findByRole('radio', { name: t('managedOrders:queue.done') }));
  expect(await screen.findByText('AM-1042')).toBeInTheDocument();
});

test('an empty queue and a failed one say so', async () => {
  fakeServer.answers(findQueuedOrders, { list: [], total: 0 });
  const { screen, unmount } = await openDesk();
  expect(await screen.findByText(t('managedOrders:queue.none'))).toBeInTheDocument();
  unmount();
  fakeServer.fails(findQueuedOrders);
  const failed = await openDesk();
  expect(await failed.screen.findByText(t('managedOrders:list.failed'))).toBeInTheDocument();
});

test('a submitted order is accepted with words, or refused with a reason that is not left out', async () => {
  fakeServer.answers(acceptOrder, null);
  const { screen, user } = await openOne(queuedOrder);
  await user.click(await screen.findByRole('button', task('refuse')));
  const submit = { name: t('managedOrders:tasks.refuse.submit') };
  await user.click(await screen.findByRole('button', submit));
  expect(await screen.findByText(t('managedOrders:rules.reason'))).toBeInTheDocument();
  expect(fakeServer.requests(refuseOrder)).toEqual([]);
  await user.click(screen.getByRole('button', { name: t('frame:cancel') }));
  await user.click(screen.getByRole('button', task('accept')));
  await user.type(await screen.findByLabelText(new RegExp(t('managedOrders:tasks.words'))), 'We begin');
  await user.click(screen.getByRole('button', { name: t('managedOrders:tasks.accept.submit') }));
  expect(await screen.findByText(t('managedOrders:tasks.accept.done'))).toBeInTheDocument();
  expect(fakeServer.requests(acceptOrder)).toEqual([{ teamId: 7, orderId: 1042, text: 'We begin' }]);
});

test('a campaign group is opened under the name of the app, with the order as its reason', async () => {
  fakeServer.answers(handOverGroup, null);
  const { screen, user } = await openOne({ ...queuedOrder, state: 'accepted', staff: 'Ann', isMine: true });
  await user.click(await screen.findByRole('button', task('handOver')));
  await user.click(await screen.findByRole('button', { name: t('managedOrders:tasks.handOver.submit') }));
  expect(await screen.findByText(t('managedOrders:tasks.handOver.done'))).toBeInTheDocument();
  expect(fakeServer.requests(handOverGroup)).toEqual([
    { teamId: 7, orderId: 1042, name: 'Lingo Harbor', reason: 'AM-1042' },
  ]);
});

test.each([
  [{ state: 'accepted', staff: 'Jonas' }, ['take'], false],
  [{ state: 'running', staff: 'Ann', isMine: true, campaignGroupId: 3 }, ['end'], true],
  [{ state: 'planned', staff: 'Ann', isMine: true, campaignGroupId: 3 }, [], true],
  [{ state: 'submitted', isOwnTeam: true }, [], false],
  [{ state: 'done', staff: 'Ann', isMine: true }, [], false],
] as const)('%o can be done: %o', async (change, tasks, hasConsole) => {
  const { screen } = await openOne({ ...queuedOrder, ...change });
  await screen.findByText('Lingo Harbor');
  for (const name of ['accept', 'refuse', 'take', 'handOver', 'end'] as const) {
    const isThere = tasks.some((one) => one === name);
    expect(screen.queryAllByRole('button', task(name))).toHaveLength(isThere ? 1 : 0);
  }
  expect(screen.queryAllByText('To the console')).toHaveLength(hasConsole ? 1 : 0);
});

test('the team’s own list leads to each order, or to the first', async () => {
  fakeServer.answers(findOrders, {
    list: [running, { ...submitted, orderId: 1043, state: 'draft', app: null }],
    total: 2,
  });
  const list = (
    <OrderList
      teamId={7}
      currency="USD"
      begin={<b>Begin</b>}
      linkTo={(id, name) => <b>{`${id} ${name}`}</b>}
    />
  );
  const { screen, unmount } = await renderWeb(list, { user: ann });
  expect(await screen.findByText('1042 Lingo Harbor')).toBeInTheDocument();
  expect(screen.getByText(`1043 ${t('managedOrders:list.unnamed')}`)).toBeInTheDocument();
  unmount();
  fakeServer.answers(findOrders, { list: [], total: 0 });
  const empty = await renderWeb(list, { user: ann });
  expect(await empty.screen.findByText(t('managedOrders:list.none'))).toBeInTheDocument();
  expect(empty.screen.getByText('Begin')).toBeInTheDocument();
});

test('a budget is written as amounts are, with its currency', async () => {
  const row = { ...queuedLine, budget: 80_000_000, currency: 'RMB' as const };
  fakeServer.answers(findQueuedOrders, { list: [row], total: 1 });
  const { screen } = await openDesk();
  expect(await screen.findByText('800,000.00 RMB')).toBeInTheDocument();
});
