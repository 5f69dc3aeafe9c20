import {
  discardOrder,
  type OrderView,
  saveOrder,
  searchOrderApps,
  submitOrder,
  uploadOrderFile,
} from '@tapwright/contracts/managed-orders';
import { expect, test, vi } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { submitted } from '../testing/orders.ts';
import { OrderForm } from './order-form.tsx';

const app = { adamId: '1600000004', name: 'Trailbook', developer: 'Halden', isOwn: true };
const draft: OrderView = {
  ...submitted,
  state: 'draft',
  form: { ...submitted.form, startsOn: '2026-12-01' },
};
const full: OrderView = { ...draft, form: { ...draft.form, app, cpa: '2.80', budget: '8000' } };
const kept = { orderId: 1042, revision: 3, savedAt: '2026-11-20T10:02:00Z' };

const open = async (opened: OrderView | undefined, currency: 'USD' | 'RMB' = 'USD') => {
  const onSent = vi.fn<(orderId: number) => void>();
  const onDiscarded = vi.fn<() => void>();
  const rendered = await renderWeb(
    <OrderForm
      teamId={7}
      currency={currency}
      today="2026-11-20"
      opened={opened}
      path={null}
      leave={null}
      storefronts={({ countries, onChange }) => (
        <button type="button" onClick={() => onChange([...countries, 'DE'])}>
          Germany
        </button>
      )}
      onSent={onSent}
      onDiscarded={onDiscarded}
    />,
    { user: ann },
  );
  const send = { name: t('managedOrders:form.send') };
  return { ...rendered, onSent, onDiscarded, send };
};

test('what is missing is said at its field and nothing is sent', async () => {
  fakeServer.answers(searchOrderApps, [app]);
  const { screen, user, send, onSent } = await open(undefined);
  await user.click(screen.getByRole('button', send));
  for (const rule of ['app', 'cpa', 'budget'] as const)
    expect(await screen.findByText(t(`managedOrders:rules.${rule}`))).toBeInTheDocument();
  expect(fakeServer.requests(submitOrder)).toEqual([]);
  expect(onSent).not.toHaveBeenCalled();
});

test('what is typed is kept, and sent in minor units of the team’s currency', async () => {
  fakeServer.answers(saveOrder, kept);
  fakeServer.answers(submitOrder, null);
  const { screen, user, send, onSent } = await open(full, 'RMB');
  await user.click(screen.getByRole('button', { name: 'Germany' }));
  await user.type(screen.getByLabelText(t('managedOrders:form.needs')), 'Ski');
  expect(await screen.findByText(t('managedOrders:saving.saved', { time: '10:02' }))).toBeInTheDocument();
  expect(screen.getByText(t('managedOrders:form.aDay', { amount: '142.85' }))).toBeInTheDocument();
  await user.click(screen.getByRole('button', send));
  expect(await screen.findByText(t('managedOrders:form.sent'))).toBeInTheDocument();
  expect(fakeServer.requests(submitOrder)).toMatchObject([
    {
      orderId: 1042,
      fields: { app: { adamId: '1600000004' }, storefronts: ['DE'], cpa: 280, budget: 800_000, needs: 'Ski' },
    },
  ]);
  expect(onSent).toHaveBeenCalledWith(1042);
});

test('what was changed on another device is not written over', async () => {
  fakeServer.refuses(saveOrder, { code: 'changedMeanwhile' });
  const { screen, user, send } = await open(full);
  await user.type(screen.getByLabelText(t('managedOrders:form.needs')), 'S');
  expect(await screen.findByText(t('managedOrders:saving.elsewhere'))).toBeInTheDocument();
  await user.click(screen.getByRole('button', send));
  expect(fakeServer.requests(submitOrder)).toEqual([]);
});

test('a refusal of the server leaves the order as it was typed', async () => {
  fakeServer.answers(saveOrder, kept);
  fakeServer.refuses(submitOrder, { code: 'modeMissing', message: 'Not offered here' });
  const { screen, user, send, onSent } = await open(full);
  await user.click(screen.getByRole('button', send));
  expect(await screen.findByText(new RegExp(t('managedOrders:form.failed')))).toBeInTheDocument();
  expect(onSent).not.toHaveBeenCalled();
  expect(screen.getByDisplayValue('8000')).toBeInTheDocument();
});

test('a draft is thrown away where it is looked at, and stays where that fails', async () => {
  fakeServer.refuses(discardOrder, { code: 'notFound' });
  const { screen, user, onDiscarded } = await open(full);
  const discard = screen.getByRole('button', { name: t('managedOrders:form.discard') });
  await user.click(discard);
  expect(await screen.findByText(new RegExp(t('managedOrders:form.discardFailed')))).toBeInTheDocument();
  expect(onDiscarded).not.toHaveBeenCalled();
  fakeServer.answers(discardOrder, null);
  await user.click(discard);
  expect(await screen.findByText(t('managedOrders:form.discarded'))).toBeInTheDocument();
  expect(onDiscarded).toHaveBeenCalledOnce();
});

test('an app is taken from what Apple finds, and one that is not linked yet can be', async () => {
  fakeServer.answers(saveOrder, kept);
  fakeServer.answers(searchOrderApps, [{ ...app, isOwn: false }]);
  const { screen, user } = await open(draft);
  await user.click(screen.getByRole('combobox'));
  expect(await screen.findByText(t('managedOrders:form.toBeLinked'))).toBeInTheDocument();
  await user.click(screen.getByRole('option'));
  expect(screen.getByRole('button', { name: t('managedOrders:form.changeApp') })).toBeInTheDocument();
  expect(screen.getAllByText('Trailbook').length).toBeGreaterThan(0);
});

test('a file is sent as it is chosen, and what is refused is said in its place', async () => {
  fakeServer.answers(uploadOrderFile, { name: `${'0'.repeat(32)}.txt`, fileName: 'words.csv', bytes: 8 });
  const { screen, user } = await open(full);
  const field = screen.getByLabelText(t('managedOrders:form.addFile'), { selector: 'input' });
  await user.upload(field, new File(['snowshoe'], 'words.csv', { type: 'text/csv' }));
  expect(await screen.findByText('words.csv')).toBeInTheDocument();
  fakeServer.refuses(uploadOrderFile, { code: 'badInput', message: 'Another kind, please' });
  await user.upload(field, new File(['MZ'], 'setup.csv', { type: 'text/csv' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await user.click(
    screen.getByRole('button', { name: t('managedOrders:form.withoutFile', { file: 'words.csv' }) }),
  );
  expect(screen.queryByText('words.csv')).toBeNull();
});
