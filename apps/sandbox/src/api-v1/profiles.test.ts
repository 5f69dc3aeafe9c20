import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profiles } from '../profile.ts';
import { filter, range } from '../testing/wrong-requests/case.ts';
import { type AnyJson, startSandbox, type TestSandbox } from '../testing/start-sandbox.ts';

type SignedIn = Awaited<ReturnType<TestSandbox['signIn']>>;

const everywhere = 'adAccountId=700100200';

describe.each(profiles)('%s', (profile) => {
  const isStrict = profile === 'strict';
  let running: TestSandbox;
  let call: SignedIn['call'];
  beforeAll(async () => {
    running = await startSandbox({ profile });
    ({ call } = await running.signIn());
  });
  afterAll(async () => running.stop());

  it('tells in a list what is worked out of parents, or leaves it to the answer about one', async () => {
    const filters = [filter('adGroupId', 'EQUALS', 61001)];
    const { body } = await call('POST', '/keywords/query', { filters });
    expect(Object.hasOwn(body.result[0], 'displayStatus')).toBe(!isStrict);
    const one = await call('GET', `/keywords/${body.result[0].id}`);
    expect(one.body.result.displayStatus).toBe('RUNNING');
  });

  it('puts what a report is grouped by into the row, or beside the figures of each day', async () => {
    const body = { ...range('2026-11-08', '2026-11-14', 'DAILY'), groupBy: ['countryOrRegion'] };
    const [row] = (await call('POST', '/reports/apps/campaigns/query', body)).body.result.rows;
    expect(row.metadata.countryOrRegion).toBe(isStrict ? 'US' : undefined);
    expect(row.granularMetrics[0].countryOrRegion).toBe(isStrict ? undefined : 'US');
  });

  it('names no keyword beside a term that search match brought, or one of its ad group', async () => {
    const body = { ...range('2026-11-08', '2026-11-14', 'DAILY'), pagination: { pageSize: 5000 } };
    const { result } = (await call('POST', '/reports/apps/searchterms/query', body)).body;
    const found = result.rows.filter(({ metadata }: AnyJson) => metadata.searchTermSource === 'AUTO');
    expect(found.length).toBeGreaterThan(0);
    const named = found.filter(({ metadata }: AnyJson) => metadata.keyword?.id);
    expect(named.length > 0).toBe(!isStrict);
  });

  it('answers months of both rules, or of one of them', async () => {
    const body = range('2026-07-01', '2026-07-31', 'MONTHLY');
    expect((await call('POST', '/reports/apps/campaigns/query', body)).status).toBe(isStrict ? 400 : 200);
    const long = range('2026-04-01', '2026-07-31', 'MONTHLY');
    expect((await call('POST', '/reports/apps/campaigns/query', long)).status).toBe(200);
  });

  it('takes negative keywords by whether they are deleted, or does not', async () => {
    const filters = [filter('id', 'IN', [1]), filter('deleted', 'EQUALS', true)];
    const { status } = await call('POST', '/negative-keywords/query', { filters });
    expect(status).toBe(isStrict ? 400 : 200);
  });

  it('writes the error of the calls about oneself without an envelope, or with one', async () => {
    const { body } = await running.send('GET', '/v1/me');
    expect((isStrict ? body : body.error).code).toBe('UNAUTHORIZED');
  });

  it('leaves out of an answer to a new or changed budget order what Apple does, or does not', async () => {
    const harbor = await running.signIn('Admin', null, 40_009_001);
    const callHarbor = async (method: string, path: string, body?: unknown) =>
      harbor.call(method, path, body, 'adAccountId=700100202');
    const { body: made } = await callHarbor('POST', '/shared-budgets', {
      name: 'Snow',
      value: { amount: '500', currency: 'EUR' },
      startTime: '2026-12-01T00:00:00.000',
      adAccountIds: [700100202],
      invoiceDetail: { primaryBuyerName: 'A', primaryBuyerEmail: 'a@b.example', billingEmail: 'a@b.example' },
    });
    const path = `/shared-budgets/${made.result.id}`;
    const { body: changed } = await callHarbor('PUT', path, { name: 'Ice' });
    const { body: read } = await callHarbor('GET', path);
    const fields = ['orgId', 'invoiceDetail'];
    const told = [made, changed, read].map(({ result }) =>
      fields.filter((name) => Object.hasOwn(result, name)),
    );
    expect(told).toEqual(isStrict ? [['invoiceDetail'], [], fields] : [fields, fields, fields]);
  });

  it('says the limits on every answer', async () => {
    const answers = [
      await running.send('GET', '/v1/me'),
      await running.send('GET', '/v1/nothing'),
      await call('GET', '/campaigns/1', undefined, everywhere),
    ];
    for (const { headers } of answers)
      expect([headers.get('ratelimit-limit'), headers.has('ratelimit-reset')]).toEqual(['1000000', true]);
  });

  it('passes over a slash at the end, and takes no body of a query for an empty one', async () => {
    expect((await call('GET', '/campaigns/51001/')).status).toBe(200);
    const { status, body } = await call('POST', '/campaigns/query', '');
    expect([status, body.result.length > 0]).toEqual([200, true]);
  });

  it.each(['/v2/campaigns', '/api/v4/campaigns', '/auth/oauth2/token', '/nothing'])(
    'answers GET %s as Apple answers an address that is none',
    async (path) => {
      const { status, body } = await running.send('GET', path);
      expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  it('names the methods of an address that is asked otherwise', async () => {
    const { status, headers } = await call('GET', '/campaigns');
    expect([status, headers.get('allow')?.split(', ').toSorted()]).toEqual([405, ['POST']]);
  });
});
