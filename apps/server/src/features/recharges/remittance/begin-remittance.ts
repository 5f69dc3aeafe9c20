import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { beginRemittance as beginRemittanceCall, type Recharge } from '@tapwright/contracts/recharges';
import { moneyOf, toAppleMoney } from '@tapwright/domain/money';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { teamWrite } from '../../writes/index.ts';
import { insertWithReference } from '../insert-with-reference.ts';
import { viewRecharge } from '../view-recharge.ts';
import { countRecharges, findRecharge, findTeam } from '../recharges-store.ts';
import { findBankAccount } from './find-recharge-ways.ts';

/** Not sent yet; more than these are no transfers. */
const maxBegun = 10;

export async function beginRemittance(
  context: TeamContext,
  { amount }: ParsedBodyOf<typeof beginRemittanceCall>,
): Promise<Recharge> {
  return teamWrite(context, beginRemittanceCall, async (write) => {
    const { tx, membership, settings, live, clock } = write;
    const { teamId } = membership;
    const { currencyType } = await findTeam(tx, teamId);
    if (currencyType !== 'USD' || findBankAccount(settings) === null) throw new Refusal('rechargeWayMissing');
    if ((await countRecharges(tx, teamId, ['begun'])) >= maxBegun) throw new Refusal('tooManyRecharges');
    const rechargeId = await insertWithReference(write, { way: 'remittance', currency: 'USD', amount });
    const made = await findRecharge(tx, { teamId, rechargeId });
    if (made === undefined) throw new TypeError('What was just inserted is there.');
    await live.publishTeam(tx, teamId, 'finance.changed');
    const logged = await write.record('finance.rechargeBegun', {
      subject: { reference: made.reference },
      after: { rechargeAmount: toAppleMoney(moneyOf(amount, 'USD')) },
    });
    return logged.done(viewRecharge(made, clock.now()));
  });
}
