import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox.ts';
import { signInV5, type SignedInV5 } from './testing/sign-in-v5.ts';

const theirOrg = 40_009_001;

let running: TestSandbox;
let ours: SignedInV5;
let theirs: SignedInV5;

beforeEach(async () => {
  running = await startSandbox();
  ours = await signInV5(running);
  theirs = await signInV5(running, 'API Account Manager', null, theirOrg);
});
afterEach(async () => running.stop());

const place = async (fault: object) => (await running.control('POST', '/faults', fault)).body;
const outcomeOf = async ({ callV5 }: SignedInV5): Promise<number | 'no answer'> => {
  try {
    return (await callV5('GET', '/acls', undefined, null)).status;
  } catch {
    return 'no answer';
  }
};

it.each([
  ['tooManyRequests', 429],
  ['serverError', 500],
  ['cutBefore', 'no answer'],
  ['cutAfter', 'no answer'],
])('%s meets one organisation until it is taken away', async (kind, expected) => {
  const { id } = await place({ kind, orgId: theirOrg, times: null });
  expect([await outcomeOf(theirs), await outcomeOf(ours)]).toEqual([expected, 200]);
  await running.control('DELETE', `/faults/${id}`);
  expect(await outcomeOf(theirs)).toBe(200);
});

it('meets one ad account, under the name that v5 gives it', async () => {
  await place({ kind: 'serverError', adAccountId: 700_100_201, times: null });
  const statusOf = async (context: string) =>
    (await ours.callV5('GET', '/campaigns', undefined, context)).status;
  expect([await statusOf('orgId=2100201'), await statusOf('orgId=2100200')]).toEqual([500, 200]);
});

it('says when to come back, without the headers that count in the newer API', async () => {
  await place({ kind: 'tooManyRequests', retryAfterSeconds: 9, times: null });
  const { headers } = await ours.callV5('GET', '/acls', undefined, null);
  expect([headers.get('retry-after'), headers.get('ratelimit-reset')]).toEqual(['9', null]);
});
