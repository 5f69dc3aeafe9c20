import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { visiblePage } from '../testing/make-test-world.ts';
import { startSandbox, type AnyJson, type TestSandbox } from '../testing/start-sandbox.ts';
import { latest } from '../world/table.ts';

let running: TestSandbox;
let call: Awaited<ReturnType<TestSandbox['signIn']>>['call'];

beforeEach(async () => {
  running = await startSandbox();
  ({ call } = await running.signIn());
});
afterEach(async () => running.stop());

const filter = (field: string, operator: string, value?: unknown) => ({ field, operator, value });
const item = (correlationId: number, text: string, more: object = {}) => ({
  correlationId,
  data: { adGroupId: 61001, text, matchType: 'EXACT', ...more },
});
const texts = () =>
  running.sandbox.world.keywords
    .list(61001)
    .flatMap((row) => (latest(row).deleted ? [] : [latest(row).text]));

describe('a batch', () => {
  it('is refused whole when one item is wrong, and says which', async () => {
    const before = texts();
    const { status, body } = await call('POST', '/keywords/bulk-create', {
      items: [
        item(0, 'calm'),
        item(1, 'Calm'),
        item(2, 'quiet', { bid: { amount: '1.005', currency: 'USD' } }),
      ],
    });
    expect(status).toBe(400);
    expect(body.error.details).toMatchObject([
      { code: 'DUPLICATE_KEYWORD', info: { field: 'items[1].data.text' } },
      { code: 'INVALID_VALUE', info: { field: 'items[2].data.bid.amount' } },
    ]);
    expect(texts()).toEqual(before);
  });

  it('does what it can when partial success is allowed', async () => {
    const { status, body } = await call('POST', '/keywords/bulk-create', {
      allowPartialSuccess: true,
      items: [item(10, 'calm'), item(4, 'focusly'), item(5, 'quiet', { more: 1 }), item(6, 'still')],
    });
    expect(status).toBe(200);
    expect(
      body.result.map((one: AnyJson) => [one.correlationId, one.success, one.error?.details[0].code]),
    ).toEqual([
      [10, true, undefined],
      [4, false, 'DUPLICATE_KEYWORD'],
      [5, false, 'REQUEST_UNRECOGNIZED_PROPERTY'],
      [6, true, undefined],
    ]);
    expect(texts()).toEqual(expect.arrayContaining(['calm', 'still']));
  });

  it('touches several ad groups', async () => {
    const second = await call('POST', '/adgroups', {
      campaignId: 51001,
      name: 'Second',
      pricingModel: 'CPT',
      startTime: '2026-11-20T00:00:00.000',
    });
    const { body } = await call('POST', '/keywords/bulk-create', {
      items: [item(0, 'calm'), item(1, 'calm', { adGroupId: second.body.result.id })],
    });
    expect(body.result.map((one: AnyJson) => one.success)).toEqual([true, true]);
  });

  it.each([
    ['1,001 items', Array.from({ length: 1001 }, (_, at) => item(at, `word ${at}`))],
    ['the same correlation id twice', [item(1, 'calm'), item(1, 'quiet')]],
    ['no items', []],
    ['a correlation id below zero', [item(-1, 'calm')]],
  ])('of %s is refused before anything is done', async (_what, items) => {
    const before = texts();
    const { status } = await call('POST', '/keywords/bulk-create', { allowPartialSuccess: true, items });
    expect(status).toBe(400);
    expect(texts()).toEqual(before);
  });

  it('of 1,000 items is taken, and counts as one request', async () => {
    const { status, headers } = await call('POST', '/keywords/bulk-create', {
      items: Array.from({ length: 1000 }, (_, at) => item(at, `word ${at}`)),
    });
    expect([status, headers.get('ratelimit-remaining')]).toEqual([200, '999999']);
  });

  it('deletes each row once', async () => {
    const remove = (correlationId: number) => ({ correlationId, data: { id: 9100001 } });
    const { body } = await call('POST', '/keywords/bulk-delete', {
      allowPartialSuccess: true,
      items: [remove(0), remove(1)],
    });
    expect(body.result.map((one: AnyJson) => one.success)).toEqual([true, false]);
  });
});

