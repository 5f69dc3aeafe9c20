import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCampaign } from '../testing/conversations.ts';
import { startSandbox, type Answer, type TestSandbox } from '../testing/start-sandbox.ts';

let running: TestSandbox;
let call: Awaited<ReturnType<TestSandbox['signIn']>>['call'];

beforeAll(async () => {
  running = await startSandbox();
  ({ call } = await running.signIn());
});
afterAll(async () => running.stop());

const filter = (field: string, operator: string, value?: unknown) => ({ field, operator, value });
const money = (amount: unknown, currency = 'USD') => ({ value: { amount, currency } });
const keyword = { adGroupId: 61001, text: 'calm', matchType: 'EXACT' };
const range = (start: string, end: string, granularity?: string) => ({
  timeRange: { start, end, ...(granularity ? { granularity } : {}) },
  filters: [filter('campaignId', 'EQUALS', '51001')],
});

const sum = ({ status, body }: Answer) => ({
  status,
  code: body.error.code,
  detail: body.error.details[0].code,
  field: body.error.details[0].info?.field,
});

const wrong = (detail: string, field?: string, code = 'VALIDATION_ERROR', status = 400) => ({
  status,
  code,
  detail,
  field,
});

type Case = [string, string, string, unknown, ReturnType<typeof wrong>, (string | null)?];

