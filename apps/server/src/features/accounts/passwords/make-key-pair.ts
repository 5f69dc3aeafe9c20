import { webcrypto } from 'node:crypto';

export const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
/** What the private key is sealed as. */
export const sealedAs = 'password-key';

/** SPKI and PKCS 8, base64. */
export async function makeKeyPair(): Promise<{ publicKey: string; privateKey: string }> {
  const pair = await webcrypto.subtle.generateKey(
    { ...algorithm, modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['encrypt', 'decrypt'],
  );
  return {
    publicKey: await exportBase64('spki', pair.publicKey),
    privateKey: await exportBase64('pkcs8', pair.privateKey),
  };
}

async function exportBase64(format: 'spki' | 'pkcs8', key: webcrypto.CryptoKey): Promise<string> {
  return Buffer.from(await webcrypto.subtle.exportKey(format, key)).toString('base64');
}
