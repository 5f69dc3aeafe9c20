import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from './testing/start-sandbox.ts';

let running: TestSandbox;
beforeAll(async () => {
  running = await startSandbox({ speed: 100 });
});
afterAll(async () => running.stop());

it('takes many writes to one row at once, while its clock runs fast', async () => {
  const { call } = await running.signIn();
  const writes = Array.from({ length: 60 }, async (_, turn) => {
    const status = turn % 3 === 0 ? 'PAUSED' : 'ENABLED';
    return call('PUT', '/adgroups/61001', { status });
  });
  expect(new Set((await Promise.all(writes)).map(({ status }) => status))).toEqual(new Set([200]));
});
