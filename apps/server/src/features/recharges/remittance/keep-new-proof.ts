import { Refusal } from '../../../platform/http/refusal.ts';
import type { TeamWrite } from '../../writes/index.ts';
import { keepProof } from '../proofs-store.ts';
import { findSameTransfer, type RechargeKey } from '../recharges-store.ts';

/** Said at the field: another recharge has the same serial number or the same file. Answers the hash of the file. */
export async function keepNewProof(
  { tx, person, clock }: TeamWrite,
  key: RechargeKey,
  { proof, serialNumber }: { proof: string; serialNumber: string },
): Promise<Buffer> {
  const proofHash = await keepProof(tx, { name: proof, userId: person.userId, at: clock.now() });
  if (proofHash === undefined) throw new Refusal('badInput', { fields: { proof: 'recharges:rules.proof' } });
  const same = await findSameTransfer(tx, key, { serialNumber, proofHash });
  if (same.some((other) => other.serialNumber === serialNumber))
    throw new Refusal('badInput', { fields: { serialNumber: 'recharges:rules.sameSerialNumber' } });
  if (same.length > 0) throw new Refusal('badInput', { fields: { proof: 'recharges:rules.sameProof' } });
  return proofHash;
}
