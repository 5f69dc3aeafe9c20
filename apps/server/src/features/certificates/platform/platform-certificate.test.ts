import {
  bindPlatformCertificate,
  createPlatformKey,
  findPlatformCertificate,
} from '@tapwright/contracts/platform-certificate';
import { codes } from '@tapwright/contracts/codes';
import { expect, test } from 'vitest';
import { startLocalApple } from '../../../testing/local-apple.ts';
import { listOperations, startWithStaff } from '../../staff/testing/start-with-staff.ts';

test('staff make one key pair and bind it with the ids that Apple gave; nobody else comes near it', async () => {
  const apple = await startLocalApple();
  const { ask, get, makePerson, signIn, signInWithSecondFactor, database } = await startWithStaff({
    appleOrigin: () => apple.origin,
  });
  await makePerson({ nickName: 'Mei Lin', email: 'mei@example.com' });
  const stranger = await signIn('mei@example.com');
  const { token } = await signInWithSecondFactor('admin');
  expect((await ask(findPlatformCertificate, { token: stranger })).code).toBe(codes.notPermitted);
  expect((await ask(createPlatformKey, { token: stranger, body: {} })).code).toBe(codes.notPermitted);
  expect(await get(findPlatformCertificate, { token })).toBeNull();

  const made = await get(createPlatformKey, { token, body: {} });
  expect(made).toMatchObject({ state: 'made', campaignGroups: 0 });
  expect(await get(createPlatformKey, { token, body: {} })).toEqual(made);
  expect(JSON.stringify(made)).not.toContain('PRIVATE');

  const user = await apple.addApiUser(made.publicKey);
  const ids = { clientId: user.clientId, appleTeamId: user.teamId, keyId: user.keyId };
  const wrong = await get(bindPlatformCertificate, { token, body: { ...ids, appleTeamId: ids.clientId } });
  expect([wrong.check.isUsable, wrong.certificate.state]).toEqual([false, 'made']);
  const bound = await get(bindPlatformCertificate, { token, body: ids });
  expect(bound).toMatchObject({
    check: { isUsable: true },
    certificate: { state: 'bound', clientId: ids.clientId },
  });
  const operations = (await listOperations({ database })).map(({ operation }) => operation);
  expect(operations.slice(0, 2)).toEqual(['certificate.bound', 'certificate.made']);
});
