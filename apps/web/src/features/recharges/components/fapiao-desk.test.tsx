import {
  findQueuedFapiao,
  issueFapiao,
  type QueuedFapiao,
  refuseFapiao,
  reverseFapiao,
} from '@tapwright/contracts/fapiao';
import { uploadProof } from '@tapwright/contracts/recharges';
import { expect, test } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { queuedRequest } from '../testing/fapiao.ts';
import { FapiaoDesk } from './fapiao-desk.tsx';

const issue = { name: t('recharges:fapiao.issue.action') };

async function open(row: QueuedFapiao = queuedRequest) {
  fakeServer.answers(findQueuedFapiao, { list: [row], total: 1 });
  const view = await renderWeb(<FapiaoDesk />, { user: { ...ann, isStaff: true } });
  await view.user.click(await view.screen.findByRole('button', { name: /Lanmu/ }));
  return view;
}

test('a fapiao is handed over with its number and its PDF', async () => {
  const name = `${'a'.repeat(32)}.pdf`;
  fakeServer.answers(uploadProof, name);
  fakeServer.answers(issueFapiao, null);
  const { screen, user } = await open();
  await user.click(screen.getByRole('button', issue));
  const number = await screen.findByLabelText(t('recharges:fapiao.issue.number'));
  const submit = { name: t('recharges:fapiao.issue.submit') };
  await user.type(number, '123');
  await user.click(screen.getByRole('button', submit));
  expect(number).toBeInvalid();
  expect(screen.getByText(t('recharges:rules.fapiaoFile'))).toBeInTheDocument();
  await user.clear(number);
  await user.type(number, '24312000000000000017');
  const file = new File(['%PDF-1.7'], 'fapiao.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText(t('recharges:fapiao.issue.file')), file);
  await expect.poll(() => screen.queryByText(t('recharges:rules.fapiaoFile'))).toBeNull();
  await user.click(screen.getByRole('button', submit));
  await expect.poll(() => fakeServer.requests(issueFapiao)).toHaveLength(1);
  expect(fakeServer.requests(issueFapiao)).toEqual([
    { teamId: 7, fapiaoId: 3, number: '24312000000000000017', file: name },
  ]);
});

test('it is refused with a reason', async () => {
  fakeServer.answers(refuseFapiao, null);
  const { screen, user } = await open();
  await user.click(screen.getByRole('button', { name: t('recharges:fapiao.refuse.action') }));
  const submit = { name: t('recharges:fapiao.refuse.submit') };
  await user.click(await screen.findByRole('button', submit));
  expect(screen.getByLabelText(t('recharges:fapiao.refuse.reason'))).toBeInvalid();
  await user.type(screen.getByLabelText(t('recharges:fapiao.refuse.reason')), 'Other name');
  await user.click(screen.getByRole('button', submit));
  await expect
    .poll(() => fakeServer.requests(refuseFapiao))
    .toEqual([{ teamId: 7, fapiaoId: 3, reason: 'Other name' }]);
});

const issued: QueuedFapiao = { ...queuedRequest, state: 'issued', number: '2'.repeat(20) };
const reverse = { name: t('recharges:fapiao.reverse.action') };

test('one that is too much is taken back by a red one, of as much as went back', async () => {
  const name = `${'a'.repeat(32)}.pdf`;
  fakeServer.answers(uploadProof, name);
  fakeServer.answers(reverseFapiao, null);
  const { screen, user } = await open({ ...issued, invoiceable: -50_000, reversed: 1_000_000 });
  expect(screen.getByText(t('recharges:fapiao.states.partReversed'))).toBeInTheDocument();
  await user.click(screen.getByRole('button', reverse));
  const amount = await screen.findByLabelText(t('recharges:fapiao.reverse.amount'));
  expect(amount).toHaveValue('500.00');
  const submit = { name: t('recharges:fapiao.reverse.submit') };
  await user.clear(amount);
  await user.type(amount, '50000.01');
  await user.click(screen.getByRole('button', submit));
  expect(amount).toBeInvalid();
  expect(screen.getByLabelText(t('recharges:fapiao.reverse.reason'))).toBeInvalid();
  await user.clear(amount);
  await user.type(amount, '500.5');
  await user.type(screen.getByLabelText(t('recharges:fapiao.reverse.number')), '24312000000000000099');
  await user.type(screen.getByLabelText(t('recharges:fapiao.reverse.reason')), 'Went back');
  const file = new File(['%PDF-1.7'], 'red.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText(t('recharges:fapiao.issue.file')), file);
  await expect.poll(() => screen.queryByText(t('recharges:rules.fapiaoFile'))).toBeNull();
  await user.click(screen.getByRole('button', submit));
  const number = '24312000000000000099';
  await expect
    .poll(() => fakeServer.requests(reverseFapiao))
    .toEqual([{ teamId: 7, fapiaoId: 3, number, file: name, amount: 50_050, reason: 'Went back' }]);
});

test.each([
  [{ ...issued, reversed: issued.amount }, 'reversed'],
  [{ ...issued, reverses: '1'.repeat(20), amount: -100 }, 'red'],
] as const)(
  'of what is taken back, and of what takes back, nothing is taken back: %o',
  async (row, state) => {
    const { screen } = await open(row);
    expect(screen.getByText(t(`recharges:fapiao.states.${state}`))).toBeInTheDocument();
    expect(screen.queryByRole('button', reverse)).toBeNull();
  },
);

test.each([
  [{ isOwnTeam: true }, t('recharges:fapiao.queue.ownTeam')],
  [{ invoiceable: -50_000 }, t('recharges:fapiao.queue.tooMuch', { amount: '500.00' })],
])('what may not be handed over says why: %o', async (changed, sentence) => {
  const { screen } = await open({ ...queuedRequest, ...changed });
  expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(screen.queryByRole('button', issue)).toBeNull();
});

test('how long one has waited is said while it waits, and not once it is over', async () => {
  const { screen, user } = await open(queuedRequest);
  const age = { name: t('recharges:columns.age') };
  expect(screen.getByRole('columnheader', age)).toBeInTheDocument();
  await user.click(screen.getByText(t('recharges:fapiao.queue.done')));
  await expect.poll(() => screen.queryByRole('columnheader', age)).toBeNull();
});
