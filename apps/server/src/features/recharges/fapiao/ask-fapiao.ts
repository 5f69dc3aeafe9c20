import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { askFapiao as call } from '@tapwright/contracts/fapiao';
import { moneyOf, toAppleMoney } from '@tapwright/domain/money';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { lockBook } from '../../ledger/index.ts';
import { teamWrite } from '../../writes/index.ts';
import { findTeam } from '../recharges-store.ts';
import { insertFapiao } from './fapiao-store.ts';
import { measureInvoiceable } from './measure-invoiceable.ts';
import { tellStaffOfFapiao } from './tell-staff-of-fapiao.ts';

/** Under the lock of the team's book, so that of two at once the second sees what the first has asked for. */
export async function askFapiao(
  context: TeamContext,
  { kind, title, taxNumber, amount, note }: ParsedBodyOf<typeof call>,
): Promise<null> {
  return teamWrite(context, call, async (write) => {
    const { tx, membership, person, clock, live } = write;
    const { teamId } = membership;
    const { currencyType } = await findTeam(tx, teamId);
    if (currencyType !== 'RMB')
      throw new Refusal('rechargeWayMissing', { message: 'recharges:rules.rmbOnly' });
    await lockBook(tx, { teamId, currency: 'CNY' });
    if (amount > (await measureInvoiceable(tx, teamId)))
      throw new Refusal('badInput', { fields: { amount: 'recharges:rules.invoiceable' } });
    const asked = { teamId, kind, title, taxNumber, amount, note };
    await insertFapiao(tx, { ...asked, askedBy: person.userId, askedAt: clock.now() });
    const told = { what: 'invoiceAsked', teamId, amount, about: title, words: note } as const;
    await tellStaffOfFapiao(tx, write, { ...told, by: person.userId });
    await live.publishTeam(tx, teamId, 'finance.changed');
    const logged = await write.record('finance.fapiaoAsked', {
      subject: { fapiaoTitle: title },
      after: { taxNumber, rechargeAmount: toAppleMoney(moneyOf(amount, 'CNY')) },
    });
    return logged.done(null);
  });
}