it('takes everything of a campaign along when it is deleted, and records it as one transaction', async () => {
  await call('POST', '/negative-keywords', { campaignId: 51001, text: 'free' });
  await call('POST', '/negative-keywords', { adGroupId: 61001, text: 'cheap' });
  await call('DELETE', '/campaigns/51001');
  const { world } = running.sandbox;
  const rows = [
    world.adGroups.list(51001),
    world.keywords.list(61001),
    world.negativeKeywords.list(51001),
  ].flat();
  expect(rows.map((row) => latest<{ deleted: boolean }>(row).deleted)).toEqual(rows.map(() => true));
  expect(rows).toHaveLength(6);

  const listed = await call('POST', '/keywords/query', { filters: [filter('campaignId', 'EQUALS', 51001)] });
  expect(listed.body.result).toEqual([]);
  const tombstones = await call('POST', '/keywords/query', {
    filters: [filter('campaignId', 'EQUALS', 51001), filter('deleted', 'EQUALS', true)],
  });
  expect(tombstones.body.result).toHaveLength(3);

  const history = await call('POST', '/change-history/query', {
    filters: [
      filter('eventTime', 'GREATER_THAN', '2026-11-20T00:00:00.000'),
      filter('eventType', 'EQUALS', 'DELETE'),
    ],
  });
  const groups = history.body.result.map((one: AnyJson) => [one.entityType, one.count]);
  expect(Object.fromEntries(groups)).toEqual({ Campaign: 1, AdGroup: 1, Keyword: 3, NegativeKeyword: 2 });
  expect(new Set(history.body.result.map((one: AnyJson) => one.transactionId)).size).toBe(1);
});

describe('ads', () => {
  const creative = (productPageId?: string) => ({
    name: 'Page',
    creativeType: productPageId ? 'CUSTOM_PRODUCT_PAGE' : 'DEFAULT_PRODUCT_PAGE',
    destination: {
      destinationType: 'APP_STORE_PRODUCT_PAGE',
      parameters: { adamId: '1600000001', ...(productPageId ? { productPageId } : {}) },
    },
  });
  const ad = (creativeId: number, status = 'ENABLED') => ({
    name: 'Ad',
    adGroupId: 61001,
    creativeId,
    status,
  });

  it('are reviewed within two hours, one at a time, and stop when their page is hidden', async () => {
    const { body: made } = await call('POST', '/creatives', creative(visiblePage));
    const { body: first } = await call('POST', '/ads', ad(made.result.id));
    expect(first.result.displayStatus).toBe('PROCESSING');
    expect((await call('POST', '/ads', ad(made.result.id))).body.error.details[0].info.field).toBe('status');
    running.sandbox.clock.stepTo(running.sandbox.clock.now() + 2 * 3_600_000);
    ({ call } = await running.signIn());
    const read = async () => (await call('GET', `/ads/${first.result.id}`)).body.result;
    expect(await read()).toMatchObject({ systemStatus: 'RUNNING', displayStatus: 'RUNNING' });
    await running.control('POST', '/faults', { kind: 'hideProductPage', productPageId: visiblePage });
    expect(await read()).toMatchObject({
      displayStatus: 'ON_HOLD',
      systemStatusReasons: ['PRODUCT_PAGE_HIDDEN'],
    });
  });

  it('never show the default page in search results, and there is one creative of it', async () => {
    const { body } = await call('POST', '/creatives', creative());
    expect((await call('POST', '/creatives', creative())).status).toBe(400);
    expect((await call('POST', '/ads', ad(body.result.id))).body.error.details[0].info.field).toBe(
      'creativeId',
    );
  });
});

