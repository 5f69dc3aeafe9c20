import { randomInt } from 'node:crypto';
import { makeReference } from '@tapwright/domain/remittance-reference';
import type { TeamWrite } from '../writes/index.ts';
import { insertRecharge, type RechargeRow } from './recharges-store.ts';

const maxDraws = 5;

export async function insertWithReference(
  { tx, membership, person, clock }: TeamWrite,
  wanted: Pick<RechargeRow, 'way' | 'currency' | 'amount'>,
): Promise<number> {
  for (let draw = 0; draw < maxDraws; draw += 1) {
    const rechargeId = await insertRecharge(tx, {
      ...wanted,
      teamId: membership.teamId,
      reference: makeReference(randomInt),
      madeBy: person.userId,
      madeAt: clock.now(),
    });
    if (rechargeId !== undefined) return rechargeId;
  }
  throw new Error(`No free reference was drawn in ${maxDraws} draws.`);
}
