import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filter, range } from '../testing/wrong-requests/case.ts';
import { wrongBodies } from '../testing/wrong-requests/wrong-bodies.ts';
import { wrongContexts, wrongQueries, wrongWindows } from '../testing/wrong-requests/wrong-queries.ts';
import { startSandbox, type Answer, type TestSandbox } from '../testing/start-sandbox.ts';

let running: TestSandbox;
let call: Awaited<ReturnType<TestSandbox['signIn']>>['call'];

beforeAll(async () => {
  running = await startSandbox();
  ({ call } = await running.signIn());
});
afterAll(async () => running.stop());

function sum({ status, body }: Answer) {
  const { code, details } = body.error ?? body;
  return { status, code, detail: details[0].code, field: details[0].info?.field };
}

describe.each([
  ['bodies', wrongBodies],
  ['queries', wrongQueries],
  ['windows', wrongWindows],
  ['contexts', wrongContexts],
])('%s', (_what, cases) => {
  it.each(cases)(
    'refuses %s',
    async (_case, method, path, body, expected, context = 'adAccountId=700100200') => {
      expect(sum(await call(method, path, body, context))).toEqual(expected);
    },
  );
});

it('takes a context with a semicolon at its end, and a report filter in an array of one', async () => {
  const { status } = await call(
    'POST',
    '/reports/apps/campaigns/query',
    { ...range('2026-11-10', '2026-11-12'), filters: [filter('campaignId', 'EQUALS', ['51001'])] },
    'adAccountId=700100200;',
  );
  expect(status).toBe(200);
});

it('answers an organisation that a user has no part in with 403', async () => {
  expect(sum(await call('GET', '/orgs/40009001', undefined, null))).toMatchObject({
    status: 403,
    code: 'FORBIDDEN',
  });
});
