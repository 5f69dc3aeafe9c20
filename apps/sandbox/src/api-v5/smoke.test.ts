import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox.ts';
import { signInV5 } from './testing/sign-in-v5.ts';

let running: TestSandbox;
beforeAll(async () => {
  running = await startSandbox();
});
afterAll(async () => running.stop());

it('shows a write of one API in the other', async () => {
  const { call, callV5 } = await signInV5(running);
  await callV5('PUT', '/campaigns/51001', { campaign: { name: 'Renamed' } });
  expect((await call('GET', '/campaigns/51001')).body.result.name).toBe('Renamed');
  await call('PUT', '/adgroups/61001', { targeting: { locality: { include: ['11390462'] } } });
  const { body } = await callV5('GET', '/campaigns/51001/adgroups/61001');
  expect(body.data.targetingDimensions.locality).toEqual({ included: ['US|CA|San Francisco'] });
});

it('names for the journal which rule refused it', async () => {
  const { callV5 } = await signInV5(running);
  await callV5('GET', '/campaigns/999');
  const { requests } = (await running.control('GET', '/requests?latest=1')).body;
  expect(requests[0]).toMatchObject({ status: 404, refusal: { rule: expect.stringMatching(/^\w+$/) } });
});
