import { usd } from '../../../testing/conversations/shared.ts';
import { condition } from '../conversations/conversation.ts';
import { totals, week } from '../conversations/reports.ts';
import { wrong, type Case } from './case.ts';

const budget = { dailyBudgetAmount: usd('80') };
const find = (...conditions: object[]) => ({ conditions });

export const wrongSelectors: readonly Case[] = [
  [
    'a condition on what there is not',
    'POST',
    '/campaigns/find',
    find(condition('colour', 'EQUALS', 'red')),
    wrong('INVALID_ATTRIBUTE_TYPE', 'conditions[0].field'),
  ],
  [
    'an operator the field does not take',
    'POST',
    '/campaigns/find',
    find(condition('status', 'LESS_THAN', 'PAUSED')),
    wrong('INVALID', 'conditions[0].operator'),
  ],
  [
    'an operator there is not',
    'POST',
    '/campaigns/find',
    find(condition('status', 'IS_NULL', '')),
    wrong('INVALID', 'conditions[0].operator'),
  ],
  [
    'more than equality across campaigns',
    'POST',
    '/adgroups/find',
    find(condition('name', 'STARTSWITH', 'a')),
    wrong('INVALID', 'conditions[0].operator'),
  ],
  [
    'a value that is no list',
    'POST',
    '/campaigns/find',
    find({ field: 'status', operator: 'EQUALS', values: 'PAUSED' }),
    wrong('INVALID', 'conditions[0].values'),
  ],
  [
    'sorting by what there is not',
    'POST',
    '/campaigns/find',
    { orderBy: [{ field: 'colour' }] },
    wrong('INVALID_ATTRIBUTE_TYPE', 'orderBy[0].field'),
  ],
  [
    'a page of 1,001',
    'POST',
    '/campaigns/find',
    { pagination: { limit: 1001 } },
    wrong('INVALID', 'pagination.limit'),
  ],
  ['a list of 1,001', 'GET', '/campaigns?limit=1001', undefined, wrong('INVALID', 'limit')],
  ['51 custom reports', 'GET', '/custom-reports?limit=51', undefined, wrong('INVALID', 'limit')],
];

const daily = { ...week, granularity: 'DAILY' };
const custom = { name: 'x', startTime: '2026-11-01', endTime: '2026-11-14', granularity: 'DAILY' };

