import type { MoneySource } from '@tapwright/domain/ledger-moves';
import type { Transaction } from '../../../platform/db/database.ts';
import { bookRecharge, endRefund, failRefund } from '../../ledger/index.ts';
import { type RefundRow, updateRefund } from './refunds-store.ts';

type Ending = { state: 'paid' | 'failed'; from: MoneySource; at: Date };

/** False: that is how it stands already. What a provider paid and later gave back comes in like a recharge. */
export async function settleRefund(
  tx: Transaction,
  refund: RefundRow,
  { state, from, at }: Ending,
): Promise<boolean> {
  const { teamId, currency, amount, reference } = refund;
  if (refund.state === state || refund.state === 'failed') return false;
  const booking = { teamId, currency, amount, refundId: reference, at };
  if (refund.state === 'paid')
    await bookRecharge(tx, { ...booking, from, key: `refund:${reference}:returned`, subject: reference });
  else if (state === 'paid') await endRefund(tx, { ...booking, to: from });
  else await failRefund(tx, booking);
  await updateRefund(tx, refund, { state, endedAt: at });
  return true;
}
