import { moneyOf, toAppleMoney } from '@tapwright/domain/money';
import type { Deps } from '../../../platform/deps.ts';
import type { PaymentProvider, PaymentStanding, Payments } from '../../payments/index.ts';
import { type SystemWrite, systemWrite } from '../../writes/index.ts';
import { creditWithReceipt } from '../receipts/credit-with-receipt.ts';
import { announceRecharge } from '../queue/announce-recharge.ts';
import {
  findRecharge,
  lockRecharge,
  type RechargeKey,
  type RechargeView,
  updateRecharge,
} from '../recharges-store.ts';
import { nextAsking } from './next-asking.ts';
import { findPaid, findSession, type PaymentSession, updateSession } from './payment-sessions-store.ts';

/** The clock of a provider may be behind ours. */
const graceMs = 5 * 60_000;

/** It has no page at the provider, so nobody can pay it. */
const neverOpened: PaymentStanding = { state: 'ended' };
type Paid = Extract<PaymentStanding, { state: 'paid' }>;

/** Asks the provider what is so now and acts on that alone: whatever was said before, in whatever order. */
export async function settlePayment(deps: Deps, payments: Payments, key: RechargeKey): Promise<void> {
  const { database, clock } = deps;
  const session = await findSession(database.write, key);
  const recharge = await findRecharge(database.write, key);
  if (session === undefined || recharge === undefined || recharge.state === 'credited') return;
  const provider = payments.find(session.provider);
  if (provider === undefined) return;
  const isOver = session.endsAt <= clock.now();
  const isLongOver = session.endsAt.getTime() + graceMs <= clock.now().getTime();
  if (session.sessionId === null && !isOver) return;
  const standing =
    session.sessionId === null ? neverOpened : await askOrClose(provider, session.sessionId, isLongOver);
  await systemWrite(deps, 'what the provider says, by its job', async (write) =>
    apply(deps, write, session, standing),
  );
}

/** What nobody paid in time is closed, so that nobody pays it when nobody looks any more. */
async function askOrClose(provider: PaymentProvider, sessionId: string, isLongOver: boolean) {
  const standing = await provider.ask(sessionId);
  return standing.state === 'open' && isLongOver ? provider.close(sessionId) : standing;
}

const states = { open: 'begun', underWay: 'paying', failed: 'failed', ended: 'expired' } as const;

async function apply(deps: Deps, write: SystemWrite, session: PaymentSession, standing: PaymentStanding) {
  const { clock, live } = deps;
  const recharge = await lockRecharge(write.tx, session);
  if (recharge === undefined || recharge.state === 'credited' || recharge.state === 'unclear') return;
  const now = clock.now();
  if (standing.state === 'paid') await credit(deps, write, { recharge, session, paid: standing });
  else {
    const isFinal = standing.state === 'ended' || standing.state === 'failed';
    const askAt = isFinal ? null : nextAsking(recharge.madeAt, now);
    await updateSession(write.tx, session, { askAt });
    if (states[standing.state] === recharge.state) return;
    await updateRecharge(write.tx, session, { state: states[standing.state] });
  }
  await live.publishTeam(write.tx, session.teamId, 'finance.changed');
}

type Arrived = { recharge: RechargeView; session: PaymentSession; paid: Paid };

/** One payment is one row, and one row is one transaction of the ledger. What does not fit is credited to nobody. */
async function credit(deps: Deps, write: SystemWrite, arrived: Arrived): Promise<void> {
  const { recharge, session, paid } = arrived;
  const { tx, record } = write;
  const { teamId, currency, reference, madeBy } = recharge;
  const fault = await findFault(write, arrived);
  const subject = { reference };
  const money = toAppleMoney(moneyOf(recharge.amount, currency));
  await updateSession(tx, session, {
    askAt: null,
    ...(fault === undefined && { paymentId: paid.paymentId }),
  });
  if (fault !== undefined) {
    deps.log.error({ teamId, reference, fault }, 'a payment is not what was asked for');
    await updateRecharge(tx, session, { state: 'unclear' });
    await record('finance.paymentUnclear', { teamId, subject, after: { rechargeAmount: money } });
    return;
  }
  await creditWithReceipt(tx, deps.settings, recharge, {
    amount: recharge.amount,
    from: session.provider === 'stripe' ? 'stripeClearing' : 'alipayClearing',
    at: deps.clock.now(),
  });
  await record('finance.paymentCredited', {
    teamId,
    userId: madeBy,
    subject,
    after: { rechargeAmount: money },
  });
  const outcome = { outcome: 'credited', amount: recharge.amount, words: '' } as const;
  await announceRecharge(tx, { ...deps, language: 'en' }, recharge, outcome);
}

async function findFault({ tx }: SystemWrite, { recharge, session, paid }: Arrived) {
  const { provider, teamId, rechargeId } = session;
  if (paid.reference !== recharge.reference) return 'reference';
  if (paid.amount !== recharge.amount) return 'amount';
  if (paid.currency !== recharge.currency) return 'currency';
  const other = await findPaid(tx, provider, paid.paymentId);
  const isOwn = other === undefined || (other.teamId === teamId && other.rechargeId === rechargeId);
  return isOwn ? undefined : 'paidBefore';
}
