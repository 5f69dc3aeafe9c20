import { findRecharges, type Recharge } from '@tapwright/contracts/recharges';
import { expect, test } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { begun } from '../testing/recharges.ts';
import { RechargeList } from './recharge-list.tsx';

const open = async (rows: Recharge[], mayRecharge: boolean) => {
  fakeServer.answers(findRecharges, { list: rows, total: rows.length });
  const rendered = await renderWeb(<RechargeList teamId={7} mayRecharge={mayRecharge} />, { user: ann });
  const { screen, user } = rendered;
  await user.click(await screen.findByRole('button', { name: new RegExp(begun.reference) }));
  return rendered;
};
const send = { name: t('recharges:actions.send') };
const withdraw = { name: t('recharges:actions.withdraw') };

test('what was begun can be sent or withdrawn by whoever may recharge, and by nobody else', async () => {
  const { screen } = await open([begun], true);
  expect(screen.getByRole('button', send)).toBeInTheDocument();
  expect(screen.getByRole('button', withdraw)).toBeInTheDocument();
});

test('whoever only sees finance sees no way to act', async () => {
  const { screen } = await open([begun], false);
  expect(screen.queryByRole('button', send)).toBeNull();
});

test('an amount that differed is shown as it was credited, with what was said and why', async () => {
  const credited = {
    ...begun,
    state: 'credited',
    creditedAmount: 997_500,
    reason: 'The bank kept 25.00',
  } as const;
  const { screen } = await open([{ ...credited, decidedAt: '2026-11-20T09:00:00Z' }], true);
  expect(screen.getByText('9,975.00')).toBeInTheDocument();
  expect(screen.getByText('10,000.00')).toBeInTheDocument();
  expect(screen.getByText('The bank kept 25.00')).toBeInTheDocument();
});
