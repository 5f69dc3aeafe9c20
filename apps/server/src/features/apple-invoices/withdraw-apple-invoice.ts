import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { withdrawAppleInvoice as call } from '@tapwright/contracts/apple-invoices';
import type { PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { staffWrite } from '../writes/index.ts';
import { lockInvoice, withdrawInvoice } from './invoices-store.ts';

export async function withdrawAppleInvoice(
  context: PersonContext,
  { invoiceId, reason }: ParsedBodyOf<typeof call>,
): Promise<null> {
  return staffWrite(context, call, async (write) => {
    const { tx, person, clock } = write;
    const found = await lockInvoice(tx, invoiceId);
    if (found === undefined) throw new Refusal('notFound');
    if (found.withdrawnAt !== null) throw new Refusal('changedMeanwhile');
    const withdrawn = { withdrawnBy: person.userId, withdrawnAt: clock.now(), withdrawnBecause: reason };
    await withdrawInvoice(tx, invoiceId, withdrawn);
    const logged = await write.record('appleInvoice.withdrawn', {
      subject: { appleInvoice: found.number, adAccountId: found.adAccountId },
      after: { reason },
    });
    return logged.done(null);
  });
}