const bodies: Case[] = [
  ['wrong JSON', 'POST', '/campaigns', '{"name":', wrong('INVALID_ARGUMENT')],
  ['no body', 'POST', '/campaigns', '', wrong('MISSING_REQUIRED_FIELD')],
  ['a body of another kind', 'POST', '/campaigns', [1], wrong('INVALID_VALUE', undefined)],
  [
    'text for a number',
    'POST',
    '/campaigns/query',
    { pagination: { pageSize: '20' } },
    wrong('INVALID_VALUE', 'pagination.pageSize'),
  ],
  [
    'a number for an amount',
    'POST',
    '/campaigns',
    { ...newCampaign, dailyBudget: money(80) },
    wrong('INVALID_VALUE', 'dailyBudget.value.amount'),
  ],
  [
    'an unknown field',
    'POST',
    '/campaigns',
    { ...newCampaign, budget: 1 },
    wrong('REQUEST_UNRECOGNIZED_PROPERTY', 'budget'),
  ],
  [
    'an unknown field in a change',
    'PUT',
    '/campaigns/51001',
    { budget: 1 },
    wrong('REQUEST_UNRECOGNIZED_PROPERTY', 'budget'),
  ],
  [
    'conditions of the older API',
    'POST',
    '/campaigns/query',
    { conditions: [] },
    wrong('REQUEST_UNRECOGNIZED_PROPERTY', 'conditions'),
  ],
  [
    'a missing field',
    'POST',
    '/campaigns',
    { ...newCampaign, name: undefined },
    wrong('MISSING_REQUIRED_FIELD', 'name'),
  ],
  ['a name with |', 'POST', '/campaigns', { ...newCampaign, name: 'a|b' }, wrong('INVALID_VALUE', 'name')],
  [
    'a name that is taken',
    'POST',
    '/campaigns',
    { ...newCampaign, name: 'Focusly US Brand' },
    wrong('DUPLICATE_NAME', 'name'),
  ],
  [
    'three decimals',
    'POST',
    '/campaigns',
    { ...newCampaign, dailyBudget: money('80.001') },
    wrong('INVALID_VALUE', 'dailyBudget.value.amount'),
  ],
  [
    'another currency',
    'POST',
    '/campaigns',
    { ...newCampaign, dailyBudget: money('80', 'EUR') },
    wrong('INVALID_VALUE', 'dailyBudget.value.currency'),
  ],
  [
    'a budget of nothing',
    'PUT',
    '/campaigns/51001',
    { dailyBudget: money('0') },
    wrong('INVALID_VALUE', 'dailyBudget.value.amount'),
  ],
  [
    'an app of others',
    'POST',
    '/campaigns',
    { ...newCampaign, promotedObjectId: '1600000003' },
    wrong('INVALID_VALUE', 'promotedObjectId'),
  ],
  [
    'a country without ads',
    'PUT',
    '/campaigns/51001',
    { targeting: { countryOrRegion: { include: ['XX'] } } },
    wrong('INVALID_VALUE', 'targeting.countryOrRegion.include'),
  ],
  [
    'two placements',
    'PUT',
    '/campaigns/51001',
    { targeting: { supplyPlacement: { include: ['APPSTORE_SEARCH_TAB', 'APPSTORE_TODAY_TAB'] } } },
    wrong('INVALID_VALUE', 'targeting.supplyPlacement.include'),
  ],
  [
    'a strategy whose goal is another',
    'PUT',
    '/campaigns/51001',
    { bidStrategy: { bidStrategyType: 'MANUAL_CPT', bidStrategyGoal: 'INSTALL' } },
    wrong('INVALID_VALUE', 'bidStrategy.bidStrategyGoal'),
  ],
  [
    'an end before the start',
    'PUT',
    '/campaigns/51001',
    { startTime: '2026-12-02T00:00:00.000', endTime: '2026-12-01T00:00:00.000' },
    wrong('INVALID_VALUE', 'endTime'),
  ],
  [
    'another account than the context',
    'POST',
    '/campaigns',
    { ...newCampaign, adAccountId: 700100201 },
    wrong('INVALID_VALUE', 'adAccountId'),
  ],
  [
    'a parent of others',
    'POST',
    '/adgroups',
    { campaignId: 51002, name: 'x', pricingModel: 'CPT', startTime: '2026-12-01T00:00:00.000' },
    wrong('INVALID_VALUE', 'campaignId'),
  ],
  [
    'an ad group name that is taken',
    'POST',
    '/adgroups',
    { campaignId: 51001, name: 'Brand exact', pricingModel: 'CPT', startTime: '2026-12-01T00:00:00.000' },
    wrong('DUPLICATE_NAME', 'name'),
  ],
  [
    'no start of an ad group',
    'POST',
    '/adgroups',
    { campaignId: 51001, name: 'x', pricingModel: 'CPT' },
    wrong('MISSING_REQUIRED_FIELD', 'startTime'),
  ],
  [
    'an age of 12',
    'PUT',
    '/adgroups/61001',
    { targeting: { minAge: { include: ['12'] } } },
    wrong('INVALID_VALUE', 'targeting.minAge.include'),
  ],
  [
    'an unknown place',
    'PUT',
    '/adgroups/61001',
    { targeting: { locality: { include: ['1'] } } },
    wrong('INVALID_VALUE', 'targeting.locality.include'),
  ],
  [
    'a keyword in other letters',
    'POST',
    '/keywords',
    { ...keyword, text: ' FOCUSLY' },
    wrong('DUPLICATE_KEYWORD', 'text'),
  ],
  ['a bid of null in a change', 'PUT', '/keywords/9100001', { bid: null }, wrong('INVALID_VALUE', 'bid')],
  [
    'a match type of Maps',
    'POST',
    '/keywords',
    { ...keyword, matchType: 'PHRASE' },
    wrong('INVALID_VALUE', 'matchType'),
  ],
  [
    'both parents of a negative',
    'POST',
    '/negative-keywords',
    { campaignId: 51001, adGroupId: 61001, text: 'a' },
    wrong('INVALID_VALUE', 'campaignId'),
  ],
  [
    'no brand for Maps',
    'POST',
    '/creatives',
    {
      name: 'x',
      creativeType: 'LOCAL_ADS_SEARCH_CREATIVE',
      destination: { destinationType: 'LOCAL_ADS_PLACECARD' },
    },
    wrong('INVALID_VALUE', 'creativeType'),
  ],
  [
    'a recommendation of two apps',
    'POST',
    '/recommendations/daily-budgets/apply',
    [1, 2].map((at) => ({
      id: `r${at}`,
      promotedObjectId: `160000000${at}`,
      promotedObjectType: 'APPSTORE_APP',
    })),
    wrong('INVALID_VALUE', undefined),
  ],
];

