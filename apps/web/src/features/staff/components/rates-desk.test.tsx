import {
  approveRate,
  findRatesByDay,
  findTypedRates,
  proposeRate,
  type RateOfDay,
  type TypedRate,
} from '@tapwright/contracts/typed-rates';
import { expect, test } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { RatesDesk } from './rates-desk.tsx';

const used = { day: '2026-11-18', cnyPerUnit: '7.1', source: 'centralParity' };
const gap: RateOfDay = { day: '2026-11-19', own: null, used, isGap: true, typed: null, former: [] };
const published: RateOfDay = { ...gap, day: used.day, own: used, isGap: false };
const typed: RateOfDay = {
  day: '2026-11-17',
  own: { cnyPerUnit: '7.2', source: 'typed' },
  used: null,
  isGap: false,
  typed: { by: 'Noor', second: 'Rosa', reason: 'From the bulletin' },
  former: [{ cnyPerUnit: '7.3', source: 'typed', replacedAt: '2026-11-18T08:00:00Z' }],
};
const waiting: TypedRate = {
  typedRateId: 3,
  currency: 'USD',
  day: '2026-11-16',
  cnyPerUnit: '7.171',
  reason: 'Holiday in Europe',
  proposedBy: 'Noor',
  proposedAt: '2026-11-18T08:00:00Z',
  used,
  isOwnProposal: false,
};

async function open(proposals: TypedRate[] = []) {
  fakeServer.answers(findRatesByDay, { list: [gap, published, typed], total: 3, gaps: 1 });
  fakeServer.answers(findTypedRates, proposals);
  const view = await renderWeb(<RatesDesk />, { user: { ...ann, isStaff: true } });
  await view.screen.findByText('7.1');
  return view;
}

test('a day without a rate is named with the one that takes its place, and is typed in with a reason', async () => {
  fakeServer.answers(proposeRate, null);
  const { screen, user } = await open();
  expect(screen.getByText(t('staff:rates.gap', { day: '18 Nov 2026' }))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /19 Nov 2026/ }));
  const [, inRow] = screen.getAllByRole('button', { name: t('staff:rates.type.action') });
  if (inRow) await user.click(inRow);
  const worth = await screen.findByLabelText(t('staff:rates.type.worth'));
  const submit = { name: t('staff:rates.type.submit') };
  await user.type(worth, '0');
  await user.click(screen.getByRole('button', submit));
  expect(worth).toBeInvalid();
  expect(screen.getByLabelText(t('staff:accounts.reason'))).toBeInvalid();
  await user.clear(worth);
  await user.type(worth, '7.1502');
  await user.type(screen.getByLabelText(t('staff:accounts.reason')), 'The bulletin');
  await user.click(screen.getByRole('button', submit));
  await expect.poll(() => fakeServer.requests(proposeRate)).toHaveLength(1);
  expect(fakeServer.requests(proposeRate)).toEqual([
    { currency: 'USD', day: '2026-11-19', cnyPerUnit: '7.1502', reason: 'The bulletin' },
  ]);
});

test('what was typed in says who, why and what it was before; what was published cannot be typed over', async () => {
  const { screen, user } = await open();
  await user.click(screen.getByRole('button', { name: /17 Nov 2026/ }));
  const who = t('staff:rates.typedBy', { by: 'Noor', second: 'Rosa', reason: 'From the bulletin' });
  expect(screen.getByText(who)).toBeInTheDocument();
  expect(screen.getByText(/^7\.3 until/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /17 Nov 2026/ }));
  await user.click(screen.getByRole('button', { name: /18 Nov 2026/ }));
  expect(screen.getByText(t('staff:rates.asPublished'))).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: t('staff:rates.type.action') })).toHaveLength(1);
});

test('the second person compares it with what is used, and approves with a reason', async () => {
  fakeServer.answers(approveRate, null);
  const { screen, user } = await open([waiting]);
  const instead = { worth: '7.1', day: '18 Nov 2026', difference: '1.00 %' };
  expect(await screen.findByText(t('staff:rates.instead', instead))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('staff:rates.approve.action') }));
  await user.type(await screen.findByLabelText(t('staff:accounts.reason')), 'Compared');
  await user.click(screen.getByRole('button', { name: t('staff:rates.approve.submit') }));
  await expect.poll(() => fakeServer.requests(approveRate)).toEqual([{ typedRateId: 3, reason: 'Compared' }]);
});

test('whoever typed it in finds the sentence and can only take it back', async () => {
  const { screen } = await open([{ ...waiting, isOwnProposal: true }]);
  expect(await screen.findByText(t('staff:rates.ownProposal'))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: t('staff:rates.approve.action') })).toBeNull();
});
