import { createPrivateKey, type KeyObject } from 'node:crypto';
import { UnusableKey } from './errors.ts';

/** Refuses what Apple could not verify: it takes keys of the curve P-256 alone. */
export function readPrivateKey(pem: string): KeyObject {
  const key = parse(pem);
  if (key.asymmetricKeyType !== 'ec' || key.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
    throw new UnusableKey('wrongKind', 'The private key is not of the curve P-256.');
  return key;
}

function parse(pem: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    if (/BEGIN PUBLIC KEY/.test(pem))
      throw new UnusableKey('public', 'This is a public key; the private one is needed.');
    if (/ENCRYPTED/.test(pem))
      throw new UnusableKey('encrypted', 'The private key is locked with a passphrase.');
    throw new UnusableKey('unreadable', 'This is no private key in PEM.');
  }
}