const queries: Case[] = [
  [
    'a field that cannot be filtered',
    'POST',
    '/campaigns/query',
    { filters: [filter('dailyBudget', 'EQUALS', '1')] },
    wrong('INVALID_VALUE', 'filters[0].field'),
  ],
  [
    'an operator the field does not have',
    'POST',
    '/adgroups/query',
    { filters: [filter('name', 'LIKE', 'a')] },
    wrong('INVALID_VALUE', 'filters[0].operator'),
  ],
  [
    'a list for one value',
    'POST',
    '/campaigns/query',
    { filters: [filter('id', 'EQUALS', [1])] },
    wrong('INVALID_VALUE', 'filters[0].value'),
  ],
  [
    'a sorting that is not',
    'POST',
    '/campaigns/query',
    { sorting: [{ field: 'systemStatusReasons' }] },
    wrong('INVALID_VALUE', 'sorting[0].field'),
  ],
  [
    'a page too large',
    'POST',
    '/campaigns/query',
    { pagination: { pageSize: 1001 } },
    wrong('INVALID_VALUE', 'pagination.pageSize'),
  ],
  [
    'keywords of nobody',
    'POST',
    '/keywords/query',
    {},
    wrong('MISSING_REQUIRED_FILTER', 'filters', 'MISSING_REQUIRED_FILTER'),
  ],
  [
    'negatives without a bound',
    'POST',
    '/negative-keywords/query',
    { filters: [filter('adGroupId', 'IS_NULL')] },
    wrong('MISSING_REQUIRED_FILTER', 'filters', 'MISSING_REQUIRED_FILTER'),
  ],
  [
    'no time for the history',
    'POST',
    '/change-history/query',
    {},
    wrong('MISSING_REQUIRED_FILTER', 'filters', 'BAD_REQUEST'),
  ],
  [
    'an app search for nothing',
    'GET',
    '/search/apps',
    undefined,
    wrong('INVALID_INPUT', 'query', 'INVALID_INPUT'),
  ],
  [
    'a resource type that is missing',
    'GET',
    '/advertiser-resources',
    undefined,
    wrong('MISSING_REQUIRED_FIELD', 'resourceType'),
  ],
  ['an id that is none', 'GET', '/campaigns/abc', undefined, wrong('INVALID_VALUE', 'id')],
];

const windows: Case[] = [
  [
    'days too old',
    'POST',
    '/reports/apps/campaigns/query',
    range('2026-08-01', '2026-11-19', 'DAILY'),
    wrong('INVALID_VALUE', 'timeRange'),
  ],
  [
    'weeks too fresh',
    'POST',
    '/reports/apps/campaigns/query',
    range('2026-10-01', '2026-11-10', 'WEEKLY'),
    wrong('INVALID_VALUE', 'timeRange'),
  ],
  [
    'months too fresh',
    'POST',
    '/reports/apps/campaigns/query',
    range('2026-01-01', '2026-09-30', 'MONTHLY'),
    wrong('INVALID_VALUE', 'timeRange'),
  ],
  [
    'too many hours',
    'POST',
    '/reports/apps/campaigns/query',
    range('2026-11-10', '2026-11-17', 'HOURLY'),
    wrong('INVALID_VALUE', 'timeRange'),
  ],
  [
    'one day by days',
    'POST',
    '/reports/apps/campaigns/query',
    range('2026-11-10', '2026-11-10', 'DAILY'),
    wrong('INVALID_VALUE', 'timeRange.granularity'),
  ],
  [
    'an end before the start of a report',
    'POST',
    '/reports/apps/campaigns/query',
    range('2026-11-10', '2026-11-01'),
    wrong('INVALID_VALUE', 'timeRange'),
  ],
  [
    'a day that does not exist',
    'POST',
    '/reports/apps/campaigns/query',
    range('2026-02-30', '2026-03-01'),
    wrong('INVALID_VALUE', 'timeRange.start'),
  ],
  [
    'search terms in UTC',
    'POST',
    '/reports/apps/searchterms/query',
    {
      ...range('2026-11-01', '2026-11-10'),
      timeRange: { start: '2026-11-01', end: '2026-11-10', timeZone: 'UTC' },
    },
    wrong('INVALID_VALUE', 'timeRange.timeZone'),
  ],
  [
    'a report on nothing',
    'POST',
    '/reports/apps/campaigns/query',
    { timeRange: { start: '2026-11-01', end: '2026-11-10' } },
    wrong('MISSING_REQUIRED_FILTER', 'filters', 'MISSING_REQUIRED_FILTER'),
  ],
  [
    'a column that is none',
    'POST',
    '/reports/apps/campaigns/query',
    { ...range('2026-11-01', '2026-11-10'), fields: ['profit'] },
    wrong('INVALID_VALUE', 'fields'),
  ],
  [
    'a week from a Monday',
    'POST',
    '/insights/apps/impression-share/query',
    { timeRange: { start: '2026-11-09', end: '2026-11-15', granularity: 'WEEKLY_SUN_SAT' } },
    wrong('INVALID_VALUE', 'timeRange.start'),
  ],
  [
    'too long a share',
    'POST',
    '/insights/apps/impression-share/query',
    { timeRange: { start: '2026-10-01', end: '2026-11-15', granularity: 'DAILY' } },
    wrong('INVALID_VALUE', 'timeRange'),
  ],
];

