import { generateKeyPairSync } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../platform/db/database.ts';
import { attachAdAccount } from '../../../testing/attach-ad-account.ts';
import { startCertificateServer } from '../../../testing/certificate-server.ts';
import { openAppleAds } from '../index.ts';

async function startWithGroup({ isRunByPlatform = false } = {}) {
  const server = await startCertificateServer();
  const { apple, deps } = server;
  const teamId = await server.makeTeam(await server.makePerson());
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const user = await apple.addApiUser(publicKey.export({ type: 'spki', format: 'pem' }));
  const privateKeyPem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const { campaignGroupId } = await attachAdAccount(deps.database, deps.sealer, {
    teamId,
    user: { ...user, privateKeyPem },
    adAccountId: user.adAccountIds[0] ?? 0,
    currency: 'USD',
    timeZone: 'America/Los_Angeles',
    isRunByPlatform,
  });
  const readCertificate = async () =>
    deps.database.write
      .selectFrom('certificates')
      .select(['state', 'lastUsedAt', 'lastRefusal'])
      .executeTakeFirstOrThrow();
  return { ...server, user, which: { teamId, campaignGroupId }, readCertificate };
}

test('a campaign group leads to the campaigns of its ad account, with one token for all who ask', async () => {
  const { deps, which, readCertificate } = await startWithGroup();
  const [one, other] = [await openAppleAds(deps, which), await openAppleAds(deps, which)];
  const { rows } = await one.calls.queryCampaigns({ pagination: { pageSize: 2 } });
  expect(rows.length).toBeGreaterThan(0);
  expect(other.organisation).toBe(one.organisation);
  await one.note();
  expect((await readCertificate()).lastUsedAt).toBeInstanceOf(Date);
});

test('what Apple refuses for good is shown at the certificate, until it works again', async () => {
  const { apple, deps, user, which, readCertificate } = await startWithGroup();
  const opened = await openAppleAds(deps, which);
  await opened.calls.queryCampaigns({});
  await apple.control('POST', '/faults', { kind: 'revokeAccess', clientId: user.clientId });
  const error: unknown = await opened.calls.queryCampaigns({}).catch((thrown: unknown) => thrown);
  await opened.note(error);
  expect(await readCertificate()).toMatchObject({ state: 'refused', lastRefusal: 'revoked' });
  await opened.note();
  expect(await readCertificate()).toMatchObject({ state: 'bound', lastRefusal: null });
});

test('neither a detached group nor one of another team leads anywhere', async () => {
  const { deps, which } = await startWithGroup();
  await expect(openAppleAds(deps, { ...which, teamId: which.teamId + 1 })).rejects.toThrow('not attached');
  await deps.database.write.updateTable('campaignGroups').set({ detachedAt: new Date() }).execute();
  await expect(openAppleAds(deps, which)).rejects.toThrow('not attached');
});

test("a campaign group that the platform runs for a team is reached by the platform's certificate", async () => {
  const { deps, which } = await startWithGroup({ isRunByPlatform: true });
  const { calls, group } = await openAppleAds(deps, which);
  expect([group.teamId, group.certificateTeamId]).toEqual([which.teamId, 0]);
  expect((await calls.queryCampaigns({ pagination: { pageSize: 2 } })).rows.length).toBeGreaterThan(0);
});

test('what one process used up of Apple’s limit, another does not ask for', async () => {
  const { apple, deps, which } = await startWithGroup();
  const database = await openDatabase({ connection: deps.database.connection, poolSize: 2 });
  onTestFinished(() => database.close());
  const one = await openAppleAds(deps, which);
  const other = await openAppleAds({ ...deps, database }, which);
  const ask = async ({ calls }: typeof one) => calls.queryCampaigns({}, { maxWaitMs: 0 });
  await apple.control('POST', '/rate-limits', { requests: 5 });
  await apple.control('POST', '/faults', {
    kind: 'slow',
    delayMs: 0,
    route: '*/campaigns/query',
    times: null,
  });
  for (let turn = 0; turn < 5; turn += 1) await ask(turn % 2 ? one : other);
  for (const each of [one, other]) await expect(ask(each)).rejects.toThrow('rate limit');
  expect(await apple.control('GET', '/faults')).toMatchObject([{ seen: 5 }]);
});

test('work in the background leaves a part of Apple’s limit to those who wait for an answer', async () => {
  const { apple, deps, which } = await startWithGroup();
  await apple.control('POST', '/rate-limits', { requests: 20 });
  const background = await openAppleAds(deps, which, { keepFree: 0.1 });
  const person = await openAppleAds(deps, which);
  const ask = async ({ calls }: typeof person) => calls.queryCampaigns({}, { maxWaitMs: 0 });
  let calls = 0;
  const useUp = async () => {
    for (; calls < 30; calls += 1) await ask(background);
  };
  await expect(useUp()).rejects.toThrow('rate limit');
  expect(calls).toBe(18);
  for (let turn = 0; turn < 2; turn += 1) await ask(person);
  await expect(ask(person)).rejects.toThrow('rate limit');
});
