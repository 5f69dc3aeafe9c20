import type { Recharge } from '@tapwright/contracts/recharges';
import { writeReceiptNumber } from './receipts/write-receipt-number.ts';
import { payUrlOf } from './pay-url-of.ts';
import type { RechargeView } from './recharges-store.ts';

const written = (at: Date | null) => at?.toISOString() ?? null;

export const viewRecharge = (row: RechargeView, now: Date): Recharge => ({
  teamId: row.teamId,
  rechargeId: row.rechargeId,
  way: row.way,
  state: row.state,
  reference: row.reference,
  currency: row.currency === 'CNY' ? 'RMB' : 'USD',
  amount: row.amount,
  creditedAmount: row.creditedAmount,
  madeBy: row.madeByName,
  madeAt: row.madeAt.toISOString(),
  submittedAt: written(row.submittedAt),
  dueAt: written(row.dueAt),
  sentAt: written(row.sentAt),
  serialNumber: row.serialNumber,
  payerName: row.payerName,
  hasProof: row.proof !== null,
  question: row.question,
  answer: row.answer,
  decidedAt: written(row.decidedAt),
  reason: row.reason,
  payUrl: payUrlOf(row, now),
  receiptNumber:
    row.receiptYear === null || row.receiptNo === null
      ? null
      : writeReceiptNumber(row.receiptYear, row.receiptNo),
});
