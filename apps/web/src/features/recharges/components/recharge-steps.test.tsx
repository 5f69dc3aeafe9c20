import { askPayment, beginPayment, findRecharges, findRechargeWays } from '@tapwright/contracts/recharges';
import { expect, test } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { begun } from '../testing/recharges.ts';
import { PaymentState } from './payment-state.tsx';
import { RechargeSteps } from './recharge-steps.tsx';

const stripe = { provider: 'stripe', isStandIn: true } as const;

test('only the ways that the team has are there, and an amount a card cannot pay is not sent', async () => {
  fakeServer.answers(findRecharges, { list: [], total: 0 });
  fakeServer.answers(findRechargeWays, {
    currency: 'RMB',
    twoWeeks: null,
    remittance: null,
    card: stripe,
    alipay: stripe,
  });
  const { screen, user } = await renderWeb(<RechargeSteps teamId={7} onDone={() => undefined} />, {
    user: ann,
  });
  expect(await screen.findByText(t('recharges:begin.standIn'))).toBeInTheDocument();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  const amount = screen.getByLabelText(t('recharges:begin.amount', { currency: 'RMB' }));
  await user.type(amount, '1000000');
  await user.click(screen.getByRole('button', { name: /^Pay/ }));
  expect(await screen.findByText(t('recharges:rules.payment'))).toBeInTheDocument();
  expect(fakeServer.requests(beginPayment)).toEqual([]);
});

test('two weeks at the present pace are one press, where anything is spent', async () => {
  fakeServer.answers(findRecharges, { list: [], total: 0 });
  const ways = { currency: 'USD', remittance: null, card: stripe, alipay: null } as const;
  fakeServer.answers(findRechargeWays, { ...ways, twoWeeks: 2_020_000 });
  const { screen, user } = await renderWeb(<RechargeSteps teamId={7} onDone={() => undefined} />, {
    user: ann,
  });
  await user.click(
    await screen.findByRole('button', { name: t('recharges:begin.twoWeeks', { amount: '20,200' }) }),
  );
  expect(screen.getByLabelText(t('recharges:begin.amount', { currency: 'USD' }))).toHaveValue('20200.00');
});

test.each(['begun', 'paying', 'credited', 'failed', 'expired', 'unclear'] as const)(
  'whoever comes back reads that it is %s',
  async (state) => {
    fakeServer.answers(askPayment, { ...begun, way: 'card', state });
    const part = <PaymentState teamId={7} rechargeId={1} again={<b>again</b>} back={null} />;
    const { screen } = await renderWeb(part, { user: ann });
    const text = t(`recharges:payment.texts.${state}`, { amount: '$10,000.00' });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryAllByText('again')).toHaveLength(Number(state === 'failed' || state === 'expired'));
  },
);
