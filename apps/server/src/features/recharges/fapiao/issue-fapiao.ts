import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { issueFapiao as call } from '@tapwright/contracts/fapiao';
import { moneyOf, toAppleMoney } from '@tapwright/domain/money';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { keepProof } from '../proofs-store.ts';
import { decideOnFapiao } from './decide-on-fapiao.ts';
import { hasNumber, updateFapiao } from './fapiao-store.ts';
import { measureInvoiceable } from './measure-invoiceable.ts';

/** Not where money went back since it was asked for, so that more would be invoiced than was recharged. */
export async function issueFapiao(
  context: PersonContext,
  { number, file, ...key }: ParsedBodyOf<typeof call>,
): Promise<null> {
  return decideOnFapiao(context, call, key, async ({ tx, person, clock }, { amount }) => {
    const at = clock.now();
    if ((await measureInvoiceable(tx, key.teamId)) < 0)
      throw new Refusal('changedMeanwhile', { message: 'recharges:rules.invoicedTooMuch' });
    if (await hasNumber(tx, number))
      throw new Refusal('badInput', { fields: { number: 'recharges:rules.sameFapiaoNumber' } });
    if ((await keepProof(tx, { name: file, userId: person.userId, at })) === undefined)
      throw new Refusal('badInput', { fields: { file: 'recharges:rules.fapiaoFile' } });
    await updateFapiao(tx, key, { state: 'issued', number, file, decidedBy: person.userId, decidedAt: at });
    const after = { fapiaoNumber: number, rechargeAmount: toAppleMoney(moneyOf(amount, 'CNY')) };
    return { operation: 'finance.fapiaoIssued', outcome: 'invoiced', after, words: number };
  });
}
