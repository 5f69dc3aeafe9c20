import type { CertificateCheck } from '@tapwright/contracts/certificate-check';
import { addCampaignGroups, findCampaignGroups } from '@tapwright/contracts/campaign-groups';
import { checkSecretKey } from '@tapwright/contracts/certificates';
import { expect, test } from 'vitest';
import { startCertificateServer } from '../../../testing/certificate-server.ts';

const dayMs = 86_400_000;

const tell = ({ findings }: CertificateCheck) =>
  findings.map(({ subject, verdict, cause }) => `${subject} ${verdict}: ${cause}`);

async function startBound(wanted: object = {}, options = {}) {
  const server = await startCertificateServer(options);
  const { owner, teamId } = await server.startTeam();
  const bound = await server.bind(owner, teamId, wanted);
  const { certificateId } = bound;
  const check = async () => server.ask(owner, checkSecretKey, { body: { teamId, certificateId } });
  return { ...server, ...bound, owner, teamId, checkNow: check };
}

const limitedTo = async (role: string) => {
  const server = await startBound({ role: 'API Account Manager' });
  const [adAccountId] = server.user.adAccountIds;
  const { owner, teamId } = await server.startTeam();
  return server.bind(owner, teamId, { role, adAccountIds: [adAccountId] });
};

test('all in order: Apple answers, clocks agree, the key is known, ad accounts are seen, the role fits', async () => {
  const { check } = await limitedTo('Limited Access: API Read & Write');
  expect(tell(check)).toEqual([
    'apple works: answers',
    'clock works: right',
    'signIn works: accepted',
    'adAccounts works: seen',
    'role works: fits',
    'key works: young',
  ]);
  expect(check.isUsable).toBe(true);
});

test.each([
  ['Limited Access: API Read Only', 'role advises: readOnly'],
  ['API Account Read Only', 'role advises: readOnly'],
  ['Admin', 'role advises: admin'],
])('as %s it says %s, and can be used all the same', async (role, expected) => {
  const check = role.startsWith('Limited')
    ? (await limitedTo(role)).check
    : (await startBound({ role })).check;
  expect(tell(check)).toContain(expected);
  expect(check.isUsable).toBe(true);
});

test('a role over the whole organisation is called wide once there is more than one ad account', async () => {
  const { addAdAccount, teamId, certificateId, check, checkNow } = await startBound();
  expect(tell(check)).toContain('role works: fits');
  await addAdAccount(teamId, certificateId, 'Second market');
  expect(tell((await checkNow()).check)).toContain('role advises: wide');
});

test('a role that Apple gave since then counts from the next check on', async () => {
  const { ask, owner, teamId, certificateId, checkNow, deps, user } = await startBound();
  const adAccounts = [{ adAccountId: String(user.adAccountIds[0]), name: 'Market' }];
  await ask(owner, addCampaignGroups, { body: { teamId, certificateId, adAccounts } });
  await deps.database.write
    .updateTable('campaignGroups')
    .set({ appleRoles: ['API Account Read Only'] })
    .execute();
  const mayWrite = async () =>
    (await ask(owner, findCampaignGroups, { query: { teamId } })).list.map(({ canWrite }) => canWrite);
  expect(await mayWrite()).toEqual([false]);
  await checkNow();
  expect(await mayWrite()).toEqual([true]);
});

test('access taken away after it worked is told from ids that never did', async () => {
  const { apple, user, checkNow } = await startBound();
  await apple.control('POST', '/faults', { kind: 'revokeAccess', clientId: user.clientId });
  const { certificate, check } = await checkNow();
  expect(tell(check)).toContain('signIn fails: revoked');
  expect(certificate.state).toBe('refused');
  await apple.control('POST', '/faults', { kind: 'restoreAccess', clientId: user.clientId });
  expect((await checkNow()).certificate.state).toBe('bound');
});