const contexts: Case[] = [
  ['no context', 'POST', '/campaigns/query', {}, wrong('MISSING_REQUIRED_FIELD', 'X-AP-Context'), null],
  [
    'a context of the older API',
    'POST',
    '/campaigns/query',
    {},
    wrong('MISSING_REQUIRED_FIELD', 'X-AP-Context'),
    'orgId=2100200',
  ],
  [
    'an account of others',
    'POST',
    '/campaigns/query',
    {},
    wrong('FORBIDDEN', undefined, 'FORBIDDEN', 403),
    'adAccountId=700100202',
  ],
  [
    'an account that is none',
    'POST',
    '/campaigns/query',
    {},
    wrong('FORBIDDEN', undefined, 'FORBIDDEN', 403),
    'adAccountId=1',
  ],
  [
    'a campaign of others',
    'GET',
    '/campaigns/51002',
    undefined,
    wrong('CAMPAIGN_NOT_FOUND', undefined, 'CAMPAIGN_NOT_FOUND', 404),
  ],
  [
    'a campaign of another account',
    'GET',
    '/campaigns/51001',
    undefined,
    wrong('CAMPAIGN_NOT_FOUND', undefined, 'CAMPAIGN_NOT_FOUND', 404),
    'adAccountId=700100201',
  ],
  [
    'an id beyond exact numbers',
    'GET',
    '/keywords/9223372036854775807',
    undefined,
    wrong('NOT_FOUND', undefined, 'NOT_FOUND', 404),
  ],
  ['a path that is none', 'GET', '/campaigns', undefined, wrong('NOT_FOUND', undefined, 'NOT_FOUND', 404)],
];

describe.each([
  ['bodies', bodies],
  ['queries', queries],
  ['windows', windows],
  ['contexts', contexts],
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

describe('roles', () => {
  const rename = async (role: Parameters<TestSandbox['signIn']>[0], accounts: number[] | null) => {
    const { call: asked } = await running.signIn(role, accounts);
    const read = await asked('POST', '/campaigns/query', {});
    const write = await asked('PUT', '/adgroups/61001', { status: 'ENABLED' });
    const manage = await asked('PUT', '/ad-accounts/700100200', { name: 'Lumen US' });
    return [read.status, write.status, manage.status];
  };

  it.each([
    ['Admin', null, [200, 200, 200]],
    ['API Account Manager', null, [200, 200, 200]],
    ['API Account Read Only', null, [200, 403, 403]],
    ['Limited Access: API Read & Write', [700100200], [200, 200, 403]],
    ['Limited Access: API Read Only', [700100200], [200, 403, 403]],
    ['Limited Access: API Read & Write', [700100201], [403, 403, 403]],
  ] as const)('lets %s on %s read, write and manage as it may', async (role, accounts, expected) => {
    expect(await rename(role, accounts ? [...accounts] : null)).toEqual(expected);
  });
});
