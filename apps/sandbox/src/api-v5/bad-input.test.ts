import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorAnswer } from '@tapwright/apple-ads-v5/envelope';
import { listFaults } from '../testing/judge-answer.ts';
import { wrongBodies } from './testing/wrong-requests/wrong-bodies.ts';
import { wrongPlaces, wrongReports, wrongSelectors } from './testing/wrong-requests/wrong-queries.ts';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox.ts';
import { signInV5, type SignedInV5 } from './testing/sign-in-v5.ts';

let running: TestSandbox;
let callV5: SignedInV5['callV5'];

beforeAll(async () => {
  running = await startSandbox();
  ({ callV5 } = await signInV5(running));
});
afterAll(async () => running.stop());

describe.each([
  ['bodies', wrongBodies],
  ['selectors', wrongSelectors],
  ['reports', wrongReports],
  ['places', wrongPlaces],
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
  const reader = await signInV5(running, 'API Account Read Only');
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
