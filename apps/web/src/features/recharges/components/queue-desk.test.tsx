import { creditRecharge, findQueuedRecharges, type QueuedRecharge } from '@tapwright/contracts/recharges';
import { expect, test } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { queued } from '../testing/recharges.ts';
import { QueueDesk } from './queue-desk.tsx';

const open = async (row: QueuedRecharge) => {
  fakeServer.answers(findQueuedRecharges, { list: [row], total: 1 });
  const rendered = await renderWeb(<QueueDesk />, { user: ann });
  const { screen, user } = rendered;
  await user.click(await screen.findByRole('button', { name: new RegExp(row.reference) }));
  return rendered;
};
const confirm = { name: t('recharges:decisions.credit.action') };
const submit = { name: t('recharges:decisions.credit.submit') };

test('what arrived as it was said is credited without words', async () => {
  const { screen, user } = await open(queued);
  fakeServer.answers(creditRecharge, null);
  await user.click(screen.getByRole('button', confirm));
  await user.click(await screen.findByRole('button', submit));
  expect(
    await screen.findByText(t('recharges:decisions.credit.done', { reference: queued.reference })),
  ).toBeInTheDocument();
});

test('another amount is not sent without a reason', async () => {
  const { screen, user } = await open(queued);
  await user.click(screen.getByRole('button', confirm));
  const amount = await screen.findByLabelText(t('recharges:decisions.arrived'));
  await user.clear(amount);
  await user.type(amount, '9975');
  await user.click(screen.getByRole('button', submit));
  expect(await screen.findByText(t('recharges:rules.reason'))).toBeInTheDocument();
});

test('whoever is in the team finds the sentence in place of the buttons', async () => {
  const { screen } = await open({ ...queued, isOwnTeam: true });
  expect(screen.getByText(t('recharges:queue.ownTeam'))).toBeInTheDocument();
  expect(screen.queryByRole('button', confirm)).toBeNull();
});

test('a serial number that another team named too is said', async () => {
  const { screen } = await open({ ...queued, sameElsewhere: 1 });
  expect(screen.getByRole('alert')).toHaveTextContent(t('recharges:queue.sameElsewhere', { count: 1 }));
});

test('how long one has waited is said while it waits, and not once it is decided', async () => {
  const { screen, user } = await open(queued);
  const age = { name: t('recharges:columns.age') };
  expect(screen.getByRole('columnheader', age)).toBeInTheDocument();
  await user.click(screen.getByText(t('recharges:queue.done')));
  await expect.poll(() => screen.queryByRole('columnheader', age)).toBeNull();
});
