import { generateKeyPairSync } from 'node:crypto';
import {
  checkSecretKey,
  createSecretKey,
  findCertificates,
  findOrganisations,
  giveUpRotation,
  modifySecretKey,
  removeCertificate,
  rotateSecretKey,
  uploadSecretKey,
} from '@tapwright/contracts/certificates';
import { codes } from '@tapwright/contracts/codes';
import { findTeamOperations } from '@tapwright/contracts/operation-log';
import { expect, test } from 'vitest';
import { startCertificateServer } from '../../testing/certificate-server.ts';

const wrongIds = {
  clientId: 'SEARCHADS.11111111-2222-3333-4444-555555555555',
  appleTeamId: 'SEARCHADS.11111111-2222-3333-4444-555555555555',
  keyId: '11111111-2222-3333-4444-555555555555',
};
const makePem = (namedCurve = 'prime256v1') =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'sec1', format: 'pem' });

test('a key pair that is not bound yet comes again, to two who ask at once as well', async () => {
  const { ask, startTeam } = await startCertificateServer();
  const { owner, teamId } = await startTeam();
  const query = { teamId };
  const [one, other] = await Promise.all([
    ask(owner, createSecretKey, { query }),
    ask(owner, createSecretKey, { query }),
  ]);
  expect(one.publicKey).toMatch(/^-----BEGIN PUBLIC KEY-----/);
  expect(other).toEqual(one);
  expect((await ask(owner, createSecretKey, { query })).publicKey).toBe(one.publicKey);
  expect(await ask(owner, findCertificates, { query })).toHaveLength(1);
});

test('bound in three steps it works, and the next pair is another one', async () => {
  const { ask, bind, startTeam } = await startCertificateServer();
  const { owner, teamId } = await startTeam();
  const { certificate, check, certificateId } = await bind(owner, teamId);
  expect(check.isUsable).toBe(true);
  expect(certificate).toMatchObject({ state: 'bound', appleOrgName: expect.any(String) });
  const [organisation] = await ask(owner, findOrganisations, { query: { teamId, certificateId } });
  expect(organisation).toMatchObject({ orgId: certificate.appleOrgId, name: certificate.appleOrgName });
  const next = await ask(owner, createSecretKey, { query: { teamId } });
  expect(next.certificateId).not.toBe(certificateId);
  const { list } = await ask(owner, findTeamOperations, { query: { teamId } });
  expect(list.map(({ name }) => name)).toContain('Certificate bound');
});

test('ids that Apple refuses are kept, and one field mended is enough', async () => {
  const { apple, ask, startTeam } = await startCertificateServer();
  const { owner, teamId } = await startTeam();
  const { certificateId, publicKey } = await ask(owner, createSecretKey, { query: { teamId } });
  const user = await apple.addApiUser(publicKey);
  const ids = { clientId: user.clientId, appleTeamId: user.teamId, keyId: wrongIds.keyId };
  const first = await ask(owner, modifySecretKey, { body: { teamId, certificateId, ...ids } });
  expect(first.certificate).toMatchObject({ ...ids, state: 'entered', publicKey });
  expect(first.check.isUsable).toBe(false);
  const body = { teamId, certificateId, ...ids, keyId: `  keyId: ${user.keyId}\n` };
  expect((await ask(owner, modifySecretKey, { body })).certificate).toMatchObject({
    state: 'bound',
    keyId: user.keyId,
  });
});

test('a wrong id typed over a working certificate changes nothing of it', async () => {
  const { ask, bind, startTeam } = await startCertificateServer();
  const { owner, teamId } = await startTeam();
  const { certificateId, ids } = await bind(owner, teamId);
  const body = { teamId, certificateId, ...wrongIds };
  const { certificate, check } = await ask(owner, modifySecretKey, { body });
  expect(check.isUsable).toBe(false);
  expect(certificate).toMatchObject({ state: 'bound', ...ids });
  expect((await ask(owner, checkSecretKey, { body: { teamId, certificateId } })).check.isUsable).toBe(true);
});

test('an uploaded key works like one made here, and only one can be uploaded at a time', async () => {
  const { apple, ask, send, startTeam } = await startCertificateServer();
  const { owner, teamId } = await startTeam();
  const uploaded = await ask(owner, uploadSecretKey, { body: { teamId, privateKey: makePem() } });
  const second = await send(owner, uploadSecretKey, { body: { teamId, privateKey: makePem() } });
  expect(second).toMatchObject({
    code: codes.oneCertificateOnly,
    message: 'Only one certificate can be uploaded',
  });
  const user = await apple.addApiUser(uploaded.publicKey);
  const ids = { clientId: user.clientId, appleTeamId: user.teamId, keyId: user.keyId };
  const { certificateId } = uploaded;
  const { certificate } = await ask(owner, modifySecretKey, { body: { teamId, certificateId, ...ids } });
  expect(certificate).toMatchObject({ state: 'bound', isUploaded: true });
});

