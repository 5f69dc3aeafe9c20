import type { PaymentProviderName } from '@tapwright/contracts/payments';
import type { Transaction } from '../../../platform/db/database.ts';

export type PaymentEvent = {
  provider: PaymentProviderName;
  eventId: string;
  kind: string;
  objectId: string;
  body: string;
  madeAt: Date;
  receivedAt: Date;
};

/** False: it was here before. */
export async function insertEvent(tx: Transaction, event: PaymentEvent): Promise<boolean> {
  const inserted = await tx
    .insertInto('paymentEvents')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning('eventId')
    .executeTakeFirst();
  return inserted !== undefined;
}
