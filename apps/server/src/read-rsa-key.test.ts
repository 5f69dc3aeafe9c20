import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { readRsaPrivateKey, readRsaPublicKey } from './read-rsa-key.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const short = generateKeyPairSync('rsa', { modulusLength: 1_024 });
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });

test.each(['pkcs1', 'pkcs8'] as const)('a private key is read as PEM and as one line of %s', (type) => {
  const pem = privateKey.export({ type, format: 'pem' });
  const line = privateKey.export({ type, format: 'der' }).toString('base64');
  for (const written of [pem, line]) expect(readRsaPrivateKey(written)?.equals(privateKey)).toBe(true);
});

test('a public key is read as PEM and as one line', () => {
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  const line = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  for (const written of [pem, line]) expect(readRsaPublicKey(written)?.equals(publicKey)).toBe(true);
});

test('what is short, of another kind, the other half or nothing is no key', () => {
  const pem = (key: typeof privateKey) => key.export({ type: 'pkcs8', format: 'pem' });
  for (const none of ['', 'hunter2', pem(short.privateKey), pem(curve.privateKey)])
    expect(readRsaPrivateKey(none)).toBeUndefined();
  expect(readRsaPublicKey(pem(privateKey))).toBeUndefined();
  expect(readRsaPrivateKey(publicKey.export({ type: 'spki', format: 'pem' }))).toBeUndefined();
});
