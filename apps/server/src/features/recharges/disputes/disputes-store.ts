import type { PaymentProviderName } from '@tapwright/contracts/payments';
import type { Connection, Transaction } from '../../../platform/db/database.ts';
import type { RechargeKey } from '../recharges-store.ts';

type DisputeState = 'inquiry' | 'withdrawn' | 'reinstated';
type Dispute = RechargeKey & {
  provider: PaymentProviderName;
  disputeId: string;
  amount: number;
  state: DisputeState;
  feeMinor: number;
  /** How often it was told otherwise than before. */
  tellings: number;
  toldAt: Date;
};

export async function keepDispute(tx: Transaction, dispute: Dispute): Promise<void> {
  const { state, feeMinor, tellings, toldAt } = dispute;
  await tx
    .insertInto('paymentDisputes')
    .values(dispute)
    .onConflict((conflict) =>
      conflict.columns(['provider', 'disputeId']).doUpdateSet({ state, feeMinor, tellings, toldAt }),
    )
    .execute();
}

/** As it was told last. */
export async function lockDispute(
  tx: Transaction,
  provider: PaymentProviderName,
  disputeId: string,
): Promise<Pick<Dispute, 'state' | 'feeMinor' | 'tellings'> | undefined> {
  return tx
    .selectFrom('paymentDisputes')
    .select(['state', 'feeMinor', 'tellings'])
    .where('provider', '=', provider)
    .where('disputeId', '=', disputeId)
    .forUpdate()
    .$narrowType<{ state: DisputeState }>()
    .executeTakeFirst();
}

/** What its payer disputes is not paid back besides. */
export async function isDisputed(db: Connection, { teamId, rechargeId }: RechargeKey): Promise<boolean> {
  const row = await db
    .selectFrom('paymentDisputes')
    .select('disputeId')
    .where('teamId', '=', teamId)
    .where('rechargeId', '=', rechargeId)
    .where('state', '<>', 'reinstated')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose money a payment was; undefined: nobody's of ours. */
export async function findPayee(db: Connection, provider: PaymentProviderName, paymentId: string) {
  return db
    .selectFrom('paymentSessions')
    .select(['teamId', 'rechargeId'])
    .where('provider', '=', provider)
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
}
