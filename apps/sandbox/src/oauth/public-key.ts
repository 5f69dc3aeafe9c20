import { createPublicKey, type KeyObject } from 'node:crypto';
import { refuseValue } from '../verbs/refusal.ts';

/** The public half of a key pair as a person pastes it; only EC P-256 signs ES256. */
export function readPublicKey(pem: string): KeyObject {
  const key = findPublicKey(pem);
  if (key?.asymmetricKeyType !== 'ec' || key.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
    return refuseValue('publicKeyPem', 'The public key must be a PEM of an EC key on the curve P-256.');
  return key;
}

/** Node derives a public key from a private one; a private key has no business here. */
function findPublicKey(pem: string): KeyObject | undefined {
  if (!pem.includes('-----BEGIN PUBLIC KEY-----')) return undefined;
  try {
    return createPublicKey(pem);
  } catch {
    return undefined;
  }
}
