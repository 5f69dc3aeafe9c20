import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSandbox, testStart, type TestSandbox } from '../testing/start-sandbox.ts';
import { requestFaultKinds } from './faults.ts';

type SignedIn = Awaited<ReturnType<TestSandbox['signIn']>>;

const theirOrg = 40_009_001;

let running: TestSandbox;
let ours: SignedIn;
let theirs: SignedIn;

beforeEach(async () => {
  running = await startSandbox();
  ours = await running.signIn();
  theirs = await running.signIn('API Account Manager', null, theirOrg);
});
afterEach(async () => running.stop());

const place = async (fault: object) => (await running.control('POST', '/faults', fault)).body;
const readAcls = async ({ call }: SignedIn) => call('GET', '/acls', undefined, null);

async function outcomeOf(pending: Promise<{ status: number }>): Promise<number | 'no answer'> {
  try {
    return (await pending).status;
  } catch {
    return 'no answer';
  }
}

it.each([
  ['tooManyRequests', 429],
  ['serverError', 500],
  ['cutBefore', 'no answer'],
  ['cutAfter', 'no answer'],
])('%s meets one organisation until it is taken away', async (kind, expected) => {
  const { id } = await place({ kind, orgId: theirOrg, times: null });
  expect([await outcomeOf(readAcls(theirs)), await outcomeOf(readAcls(ours))]).toEqual([expected, 200]);
  await running.control('DELETE', `/faults/${id}`);
  expect(await outcomeOf(readAcls(theirs))).toBe(200);
});

it('meets one organisation where it requests a token', async () => {
  await place({ kind: 'serverError', route: '* /auth/*', orgId: theirOrg, times: null });
  const signInAs = async (orgId: number) => {
    const { user, privateKey } = running.makeUser('Admin', null, orgId);
    return running.requestToken({
      grant_type: 'client_credentials',
      client_id: user.clientId,
      client_secret: await running.secretOf(user, privateKey),
      scope: 'searchadsorg',
    });
  };
  expect((await signInAs(theirOrg)).status).toBe(500);
  expect((await signInAs(40_009_000)).status).toBe(200);
});

it('meets one ad account', async () => {
  await place({ kind: 'serverError', adAccountId: 700_100_201, times: null });
  const statuses = await Promise.all([
    ours.call('POST', '/campaigns/query', {}, 'adAccountId=700100201'),
    ours.call('POST', '/campaigns/query', {}, 'adAccountId=700100200'),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([500, 200]);
});

it('meets one API user', async () => {
  const colleague = await running.signIn();
  await place({ kind: 'serverError', clientId: colleague.user.clientId, times: null });
  expect([(await readAcls(colleague)).status, (await readAcls(ours)).status]).toEqual([500, 200]);
});

it('meets one request in so many, so that who tries again gets through', async () => {
  const { id } = await place({ kind: 'tooManyRequests', every: 3, skip: 1, times: null });
  const statuses = [];
  for (let turn = 0; turn < 8; turn += 1) statuses.push((await readAcls(ours)).status);
  expect(statuses).toEqual([200, 429, 200, 200, 429, 200, 200, 429]);
  expect((await running.control('GET', '/faults')).body).toMatchObject([{ id, seen: 8, met: 3 }]);
});

it('says in its headers when to come back', async () => {
  await place({ kind: 'tooManyRequests', retryAfterSeconds: 9, times: null });
  const { headers } = await readAcls(ours);
  expect([headers.get('retry-after'), headers.get('ratelimit-reset')]).toEqual(['9', '9']);
});

it('shows one organisation a wrong clock, and judges its tokens and secrets by it', async () => {
  const dateOf = async (who: SignedIn) => Date.parse((await readAcls(who)).headers.get('date') ?? '');
  await place({ kind: 'wrongClock', offsetMs: -7_200_000, orgId: theirOrg, times: null });
  expect([await dateOf(theirs), await dateOf(ours)]).toEqual([testStart - 7_200_000, testStart]);
  await running.control('DELETE', '/faults');
  await place({ kind: 'wrongClock', offsetMs: 3_600_000, orgId: theirOrg, times: null });
  expect([(await readAcls(theirs)).status, (await readAcls(ours)).status]).toEqual([401, 200]);
  const { user, privateKey } = running.makeUser('Admin', null, theirOrg);
  const iat = testStart / 1000;
  const form = {
    grant_type: 'client_credentials',
    client_id: user.clientId,
    client_secret: await running.secretOf(user, privateKey, { claims: { iat, exp: iat + 1800 } }),
    scope: 'searchadsorg',
  };
  expect(await running.requestToken(form)).toMatchObject({ status: 400, body: { error: 'invalid_client' } });
  await running.control('DELETE', '/faults');
  expect((await running.requestToken(form)).status).toBe(200);
  expect((await readAcls(theirs)).status).toBe(200);
});

it('lets another fault come along with a wrong clock', async () => {
  await place({ kind: 'wrongClock', offsetMs: 60_000, times: null });
  await place({ kind: 'serverError' });
  const { status, headers } = await readAcls(ours);
  expect([status, Date.parse(headers.get('date') ?? '')]).toEqual([500, testStart + 60_000]);
});

it('takes access from a whole organisation, and gives back what each user had', async () => {
  const limited = await running.signIn('Limited Access: API Read Only', [700_100_201]);
  const statuses = async () =>
    Promise.all([ours, limited, theirs].map(async (who) => (await readAcls(who)).status));
  await place({ kind: 'revokeAccess', orgId: 40_009_000 });
  expect(await statuses()).toEqual([401, 401, 200]);
  await place({ kind: 'restoreAccess', orgId: 40_009_000 });
  expect(await statuses()).toEqual([200, 200, 200]);
  const accountsOf = async (who: SignedIn): Promise<number[]> =>
    (await readAcls(who)).body.result.acls.map((acl: { adAccount: { id: number } }) => acl.adAccount.id);
  expect([await accountsOf(ours), await accountsOf(limited)]).toEqual([
    [700_100_200, 700_100_201],
    [700_100_201],
  ]);
  expect((await running.control('POST', '/faults', { kind: 'revokeAccess' })).status).toBe(400);
});

it('stands whole in the list, and refuses who is nobody in particular', async () => {
  for (const kind of requestFaultKinds) await place({ kind, orgId: theirOrg, times: null });
  const { body } = await running.control('GET', '/faults');
  expect(body.map((fault: { kind: string }) => fault.kind)).toEqual([...requestFaultKinds]);
  expect((await running.control('POST', '/faults', { kind: 'slow', orgId: 'all' })).status).toBe(400);
});
