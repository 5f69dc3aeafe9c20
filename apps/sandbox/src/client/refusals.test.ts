import { afterAll, beforeAll, expect, it } from 'vitest';
import { Forbidden, InvalidRequest, NotFound, Refused } from '@tapwright/apple-ads/client/errors';
import { connectClient, failureOf } from '../testing/connect-client.ts';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox.ts';

let running: TestSandbox;
let made: ReturnType<typeof connectClient>;
beforeAll(async () => {
  running = await startSandbox();
  made = connectClient(running);
});
afterAll(async () => running.stop());

const newAdGroup = {
  campaignId: '51001',
  name: 'Brand exact',
  pricingModel: 'CPT',
  startTime: '2026-11-20T00:00:00.000',
} as const;

it('says which field Apple refuses, with Apple’s code', async () => {
  const error = await failureOf(made.account.createAdGroup(newAdGroup));
  expect(error).toBeInstanceOf(Refused);
  expect(error).toMatchObject({
    status: 400,
    code: 'VALIDATION_ERROR',
    problems: [{ code: 'DUPLICATE_NAME', field: 'name' }],
  });
});

it('refuses what Apple would refuse, and sends nothing', async () => {
  const before = made.attempts.length;
  const request = { ...newAdGroup, name: 'a|b', startTime: '2026-02-30T00:00:00.000', nme: 1 };
  const error = await failureOf(made.account.createAdGroup(request));
  expect(error).toBeInstanceOf(InvalidRequest);
  expect((error as InvalidRequest).problems.map(({ code, field }) => [field, code])).toEqual([
    ['name', 'INVALID_VALUE'],
    ['startTime', 'INVALID_VALUE'],
    ['nme', 'REQUEST_UNRECOGNIZED_PROPERTY'],
  ]);
  const filters = [{ field: 'adGroupId', operator: 'IS_NULL' }] as const;
  expect(await failureOf(made.account.queryNegativeKeywords({ filters }))).toMatchObject({
    problems: [{ field: 'filters', code: 'MISSING_REQUIRED_FILTER' }],
  });
  expect(made.attempts).toHaveLength(before);
});

it('knows what is not there', async () => {
  expect(await failureOf(made.account.getCampaign('5'))).toBeInstanceOf(NotFound);
});

it('says which roles a call needs', async () => {
  const { account } = connectClient(running, { role: 'API Account Read Only' });
  const error = await failureOf(account.updateCampaign('51001', { name: 'Mine' }));
  expect(error).toBeInstanceOf(Forbidden);
  expect((error as Forbidden).rolesNeeded).toContain('API Account Manager');
  expect((error as Forbidden).rolesNeeded).not.toContain('API Account Read Only');
});

it('is not let into an ad account of others, nor into one that was taken away', async () => {
  const { client, user, account } = connectClient(running);
  expect(await failureOf(client.adAccount('700100202').queryCampaigns({}))).toBeInstanceOf(Forbidden);
  await account.queryCampaigns({});
  const adAccountId = 700_100_200;
  await running.control('POST', '/faults', { kind: 'revokeAccess', clientId: user.clientId, adAccountId });
  expect(await failureOf(account.queryCampaigns({}))).toBeInstanceOf(Forbidden);
});

it('keeps secrets out of what it throws', async () => {
  const { user, privateKey, account } = connectClient(running);
  const error = await failureOf(account.getCampaign('5'));
  await running.control('POST', '/faults', { kind: 'revokeAccess', clientId: user.clientId });
  const refused = await failureOf(account.getCampaign('51001'));
  const { d = '' } = privateKey.export({ format: 'jwk' });
  for (const thrown of [error, refused]) {
    const text = JSON.stringify(thrown, Object.getOwnPropertyNames(thrown)) + String(thrown);
    for (const secret of ['Bearer', 'eyJ', 'PRIVATE', d]) expect(text).not.toContain(secret);
  }
});
