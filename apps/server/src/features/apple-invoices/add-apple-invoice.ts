import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { addAppleInvoice as call } from '@tapwright/contracts/apple-invoices';
import { findCurrency } from '@tapwright/domain/currencies';
import { moneyOf, toAppleMoney } from '@tapwright/domain/money';
import type { PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { keepProof } from '../recharges/index.ts';
import { staffWrite } from '../writes/index.ts';
import { hasOverlapping, insertInvoice, lockInvoicedAccount } from './invoices-store.ts';

/** Several may be of the same days; of days that only partly meet, neither could be compared with anything. */
export async function addAppleInvoice(
  context: PersonContext,
  { adAccountId, number, fromDay, toDay, amount, file }: ParsedBodyOf<typeof call>,
): Promise<null> {
  return staffWrite(context, call, async (write) => {
    const { tx, person, clock } = write;
    const account = await lockInvoicedAccount(tx, adAccountId);
    if (account === undefined)
      throw new Refusal('badInput', { fields: { adAccountId: 'appleInvoices:rules.account' } });
    const period = { teamId: account.teamId, adAccountId, fromDay, toDay };
    if (await hasOverlapping(tx, period))
      throw new Refusal('badInput', { fields: { fromDay: 'appleInvoices:rules.overlap' } });
    const at = clock.now();
    const sent = { sentBy: person.userId, sentAt: at };
    if ((await keepProof(tx, { name: file, userId: person.userId, at })) === undefined)
      throw new Refusal('badInput', { fields: { file: 'appleInvoices:rules.file' } });
    if (!(await insertInvoice(tx, { ...period, number, amount, file, ...sent })))
      throw new Refusal('badInput', { fields: { number: 'appleInvoices:rules.sameNumber' } });
    const logged = await write.record('appleInvoice.added', {
      subject: { appleInvoice: number, adAccountId },
      after: {
        fromDay,
        toDay,
        invoicedAmount: toAppleMoney(moneyOf(amount, findCurrency(account.currency) ?? 'USD')),
      },
    });
    return logged.done(null);
  });
}
