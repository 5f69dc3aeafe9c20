import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorAnswer } from '@tapwright/apple-ads/wire-v5/envelope';
import { listFaults } from '../testing/judge-answer.ts';
import { wrongBodiesV5 } from '../testing/wrong-requests/wrong-bodies-v5.ts';
import {
  wrongPlacesV5,
  wrongReportsV5,
  wrongSelectorsV5,
} from '../testing/wrong-requests/wrong-queries-v5.ts';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox.ts';

let running: TestSandbox;
let callV5: Awaited<ReturnType<TestSandbox['signIn']>>['callV5'];

beforeAll(async () => {
  running = await startSandbox();
  ({ callV5 } = await running.signIn());
});
afterAll(async () => running.stop());

describe.each([
  ['bodies', wrongBodiesV5],
  ['selectors', wrongSelectorsV5],
  ['reports', wrongReportsV5],
  ['places', wrongPlacesV5],
])('%s', (_what, cases) => {
  it.each(cases)('refuses %s', async (_case, method, path, body, expected, context = 'orgId=2100200') => {
    const answer = await callV5(method, path, body, context);
    expect(listFaults(errorAnswer, answer.body)).toEqual([]);
    const { messageCode, field } = answer.body.error.errors[0];
    expect({ status: answer.status, messageCode, field }).toEqual(expected);
  });
});

it('refuses who is not signed in, and who may only read', async () => {
  const unknown = await running.send('GET', '/api/v5/acls', { token: 'x' });
  expect(unknown).toMatchObject({
    status: 401,
    body: { data: null, error: { errors: [{ messageCode: 'UNAUTHORIZED' }] } },
  });
  const reader = await running.signIn('API Account Read Only');
  expect((await reader.callV5('GET', '/campaigns')).status).toBe(200);
  const refused = await reader.callV5('PUT', '/campaigns/51001', { campaign: { status: 'PAUSED' } });
  expect([refused.status, refused.body.error.errors[0].messageCode]).toEqual([403, 'FORBIDDEN']);
});

it('leaves an ad group as it was when its campaign cannot lose its places', async () => {
  await callV5('PUT', '/campaigns/51001/adgroups/61001', {
    targetingDimensions: { adminArea: { included: ['US|CA'] } },
  });
  const moved = await callV5('PUT', '/campaigns/51001', { campaign: { countriesOrRegions: ['US', 'CA'] } });
  expect(moved.body.error.errors[0].field).toBe('clearGeoTargetingOnCountryOrRegionChange');
  const { body } = await callV5('GET', '/campaigns/51001/adgroups/61001?fields=targetingDimensions');
  expect(body.data.targetingDimensions.adminArea).toEqual({ included: ['US|CA'] });
});
