import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { issueFapiao as call } from '@tapwright/contracts/fapiao';
import { moneyOf, toAppleMoney } from '@tapwright/domain/money';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { decideOnFapiao } from './decide-on-fapiao.ts';
import { updateFapiao } from './fapiao-store.ts';
import { keepIssued } from './keep-issued.ts';
import { measureInvoiceable } from './measure-invoiceable.ts';

/** Not where money went back since it was asked for, so that more would be invoiced than was recharged. */
export async function issueFapiao(
  context: PersonContext,
  { number, file, ...key }: ParsedBodyOf<typeof call>,
): Promise<null> {
  return decideOnFapiao(context, call, key, 'requested', async (write, { amount }) => {
    const { tx, person, clock } = write;
    if ((await measureInvoiceable(tx, key.teamId)) < 0)
      throw new Refusal('changedMeanwhile', { message: 'recharges:rules.invoicedTooMuch' });
    await keepIssued(write, { number, file });
    const decided = { decidedBy: person.userId, decidedAt: clock.now() };
    await updateFapiao(tx, key, { state: 'issued', number, file, ...decided });
    const after = { fapiaoNumber: number, rechargeAmount: toAppleMoney(moneyOf(amount, 'CNY')) };
    return { operation: 'finance.fapiaoIssued', outcome: 'invoiced', after, amount, words: number };
  });
}