export const wrongReports: readonly Case[] = [
  [
    'totals beside days',
    'POST',
    '/reports/campaigns',
    { ...totals, granularity: 'DAILY' },
    wrong('INVALID', 'returnGrandTotals'),
  ],
  ['neither totals nor days', 'POST', '/reports/campaigns', week, wrong('INVALID', 'returnRowTotals')],
  [
    'totals by age',
    'POST',
    '/reports/campaigns',
    { ...totals, groupBy: ['ageRange'] },
    wrong('INVALID', 'returnGrandTotals'),
  ],
  [
    'regions without their country',
    'POST',
    '/reports/campaigns',
    { ...daily, groupBy: ['adminArea'] },
    wrong('INVALID', 'groupBy'),
  ],
  [
    'ads by gender',
    'POST',
    '/reports/campaigns/51001/ads',
    { ...daily, groupBy: ['gender'] },
    wrong('INVALID', 'groupBy'),
  ],
  [
    'ads in no order',
    'POST',
    '/reports/campaigns/51001/ads',
    { ...daily, selector: {} },
    wrong('INVALID', 'selector.orderBy'),
  ],
  [
    'search terms by the hour',
    'POST',
    '/reports/campaigns/51001/searchterms',
    { ...week, granularity: 'HOURLY' },
    wrong('INVALID', 'granularity'),
  ],
  [
    'search terms with totals beside days',
    'POST',
    '/reports/campaigns/51001/searchterms',
    { ...week, granularity: 'DAILY', returnRowTotals: true },
    wrong('INVALID', 'returnRowTotals'),
  ],
  [
    'ads by the hour',
    'POST',
    '/reports/campaigns/51001/ads',
    { ...week, granularity: 'HOURLY' },
    wrong('INVALID', 'granularity'),
  ],
  [
    'search terms in UTC',
    'POST',
    '/reports/campaigns/51001/searchterms',
    { ...totals, timeZone: 'UTC' },
    wrong('INVALID', 'timeZone'),
  ],
  [
    'two orders',
    'POST',
    '/reports/campaigns',
    { ...daily, selector: { orderBy: [{ field: 'taps' }, { field: 'ttr' }] } },
    wrong('INVALID', 'selector.orderBy'),
  ],
  [
    'an unknown figure',
    'POST',
    '/reports/campaigns',
    { ...daily, selector: { orderBy: [{ field: 'installs' }] } },
    wrong('INVALID_ATTRIBUTE_TYPE', 'selector.orderBy[0].field'),
  ],
  [
    'no selector',
    'POST',
    '/reports/campaigns',
    { ...totals, selector: undefined },
    wrong('INVALID', 'selector'),
  ],
  [
    'an end before the start',
    'POST',
    '/reports/campaigns',
    { ...daily, endTime: '2026-11-07' },
    wrong('INVALID', 'endTime'),
  ],
  [
    'days of a year ago',
    'POST',
    '/reports/campaigns',
    { ...daily, startTime: '2026-08-21' },
    wrong('INVALID', 'startTime'),
  ],
  [
    'hours of last month',
    'POST',
    '/reports/campaigns',
    { ...week, startTime: '2026-10-15', endTime: '2026-10-16', granularity: 'HOURLY' },
    wrong('INVALID', 'startTime'),
  ],
  [
    'nine days of hours',
    'POST',
    '/reports/campaigns',
    { ...week, endTime: '2026-11-16', granularity: 'HOURLY' },
    wrong('INVALID', 'endTime'),
  ],
  [
    'two weeks by the week',
    'POST',
    '/reports/campaigns',
    { ...week, startTime: '2026-11-01', granularity: 'WEEKLY' },
    wrong('INVALID', 'endTime'),
  ],
  [
    'two months by the month',
    'POST',
    '/reports/campaigns',
    { ...week, startTime: '2026-09-14', granularity: 'MONTHLY' },
    wrong('INVALID', 'endTime'),
  ],
  [
    'a day there is not',
    'POST',
    '/reports/campaigns',
    { ...totals, endTime: '2026-11-31' },
    wrong('INVALID', 'endTime'),
  ],
  [
    'a report name of 51 letters',
    'POST',
    '/custom-reports',
    { ...custom, name: 'x'.repeat(51) },
    wrong('INVALID', 'name'),
  ],
  [
    '31 days of impression share',
    'POST',
    '/custom-reports',
    { ...custom, startTime: '2026-10-15' },
    wrong('INVALID', 'endTime'),
  ],
  [
    'weeks from a day',
    'POST',
    '/custom-reports',
    { ...custom, granularity: 'WEEKLY' },
    wrong('INVALID', 'startTime'),
  ],
];

export const wrongPlaces: readonly Case[] = [
  ['no context', 'GET', '/campaigns', undefined, wrong('INVALID_REQUEST', 'X-AP-Context'), null],
  [
    'the context of the newer API',
    'GET',
    '/campaigns',
    undefined,
    wrong('INVALID_REQUEST', 'X-AP-Context'),
    'adAccountId=700100200',
  ],
  ['an organisation of others', 'GET', '/campaigns', undefined, wrong('FORBIDDEN', '', 403), 'orgId=2100202'],
  ['an organisation there is not', 'GET', '/campaigns', undefined, wrong('FORBIDDEN', '', 403), 'orgId=5'],
  [
    'a campaign of others',
    'PUT',
    '/campaigns/51002',
    { campaign: budget },
    wrong('NOT_FOUND', 'campaignId', 404),
  ],
  [
    'a campaign of the other account',
    'GET',
    '/campaigns/51001',
    undefined,
    wrong('NOT_FOUND', 'campaignId', 404),
    'orgId=2100201',
  ],
  [
    'an ad group of another campaign',
    'GET',
    '/campaigns/51002/adgroups/61001',
    undefined,
    wrong('NOT_FOUND', 'campaignId', 404),
  ],
  ['an id of letters', 'GET', '/campaigns/abc', undefined, wrong('INVALID', 'campaignId')],
  [
    'reports of a campaign of others',
    'POST',
    '/reports/campaigns/51002/keywords',
    totals,
    wrong('NOT_FOUND', 'campaignId', 404),
  ],
  ['an app of others', 'GET', '/apps/1600000003/product-pages', undefined, wrong('NOT_FOUND', 'adamId', 404)],
  ['a path there is not', 'GET', '/keywords', undefined, wrong('NOT_FOUND', '', 404)],
];
