import { moneyOf, toAppleMoney } from '@tapwright/domain/money';
import type { PaymentProviderName } from '@tapwright/contracts/payments';
import type { Deps } from '../../../platform/deps.ts';
import { bookDispute, bookFee, bookReinstatement } from '../../ledger/index.ts';
import type { DisputeStanding, Payments } from '../../payments/index.ts';
import { systemWrite, type SystemWrite } from '../../writes/index.ts';
import { announceRecharge } from '../queue/announce-recharge.ts';
import { lockRecharge, type RechargeKey } from '../recharges-store.ts';
import { findPayee, keepDispute, lockDispute } from './disputes-store.ts';

type Named = { provider: PaymentProviderName; disputeId: string };

/** Asks its provider how a dispute stands, and books what that moves: out once, and back once. */
export async function settleDispute(deps: Deps, payments: Payments, named: Named): Promise<void> {
  const standing = await payments.find(named.provider)?.askDispute?.(named.disputeId);
  if (standing === undefined) return;
  const payee = await findPayee(deps.database.write, named.provider, standing.paymentId);
  if (payee === undefined) {
    deps.log.warn(named, 'a dispute is of no payment of ours');
    return;
  }
  await systemWrite(deps, 'what the provider says, by its job', async (write) =>
    apply(deps, write, { ...named, payee, standing }),
  );
}

const operations = {
  inquiry: 'finance.disputeOpened',
  withdrawn: 'finance.disputeWithdrawn',
  reinstated: 'finance.disputeReinstated',
} as const;
const outcomes = { inquiry: undefined, withdrawn: 'reversed', reinstated: 'reinstated' } as const;

type Told = Named & { payee: RechargeKey; standing: DisputeStanding };

async function apply(deps: Deps, write: SystemWrite, { provider, disputeId, payee, standing }: Told) {
  const { tx, record } = write;
  const recharge = await lockRecharge(tx, payee);
  const before = await lockDispute(tx, provider, disputeId);
  const { amount, fee } = standing;
  // What was given back stays so, whatever is read late.
  const state = before?.state === 'reinstated' ? before.state : standing.state;
  const feeBefore = before?.feeMinor ?? 0;
  if (recharge === undefined || (before?.state === state && feeBefore === fee)) return;
  const at = deps.clock.now();
  const tellings = (before?.tellings ?? 0) + 1;
  const { teamId, rechargeId, currency, reference } = recharge;
  await keepDispute(tx, {
    provider,
    disputeId,
    teamId,
    rechargeId,
    amount,
    state,
    feeMinor: fee,
    tellings,
    toldAt: at,
  });
  const from = provider === 'stripe' ? 'stripeClearing' : 'alipayClearing';
  const booking = { teamId, currency, disputeId, from, amount, at } as const;
  // A fee may be given back and taken again, so not by its amount.
  const key = `fee:${provider}:${disputeId}:${tellings}`;
  const isStanding = before?.state === state;
  if (!isStanding && state !== 'inquiry') await bookDispute(tx, booking);
  if (!isStanding && state === 'reinstated') await bookReinstatement(tx, booking);
  // Ours to bear, after what moves the team's own book.
  await bookFee(tx, { currency, from, amount: fee - feeBefore, key, subject: reference, at });
  if (isStanding) return;
  const money = toAppleMoney(moneyOf(amount, currency));
  const row = { teamId, subject: { reference }, after: { rechargeAmount: money } };
  await record(operations[state], row);
  const outcome = outcomes[state];
  if (outcome !== undefined)
    await announceRecharge(tx, { ...deps, language: 'en' }, recharge, { outcome, amount, words: '' });
  await deps.live.publishTeam(tx, teamId, 'finance.changed');
}
