import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

const minBits = 2_048;

/** As PEM, or as the one long line that the tools of providers write: base64 of PKCS#8 or PKCS#1. */
export function readRsaPrivateKey(given: string): KeyObject | undefined {
  return firstOf([
    () => createPrivateKey(given),
    () => createPrivateKey({ key: Buffer.from(given, 'base64'), format: 'der', type: 'pkcs8' }),
    () => createPrivateKey({ key: Buffer.from(given, 'base64'), format: 'der', type: 'pkcs1' }),
  ]);
}

/** As PEM, or as base64 of its SPKI. Never a private key, from which a public one could be read. */
export function readRsaPublicKey(given: string): KeyObject | undefined {
  if (readRsaPrivateKey(given) !== undefined) return undefined;
  return firstOf([
    () => createPublicKey(given),
    () => createPublicKey({ key: Buffer.from(given, 'base64'), format: 'der', type: 'spki' }),
  ]);
}

function firstOf(ways: readonly (() => KeyObject)[]): KeyObject | undefined {
  for (const read of ways)
    try {
      const key = read();
      const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
      if (key.asymmetricKeyType === 'rsa' && bits >= minBits) return key;
    } catch {
      // Not written like this.
    }
  return undefined;
}
