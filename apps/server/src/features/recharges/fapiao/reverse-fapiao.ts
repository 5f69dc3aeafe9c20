import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { reverseFapiao as call } from '@tapwright/contracts/fapiao';
import { moneyOf, toAppleMoney } from '@tapwright/domain/money';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { decideOnFapiao } from './decide-on-fapiao.ts';
import { insertRedFapiao, sumReversed } from './fapiao-store.ts';
import { keepIssued } from './keep-issued.ts';

/** Never more than is left of it, over all its red ones: what it takes back can be invoiced anew, where it is still here. */
export async function reverseFapiao(
  context: PersonContext,
  { amount, number, file, reason, ...key }: ParsedBodyOf<typeof call>,
): Promise<null> {
  return decideOnFapiao(context, call, key, 'issued', async (write, blue) => {
    const { tx, person, clock } = write;
    if (amount > blue.amount - (await sumReversed(tx, key)))
      throw new Refusal('badInput', { fields: { amount: 'recharges:rules.reversed' } });
    await keepIssued(write, { number, file });
    const { teamId, kind, title, taxNumber, askedBy } = blue;
    const at = clock.now();
    await insertRedFapiao(tx, {
      teamId,
      kind,
      title,
      taxNumber,
      askedBy,
      number,
      file,
      reason,
      amount: -amount,
      note: '',
      reverses: key.fapiaoId,
      askedAt: at,
      decidedBy: person.userId,
      decidedAt: at,
    });
    const money = toAppleMoney(moneyOf(amount, 'CNY'));
    return {
      operation: 'finance.fapiaoReversed',
      outcome: 'invoiceReversed',
      after: { fapiaoNumber: number, rechargeAmount: money, reason },
      amount,
      words: number,
    };
  });
}
