import { moneyOf, toAppleMoney } from '@tapwright/domain/money';
import type { Deps } from '../../../platform/deps.ts';
import type { Payments } from '../../payments/index.ts';
import { systemWrite } from '../../writes/index.ts';
import { refundApproved } from './refund-approved.ts';
import { findRefund, findSource, lockRefund, type RefundKey, updateRefund } from './refunds-store.ts';
import { settleRefund } from './settle-refund.ts';

const askAgainMs = 3_600_000;

/** Asks the provider to pay it out, or what became of that; as often as it takes, under the refund's own reference. */
export async function payOutRefund(deps: Deps, payments: Payments, key: RefundKey): Promise<void> {
  const { database, clock, jobs, live } = deps;
  const refund = await findRefund(database.write, key);
  if (refund === undefined || refund.state === 'proposed' || refund.state === 'declined') return;
  const { provider: name, paymentId, sessionId } = await findSource(database.write, refund);
  const provider = name === null ? undefined : payments.find(name);
  if (provider === undefined || paymentId === null || sessionId === null) return;
  const { reference, amount, currency, providerRefundId, state: before } = refund;
  const asked = { reference, amount, currency, paymentId, sessionId, providerRefundId, state: before };
  const { id, state } = await provider.refund(asked);
  await systemWrite(deps, 'what the provider says, by its job', async ({ tx, record }) => {
    const now = await lockRefund(tx, key);
    if (now === undefined) return;
    if (now.providerRefundId === null) await updateRefund(tx, key, { providerRefundId: id });
    if (state === 'pending') {
      const runAt = new Date(clock.now().getTime() + askAgainMs);
      await jobs.enqueue(tx, refundApproved, key, { runAt, key: `refund ${reference}` });
      return;
    }
    const from = name === 'alipay' ? 'alipayClearing' : 'stripeClearing';
    if (!(await settleRefund(tx, now, { state, from, at: clock.now() }))) return;
    const money = toAppleMoney(moneyOf(amount, currency));
    const row = { teamId: key.teamId, subject: { reference }, after: { rechargeAmount: money } };
    await record(state === 'paid' ? 'finance.refundPaid' : 'finance.refundFailed', row);
    await live.publishTeam(tx, key.teamId, 'finance.changed');
  });
}
