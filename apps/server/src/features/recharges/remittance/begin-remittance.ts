import { randomInt } from 'node:crypto';
import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { beginRemittance as beginRemittanceCall, type Recharge } from '@tapwright/contracts/recharges';
import { moneyOf, toAppleMoney } from '@tapwright/domain/money';
import { makeReference } from '@tapwright/domain/remittance-reference';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type TeamWrite, teamWrite } from '../../writes/index.ts';
import { viewRecharge } from '../view-recharge.ts';
import { countRecharges, findRecharge, findTeam, insertRecharge } from '../recharges-store.ts';
import { findBankAccount } from './find-recharge-ways.ts';

/** Not sent yet; more than these are no transfers. */
const maxBegun = 10;
const maxDraws = 5;

export async function beginRemittance(
  context: TeamContext,
  { amount }: ParsedBodyOf<typeof beginRemittanceCall>,
): Promise<Recharge> {
  return teamWrite(context, beginRemittanceCall, async (write) => {
    const { tx, membership, settings, live } = write;
    const { teamId } = membership;
    const { currencyType } = await findTeam(tx, teamId);
    if (currencyType !== 'USD' || findBankAccount(settings) === null) throw new Refusal('rechargeWayMissing');
    if ((await countRecharges(tx, teamId, ['begun'])) >= maxBegun) throw new Refusal('tooManyRecharges');
    const rechargeId = await insertWithReference(write, amount);
    const made = await findRecharge(tx, { teamId, rechargeId });
    if (made === undefined) throw new TypeError('What was just inserted is there.');
    await live.publishTeam(tx, teamId, 'finance.changed');
    const logged = await write.record('finance.rechargeBegun', {
      subject: { reference: made.reference },
      after: { rechargeAmount: toAppleMoney(moneyOf(amount, 'USD')) },
    });
    return logged.done(viewRecharge(made));
  });
}

async function insertWithReference({ tx, membership, person, clock }: TeamWrite, amount: number) {
  for (let draw = 0; draw < maxDraws; draw += 1) {
    const rechargeId = await insertRecharge(tx, {
      teamId: membership.teamId,
      reference: makeReference(randomInt),
      currency: 'USD',
      amount,
      madeBy: person.userId,
      madeAt: clock.now(),
    });
    if (rechargeId !== undefined) return rechargeId;
  }
  throw new Error(`No free reference was drawn in ${maxDraws} draws.`);
}
