import { Refusal } from '../../../platform/http/refusal.ts';
import type { StaffWrite } from '../../writes/index.ts';
import { keepProof } from '../proofs-store.ts';
import { hasNumber } from './fapiao-store.ts';

/** A number is given once among all teams, blue or red, and a file serves once. */
export async function keepIssued(
  { tx, person, clock }: StaffWrite,
  { number, file }: { number: string; file: string },
): Promise<void> {
  if (await hasNumber(tx, number))
    throw new Refusal('badInput', { fields: { number: 'recharges:rules.sameFapiaoNumber' } });
  const sent = { name: file, userId: person.userId, at: clock.now() };
  if ((await keepProof(tx, sent)) === undefined)
    throw new Refusal('badInput', { fields: { file: 'recharges:rules.fapiaoFile' } });
}