test.each([
  ['nothing that is a key', 'hello', 'This file contains no private key'],
  [
    'a public key',
    generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).publicKey.export({ type: 'spki', format: 'pem' }),
    'This is the public key; upload the private key',
  ],
  ['another curve', makePem('secp384r1'), 'Apple only accepts P-256 keys'],
])('a file with %s is refused in words', async (_what, privateKey, sentence) => {
  const { send, startTeam } = await startCertificateServer();
  const { owner, teamId } = await startTeam();
  const { data } = await send(owner, uploadSecretKey, { body: { teamId, privateKey } });
  expect(data).toEqual({ fields: { privateKey: sentence } });
});

test('a key is replaced without a moment in which none works', async () => {
  const { apple, ask, bind, startTeam } = await startCertificateServer();
  const { owner, teamId } = await startTeam();
  const { certificateId, certificate: before } = await bind(owner, teamId);
  const body = { teamId, certificateId };
  const { next } = await ask(owner, rotateSecretKey, { body });
  expect((await ask(owner, rotateSecretKey, { body })).next).toEqual(next);
  const early = await ask(owner, modifySecretKey, { body: { ...body, ...wrongIds } });
  expect(early.certificate).toMatchObject({ state: 'bound', publicKey: before.publicKey, next });
  expect((await ask(owner, checkSecretKey, { body })).check.isUsable).toBe(true);

  const user = await apple.addApiUser(next?.publicKey ?? '');
  const ids = { clientId: user.clientId, appleTeamId: user.teamId, keyId: user.keyId };
  const { certificate } = await ask(owner, modifySecretKey, { body: { ...body, ...ids } });
  expect(certificate).toMatchObject({ ...ids, publicKey: next?.publicKey, next: null });
  expect(certificate.rotatedAt).not.toBeNull();
  expect((await ask(owner, checkSecretKey, { body })).check.isUsable).toBe(true);
});

test('a rotation can be given up', async () => {
  const { ask, bind, startTeam } = await startCertificateServer();
  const { owner, teamId } = await startTeam();
  const { certificateId, certificate } = await bind(owner, teamId);
  const body = { teamId, certificateId };
  await ask(owner, rotateSecretKey, { body });
  expect(await ask(owner, giveUpRotation, { body })).toMatchObject({
    next: null,
    publicKey: certificate.publicKey,
  });
});

test('removed, its private key is gone from the database and nothing finds it again', async () => {
  const { ask, codeOf, deps, bind, startTeam } = await startCertificateServer();
  const { owner, teamId } = await startTeam();
  const { certificateId } = await bind(owner, teamId);
  const query = { teamId, certificateId };
  expect(await ask(owner, removeCertificate, { query })).toEqual({ detached: 0 });
  expect(await codeOf(owner, removeCertificate, { query })).toBe(codes.notFound);
  expect(await codeOf(owner, checkSecretKey, { body: query })).toBe(codes.notFound);
  expect(await ask(owner, findCertificates, { query: { teamId } })).toEqual([]);
  const rows = await deps.database.write.selectFrom('certificates').selectAll().execute();
  expect(rows).toMatchObject([{ state: 'removed', sealedPrivateKey: null, nextSealedPrivateKey: null }]);
});

test('another team neither sees nor touches it', async () => {
  const { ask, codeOf, bind, startTeam } = await startCertificateServer();
  const { owner, teamId } = await startTeam();
  const { certificateId, ids } = await bind(owner, teamId);
  const neighbour = await startTeam();
  const theirs = { teamId: neighbour.teamId, certificateId };
  for (const call of [checkSecretKey, rotateSecretKey, giveUpRotation])
    expect(await codeOf(neighbour.owner, call, { body: theirs }), call.path).toBe(codes.notFound);
  expect(await codeOf(neighbour.owner, modifySecretKey, { body: { ...theirs, ...ids } })).toBe(
    codes.notFound,
  );
  expect(await codeOf(neighbour.owner, removeCertificate, { query: theirs })).toBe(codes.notFound);
  expect(await codeOf(neighbour.owner, findOrganisations, { query: theirs })).toBe(codes.idsMissing);
  expect(await ask(neighbour.owner, findCertificates, { query: { teamId: neighbour.teamId } })).toEqual([]);
  expect(await ask(owner, findCertificates, { query: { teamId } })).toHaveLength(1);
});
