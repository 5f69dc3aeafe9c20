import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { ApiUser } from '../oauth/api-users.ts';
import type { Sandbox } from '../sandbox.ts';
import { viewApiUser } from './view-api-user.ts';

const known = z.looseObject({ clientId: z.string(), keyId: z.string(), privateKeyPem: z.string() });

/** The private key of a file written before, if it still is the key of a user of this world. */
function findWritten(sandbox: Sandbox, file: string): { user: ApiUser; privateKeyPem: string } | undefined {
  if (!existsSync(file)) return undefined;
  const written = z.safeParse(known, JSON.parse(readFileSync(file, 'utf8'))).data;
  const user = written && sandbox.users.find(written.clientId);
  if (!user || user.keyId !== written.keyId) return undefined;
  const publicKey = createPublicKey(createPrivateKey(written.privateKeyPem)).export({
    type: 'spki',
    format: 'pem',
  });
  return publicKey === user.publicKeyPem ? { user, privateKeyPem: written.privateKeyPem } : undefined;
}

function makeUser(sandbox: Sandbox): { user: ApiUser; privateKeyPem: string } {
  const [org] = sandbox.world.orgs.rows();
  if (!org) throw new RangeError('a world without an organisation has no API users');
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' });
  const privateKeyPem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const user = sandbox.users.add({
    orgId: org.id,
    role: 'API Account Manager',
    adAccountIds: null,
    publicKeyPem,
  });
  sandbox.changed();
  return { user, privateKeyPem };
}

/** Puts a ready API user into a file that only its owner can read; one written before is kept while it works. */
export function writeCredentials(sandbox: Sandbox, file: string): void {
  const { user, privateKeyPem } = findWritten(sandbox, file) ?? makeUser(sandbox);
  const text = JSON.stringify({ ...viewApiUser(sandbox, user), privateKeyPem }, null, 2);
  writeFileSync(`${file}.writing`, `${text}\n`, { mode: 0o600 });
  renameSync(`${file}.writing`, file);
}
