import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { NotAnswered, OutcomeUnknown, ServerFault } from '@tapwright/apple-ads/client/errors';
import { connectClient, failureOf } from '../testing/connect-client.ts';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox.ts';

let running: TestSandbox;
let account: ReturnType<typeof connectClient>['account'];
let attempts: ReturnType<typeof connectClient>['attempts'];

beforeAll(async () => {
  running = await startSandbox();
});
beforeEach(async () => {
  running.sandbox.faults.clear();
  ({ account, attempts } = connectClient(running));
  await account.getCampaign('51001');
  attempts.length = 0;
});
afterAll(async () => running.stop());

const fault = async (kind: string, more: object = {}) =>
  running.control('POST', '/faults', { kind, route: '* /v1/*', ...more });
const statuses = () => attempts.map(({ status }) => status);

it.each([
  ['serverError', 500],
  ['cutBefore', undefined],
  ['cutAfter', undefined],
])('retries after %s when it only reads', async (kind, status) => {
  await fault(kind, { times: 2 });
  expect(await account.queryCampaigns({})).toMatchObject({ rows: [{ id: '51001' }] });
  expect(statuses()).toEqual([status, status, 200]);
});

it('retries when no answer came in time', async () => {
  await fault('timeoutBefore');
  await account.getCampaign('51001', { timeoutMs: 200 });
  expect(statuses()).toEqual([undefined, 200]);
});

it('gives up in the end, and says why', async () => {
  await fault('serverError', { times: 3 });
  const error = await failureOf(account.getCampaign('51001'));
  expect(error).toBeInstanceOf(ServerFault);
  expect(error).toMatchObject({ status: 500, code: 'INTERNAL_SERVER_ERROR', call: 'getCampaign' });
  await fault('cutBefore', { times: 3 });
  expect(await failureOf(account.getCampaign('51001'))).toMatchObject({ name: 'NotAnswered', reason: 'cut' });
});

it.each([
  ['serverError', false],
  ['timeoutBefore', false],
  ['cutBefore', false],
  ['timeoutAfter', true],
  ['cutAfter', true],
])(
  'sends a write once when it meets %s, and reading back shows whether it took effect',
  async (kind, tookEffect) => {
    const name = `After ${kind}`;
    await fault(kind);
    const error = await failureOf(account.updateCampaign('51001', { name }, { timeoutMs: 200 }));
    expect(error).toBeInstanceOf(OutcomeUnknown);
    expect((error as OutcomeUnknown).cause).toBeInstanceOf(
      kind === 'serverError' ? ServerFault : NotAnswered,
    );
    expect(statuses()).toHaveLength(1);
    expect((await account.getCampaign('51001')).name === name).toBe(tookEffect);
  },
);

it('does not know what came of a write that was given up under way', async () => {
  await fault('timeoutAfter');
  const stop = new AbortController();
  const made = failureOf(account.updateCampaign('51001', { name: 'Given up' }, { signal: stop.signal }));
  const read = async () => (await account.getCampaign('51001')).name;
  await expect.poll(read).toBe('Given up');
  stop.abort();
  expect(await made).toBeInstanceOf(OutcomeUnknown);
});

it('leaves no doubt about a write that was given up before it left', async () => {
  const stop = new AbortController();
  stop.abort(new Error('too late'));
  const error = await failureOf(account.updateCampaign('51001', { name: 'Never' }, { signal: stop.signal }));
  expect(error).toBe(stop.signal.reason);
  expect(statuses()).toEqual([]);
});

async function findClosedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

it('sends a write again when it certainly never arrived', async () => {
  const closed = `http://127.0.0.1:${await findClosedPort()}/`;
  let reached = 0;
  const flaky: typeof fetch = async (url, init) => {
    reached += 1;
    return fetch(reached === 2 ? closed : url, init);
  };
  const { account } = connectClient(running, { fetch: flaky });
  expect(await account.updateCampaign('51001', { name: 'Second try' })).toMatchObject({ name: 'Second try' });
  expect(reached).toBe(3);
});

it('tries the token again when the token endpoint stumbles', async () => {
  running.sandbox.faults.clear();
  await running.control('POST', '/faults', { kind: 'serverError', route: 'POST /auth/*', times: 1 });
  await running.control('POST', '/faults', { kind: 'cutBefore', route: 'POST /auth/*', times: 1 });
  expect(await connectClient(running).organisation.getMe()).toMatchObject({ orgId: '40009000' });
});
