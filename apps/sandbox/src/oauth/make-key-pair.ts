import { createECDH, createHash, createPrivateKey, createPublicKey } from 'node:crypto';

export type KeyPair = { publicKeyPem: string; privateKeyPem: string };

/** The same pair for the same label: what it opens is invented, and tests want to write it down once. */
export function makeKeyPair(label: string): KeyPair {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(createHash('sha256').update(`key pair of ${label}`).digest());
  const point = curve.getPublicKey();
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: curve.getPrivateKey('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  return {
    publicKeyPem: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }),
    privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
}
