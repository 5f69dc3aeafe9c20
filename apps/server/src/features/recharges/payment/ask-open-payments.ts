import type { Deps } from '../../../platform/deps.ts';
import type { Payments } from '../../payments/index.ts';
import { listSessionsToAsk } from './payment-sessions-store.ts';
import { settlePayment } from './settle-payment.ts';

const maxAtOnce = 100;

/** What no notice came of is found by asking. One that cannot be asked about keeps its turn, and no other waits for it. */
export async function askOpenPayments(deps: Deps, payments: Payments): Promise<void> {
  for (const session of await listSessionsToAsk(deps.database.write, deps.clock.now(), maxAtOnce))
    await settlePayment(deps, payments, session).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'a payment could not be asked about'),
    );
}
