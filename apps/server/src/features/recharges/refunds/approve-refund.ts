import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { approveRefund as approveRefundCall } from '@tapwright/contracts/refunds';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { beginRefund } from '../../ledger/index.ts';
import type { StaffWrite } from '../../writes/index.ts';
import { measureInvoiceable } from '../fapiao/measure-invoiceable.ts';
import { tellStaffOfFapiao } from '../fapiao/tell-staff-of-fapiao.ts';
import { decideOnRefund } from './decide-on-refund.ts';
import { refundApproved } from './refund-approved.ts';
import { findSource, type RefundRow, updateRefund } from './refunds-store.ts';

/** Set aside in the ledger first, so that nothing can spend it while it leaves. */
export async function approveRefund(
  context: PersonContext,
  { reason, ...key }: ParsedBodyOf<typeof approveRefundCall>,
): Promise<null> {
  const operation = 'finance.refundApproved';
  const step = { call: approveRefundCall, from: 'proposed', operation, reason } as const;
  return decideOnRefund(context, key, step, async (write, refund) => {
    const { tx, person, clock, jobs } = write;
    if (refund.proposedBy === person.userId) throw new Refusal('secondPersonNeeded');
    const { teamId, currency, amount, reference } = refund;
    const at = clock.now();
    const booked = await beginRefund(tx, { teamId, currency, amount, refundId: reference, at });
    if (booked === undefined) throw new Refusal('balanceTooLow');
    const decided = { decidedBy: person.userId, decidedAt: at, decision: reason };
    await updateRefund(tx, key, { state: 'approved', ...decided });
    if (currency === 'CNY') await tellWhereTooMuchIsInvoiced(write, refund);
    const { way } = await findSource(tx, refund);
    if (way !== 'remittance') await jobs.enqueue(tx, refundApproved, key);
  });
}

/** What was invoiced of money that goes back has to be taken back by a red fapiao. */
async function tellWhereTooMuchIsInvoiced(write: StaffWrite, refund: RefundRow): Promise<void> {
  const { teamId, reference: about, reason: words } = refund;
  const left = await measureInvoiceable(write.tx, teamId);
  if (left >= 0) return;
  const told = { what: 'invoiceTooMuch', teamId, amount: -left, about, words } as const;
  await tellStaffOfFapiao(write.tx, write, { ...told, by: write.person.userId });
}
