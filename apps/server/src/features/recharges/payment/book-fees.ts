import type { Deps } from '../../../platform/deps.ts';
import { bookFee } from '../../ledger/index.ts';
import type { Payments } from '../../payments/index.ts';
import { systemWrite } from '../../writes/index.ts';
import { listWithoutFee, type PaidSession, updateSession } from './payment-sessions-store.ts';

/** A provider settles a payment within days; what it says nothing of by then it does not say. */
const lookBackMs = 30 * 86_400_000;
const maxAtOnce = 100;

/** What providers kept of payments that are credited; a team is credited what was paid, whatever it costs us. */
export async function bookFees(deps: Deps, payments: Payments): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - lookBackMs);
  for (const paid of await listWithoutFee(deps.database.write, since, maxAtOnce))
    await bookOne(deps, payments, paid).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'the fee of a payment could not be booked'),
    );
}

async function bookOne(deps: Deps, payments: Payments, paid: PaidSession): Promise<void> {
  const { provider, sessionId, paymentId, currency, reference } = paid;
  const amount = await payments.find(provider)?.askFee(sessionId);
  if (amount === undefined) return;
  await systemWrite(deps, 'what the provider kept, by its job', async ({ tx }) => {
    await bookFee(tx, {
      currency,
      from: provider === 'stripe' ? 'stripeClearing' : 'alipayClearing',
      amount,
      key: `fee:${provider}:${paymentId}`,
      subject: reference,
      at: deps.clock.now(),
    });
    await updateSession(tx, paid, { feeMinor: amount });
  });
}