describe('an automated campaign', () => {
  const strategy = (type: string, goal: string, amount?: string) => ({
    bidStrategyType: type,
    bidStrategyGoal: goal,
    ...(amount ? { bid: { amount, currency: 'USD' } } : {}),
  });

  it('needs its automated ad group, shows bids of zero and takes no others', async () => {
    await call('PUT', '/campaigns/51001', {
      bidStrategy: strategy('MAX_CONVERSIONS', 'INSTALL', '3.00'),
    });
    const changed = await call('GET', '/campaigns/51001');
    expect(changed.body.result.systemStatusReasons).toContain('AUTOMATED_KEYWORDS_REQUIRED_AD_GROUP_MISSING');
    const zero = { amount: '0.00', currency: 'USD' };
    expect((await call('GET', '/keywords/9100001')).body.result.bid).toEqual(zero);
    const bid = async (amount: string) =>
      call('PUT', '/adgroups/61001', { bidStrategy: strategy('MAX_CONVERSIONS', 'INSTALL', amount) });
    expect((await bid('1.00')).status).toBe(400);
    expect((await bid('0')).body.result.bidStrategy.bid).toEqual(zero);
    const automated = await call('POST', '/adgroups', {
      campaignId: 51001,
      name: 'Automated',
      pricingModel: 'CPT',
      startTime: '2026-11-20T00:00:00.000',
      automatedKeywordsRequired: true,
    });
    expect(automated.body.result).toMatchObject({ automatedKeywordsOptIn: true, systemStatus: 'RUNNING' });
    expect((await call('GET', '/campaigns/51001')).body.result.systemStatus).toBe('RUNNING');
  });

  it('needs no target: its ad group is made, and it wins what is to be had at a usual price', async () => {
    const { adAccountId, promotedObjectId } = (await call('GET', '/campaigns/51001')).body.result;
    const usd = (amount: string) => ({ amount, currency: 'USD' });
    const campaign = await call('POST', '/campaigns', {
      adAccountId,
      name: 'Automated without a target',
      promotedObjectType: 'APPSTORE_APP',
      promotedObjectId,
      billingEvent: 'TAPS',
      dailyBudget: { value: usd('80') },
      targeting: {
        supplySource: { include: ['APPSTORE'] },
        supplyPlacement: { include: ['APPSTORE_SEARCH_RESULTS'] },
        countryOrRegion: { include: ['US'] },
      },
      bidStrategy: strategy('MAX_CONVERSIONS', 'INSTALL'),
    });
    const campaignId = campaign.body.result.id;
    const adGroup = await call('POST', '/adgroups', {
      campaignId,
      name: 'Automated',
      pricingModel: 'CPT',
      startTime: '2026-11-20T00:00:00.000',
      automatedKeywordsRequired: true,
    });
    expect(adGroup.status).toBe(200);
    const { clock } = running.sandbox;
    const start = new Date(clock.now()).toISOString().slice(0, 10);
    clock.stepTo(clock.now() + 3 * 86_400_000);
    ({ call } = await running.signIn());
    const report = await call('POST', '/reports/apps/campaigns/query', {
      timeRange: { start, end: new Date(clock.now()).toISOString().slice(0, 10) },
      filters: [filter('campaignId', 'IN', [String(campaignId)])],
    });
    expect(report.body.result.rows[0].totalMetrics.taps).toBeGreaterThan(0);
  });
});

it('applies advice to the campaign and lets go of what was dismissed', async () => {
  await call('PUT', '/campaigns/51001', { dailyBudget: { value: { amount: '5.00', currency: 'USD' } } });
  running.sandbox.clock.stepTo(Date.UTC(2026, 11, 10, 12));
  ({ call } = await running.signIn());
  const promoted = { promotedObjectId: '1600000001', promotedObjectType: 'APPSTORE_APP' };
  const filters = Object.entries(promoted).map(([field, value]) => filter(field, 'EQUALS', [value]));
  const listAdvice = async (state: string) => {
    const body = { filters: [...filters, filter('state', 'EQUALS', [state])] };
    return (await call('POST', '/recommendations/daily-budgets/query', body)).body.result;
  };
  const [advice] = await listAdvice('AVAILABLE');
  expect(advice).toMatchObject({
    campaignId: 51001,
    dailyBudget: { amount: '5.00' },
    recommendationType: 'DAILYCAP',
  });
  const applied = await call('POST', '/recommendations/daily-budgets/apply', [
    { id: advice.id, ...promoted, appliedDailyBudget: { amount: '9.00', currency: 'USD' } },
  ]);
  expect(applied.body.result[0]).toMatchObject({
    state: 'APPLIED',
    appliedDailyBudgetAmount: { amount: '9.00' },
  });
  expect((await call('GET', '/campaigns/51001')).body.result.dailyBudget.value.amount).toBe('9.00');
  expect(await listAdvice('AVAILABLE')).toEqual([]);
  expect(await listAdvice('APPLIED')).toHaveLength(1);
  const again = await call('POST', '/recommendations/daily-budgets/dismiss', [
    { id: advice.id, ...promoted },
  ]);
  expect(again.status).toBe(400);
});
