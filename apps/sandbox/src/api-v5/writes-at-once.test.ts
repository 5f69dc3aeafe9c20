import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox.ts';
import { signInV5 } from './testing/sign-in-v5.ts';

let running: TestSandbox;
beforeAll(async () => {
  running = await startSandbox({ speed: 100 });
});
afterAll(async () => running.stop());

it('takes many writes to one row at once, through both APIs, while its clock runs fast', async () => {
  const { call, callV5 } = await signInV5(running);
  const inGroup = '/campaigns/51001/adgroups/61001';
  const writes = Array.from({ length: 60 }, async (_, turn) => {
    const status = turn % 3 === 0 ? 'PAUSED' : 'ENABLED';
    return turn % 2 === 0 ? call('PUT', '/adgroups/61001', { status }) : callV5('PUT', inGroup, { status });
  });
  expect(new Set((await Promise.all(writes)).map(({ status }) => status))).toEqual(new Set([200]));
});
