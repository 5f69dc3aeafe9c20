import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { askPayment as askPaymentCall, Recharge } from '@tapwright/contracts/recharges';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type Payments, ProviderSilent } from '../../payments/index.ts';
import { findRecharge } from '../recharges-store.ts';
import { viewRecharge } from '../view-recharge.ts';
import { settlePayment } from './settle-payment.ts';

/** For whoever comes back from the provider's page. That they came proves nothing. */
export async function askPayment(
  context: TeamContext,
  payments: Payments,
  { rechargeId }: ParsedBodyOf<typeof askPaymentCall>,
): Promise<Recharge> {
  const { database, membership, clock, log } = context;
  const key = { teamId: membership.teamId, rechargeId };
  const before = await findRecharge(database.write, key);
  if (before === undefined) throw new Refusal('notFound');
  if (before.state === 'begun' || before.state === 'paying')
    await settlePayment(context, payments, key).catch((error: unknown) => {
      if (!(error instanceof ProviderSilent)) throw error;
      log.warn({ err: error }, 'a payment could not be asked about');
    });
  const now = await findRecharge(database.write, key);
  return viewRecharge(now ?? before, clock.now());
}