test('a user without any ad account cannot attach one', async () => {
  const { apple, user, checkNow } = await startBound();
  for (const adAccountId of user.adAccountIds)
    await apple.control('POST', '/faults', { kind: 'revokeAccess', clientId: user.clientId, adAccountId });
  const { check } = await checkNow();
  expect(tell(check)).toContain('adAccounts fails: none');
  expect(check.isUsable).toBe(false);
});

test('the sandbox may be days ahead: its clock is followed, and the key ages by it', async () => {
  const { apple, checkNow } = await startBound();
  await apple.control('POST', '/clock', { stepDays: 340 });
  await checkNow();
  const { check } = await checkNow();
  expect(tell(check)).toContain('clock works: followed');
  expect(tell(check)).toContain('key advises: nearEnd');
  expect(check.isUsable).toBe(true);
});

test('at Apple itself a clock that is two days off is named as what to mend', async () => {
  const { apple, checkNow, certificate } = await startBound({}, { settings: { appleAds: 'apple' } });
  expect(certificate.state).toBe('bound');
  await apple.control('POST', '/clock', { stepDays: 2 });
  const { check } = await checkNow();
  expect(tell(check)).toContain('clock fails: off');
  const { findings } = check;
  expect(findings.find(({ subject }) => subject === 'clock')?.count).toBe((2 * dayMs) / 60_000);
});

test('at Apple itself a clock that is ten minutes off is worth a word, and stops nothing', async () => {
  const { apple, checkNow } = await startBound({}, { settings: { appleAds: 'apple' } });
  const offsetMs = 10 * 60_000;
  await apple.control('POST', '/faults', { kind: 'wrongClock', offsetMs, route: '*', times: null });
  const { check } = await checkNow();
  expect(tell(check)).toContain('clock advises: differs');
  expect(check.findings.find(({ subject }) => subject === 'clock')?.count).toBe(10);
  expect(check.isUsable).toBe(true);
});

test('an attached ad account that Apple no longer shows is called lost, by the name it has here', async () => {
  const { ask, apple, owner, teamId, certificateId, user, addAdAccount, checkNow } = await startBound();
  await addAdAccount(teamId, certificateId, 'Second market');
  const [adAccountId = 0] = user.adAccountIds;
  await ask(owner, addCampaignGroups, {
    body: { teamId, certificateId, adAccounts: [{ adAccountId: String(adAccountId), name: 'Ours' }] },
  });
  await apple.control('POST', '/faults', { kind: 'revokeAccess', clientId: user.clientId, adAccountId });
  const { check } = await checkNow();
  expect(tell(check)).toContain('adAccounts fails: lost');
  expect(check.findings.find(({ subject }) => subject === 'adAccounts')?.names).toEqual(['Ours']);
});

test('Apple out of order, out of reach or silent says nothing against the certificate', async () => {
  const { apple, checkNow } = await startBound();
  await apple.control('POST', '/faults', { kind: 'serverError', route: 'GET /v1/*', times: null });
  const broken = await checkNow();
  expect(tell(broken.check)).toContain('apple fails: appleFault');
  await apple.control('DELETE', '/faults');
  await apple.control('POST', '/faults', { kind: 'timeoutBefore', route: 'GET /v1/acls', times: null });
  const silent = await checkNow();
  expect(tell(silent.check)).toContain('apple fails: timedOut');
  await apple.control('DELETE', '/faults');
  await apple.control('POST', '/faults', { kind: 'cutBefore', route: 'GET /v1/*', times: null });
  expect(tell((await checkNow()).check)).toContain('apple fails: notReachable');
  expect([broken.certificate.state, silent.certificate.state]).toEqual(['bound', 'bound']);
});

test('Apple asking to wait longer than a person would is told as such', async () => {
  const { apple, checkNow } = await startBound();
  const fault = { kind: 'tooManyRequests', route: 'GET /v1/acls', retryAfterSeconds: 40, times: null };
  await apple.control('POST', '/faults', fault);
  const { check } = await checkNow();
  expect(check.findings.find(({ cause }) => cause === 'rateLimited')?.count).toBeGreaterThan(30);
});
