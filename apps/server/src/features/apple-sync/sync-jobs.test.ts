import { generateKeyPairSync } from 'node:crypto';
import { findSyncStates, refreshAdvReports } from '@tapwright/contracts/apple-sync';
import { expect, onTestFinished, test } from 'vitest';
import { startTeamServer } from '../teams/testing/team-server.ts';
import { startStillSandbox } from './testing/start-sync.ts';

const patience = { timeout: 240_000, interval: 300 };

/** A server whose team has the small ad account of a sandbox attached. */
async function startAttached() {
  const sandbox = await startStillSandbox();
  onTestFinished(() => sandbox.stop());
  const server = await startTeamServer({ appleOrigin: () => sandbox.origin });
  const { deps } = server;
  const owner = await server.makePerson();
  const teamId = await server.makeTeam(owner);
  const user = await sandbox.addUser();
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const certificateId = 10_001;
  await deps.database.write
    .insertInto('certificates')
    .values({
      teamId,
      certificateId,
      state: 'bound',
      clientId: user.clientId,
      appleTeamId: user.teamId,
      keyId: user.keyId,
      publicKey: publicKey.export({ type: 'spki', format: 'pem' }),
      sealedPrivateKey: deps.sealer.seal(user.privateKeyPem, `private key of certificate ${certificateId}`),
    })
    .execute();
  const { campaignGroupId } = await deps.database.write
    .insertInto('campaignGroups')
    .values({
      teamId,
      certificateId,
      adAccountId: String(user.adAccountIds[0]),
      appleOrgId: '40009001',
      appleName: 'At Apple',
      name: 'Ours',
      currency: 'RMB',
      timeZone: 'Asia/Shanghai',
      attachedAt: new Date(),
    })
    .returning('campaignGroupId')
    .executeTakeFirstOrThrow();
  const readState = async () => (await server.ask(owner, findSyncStates, { query: { teamId } }))[0];
  const refresh = async () => server.ask(owner, refreshAdvReports, { query: { teamId } });
  return { ...server, sandbox, owner, teamId, user, campaignGroupId, readState, refresh };
}

test('an attached group is read by jobs, tells how far it is, stops in words, and is nobody else’s', async () => {
  const server = await startAttached();
  const { sandbox, owner, user, readState, refresh } = server;
  const other = await server.makePerson();
  const otherTeam = await server.makeTeam(other, 'Others');

  expect(await refresh()).toEqual({ adAccounts: 1 });
  await expect
    .poll(async () => (await readState())?.running, patience)
    .toMatchObject({ planned: expect.any(Number) });
  await expect.poll(async () => (await readState())?.readAt, patience).toEqual(expect.any(String));
  expect(await readState()).toMatchObject({ name: 'Ours', error: null, isStale: false });

  await sandbox.control('POST', '/faults', { kind: 'revokeAccess', clientId: user.clientId });
  await sandbox.control('POST', '/clock', { stepMs: 7 * 3_600_000 });
  await refresh();
  await expect.poll(async () => (await readState())?.error, patience).toBe('accessRevoked');
  expect(await readState()).toMatchObject({ isStale: true, retryAt: expect.any(String) });

  await sandbox.control('POST', '/faults', { kind: 'restoreAccess', clientId: user.clientId });
  await refresh();
  await expect.poll(async () => (await readState())?.isStale, patience).toBe(false);
  await expect.poll(async () => (await readState())?.error, patience).toBe(null);

  expect(await server.ask(other, findSyncStates, { query: { teamId: otherTeam } })).toEqual([]);
  expect(await server.ask(other, refreshAdvReports, { query: { teamId: otherTeam } })).toEqual({
    adAccounts: 0,
  });
  await expect(server.ask(other, findSyncStates, { query: { teamId: server.teamId } })).rejects.toThrow();
  expect(owner.userId).not.toBe(other.userId);
}, 600_000);
