import { createPublicKey, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { readPrivateKey } from '@tapwright/apple-ads/client/read-private-key';

export type KeyPair = { publicKey: string; privateKey: string };

const generate = promisify(generateKeyPair);

/** The one kind of key Apple Ads takes: the curve P-256. */
export async function makeKeyPair(): Promise<KeyPair> {
  const { publicKey, privateKey } = await generate('ec', { namedCurve: 'prime256v1' });
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
}

/** Of a file that a person brings: whatever stands around the key is left behind. Throws `UnusableKey`. */
export function readKeyPair(privateKeyFile: string): KeyPair {
  const key = readPrivateKey(privateKeyFile);
  return {
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'pem' }),
    privateKey: key.export({ type: 'pkcs8', format: 'pem' }),
  };
}
