import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorAnswer } from '@tapwright/apple-ads-v5/envelope';
import { listFaults } from '../testing/judge-answer.ts';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox.ts';
import { signInV5 } from './testing/sign-in-v5.ts';

let running: TestSandbox;
beforeAll(async () => {
  running = await startSandbox();
});
afterAll(async () => running.stop());

it('answers until 26 January 2027 by its own clock, and with an error to everything from then on', async () => {
  const { clock } = running.sandbox;
  clock.stepTo(Date.UTC(2027, 0, 25, 23, 59, 59));
  const { call, callV5 } = await signInV5(running);
  expect((await callV5('GET', '/campaigns')).status).toBe(200);
  clock.stepTo(Date.UTC(2027, 0, 26));
  for (const [method, path, body] of [
    ['GET', '/acls', undefined],
    ['GET', '/campaigns', undefined],
    ['POST', '/reports/campaigns', {}],
    ['GET', '/nowhere', undefined],
  ] as const) {
    const answer = await callV5(method, path, body);
    expect(answer.status).toBe(410);
    expect(listFaults(errorAnswer, answer.body)).toEqual([]);
  }
  expect(running.sandbox.journal.list().at(-1)?.refusal?.problems[0]?.code).toBe('GONE');
  expect((await call('POST', '/campaigns/query', {})).status).toBe(200);
});
