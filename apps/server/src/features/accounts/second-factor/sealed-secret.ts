import { makeSecret } from './one-time-codes.ts';
import type { Sealer } from '../../../platform/crypto/sealer.ts';

const contextOf = (userId: number) => `second factor of ${userId}`;

export function makeSealedSecret(sealer: Sealer, userId: number): { secret: Buffer; sealed: string } {
  const secret = makeSecret();
  return { secret, sealed: sealer.seal(secret.toString('base64'), contextOf(userId)) };
}

export function openSealedSecret(sealer: Sealer, userId: number, sealed: string): Buffer {
  return Buffer.from(sealer.open(sealed, contextOf(userId)), 'base64');
}
