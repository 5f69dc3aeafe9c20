import { expect, it } from 'vitest';
import { adStatus } from '../status/ad-status.ts';
import { campaignStatus } from '../status/campaign-status.ts';
import { creativeStatus } from '../status/creative-status.ts';
import { sharedBudgetStatus } from '../status/shared-budget-status.ts';
import { latest } from '../table.ts';
import { makeDemoWorld } from './demo-world.ts';

const now = Date.UTC(2026, 10, 20, 12);
const world = makeDemoWorld(1, now);

it('has campaigns in every state that somebody has to tell apart', () => {
  const states = [...world.campaigns.rows()].map((row) => {
    const { displayStatus, reasons, limitingReasons } = campaignStatus(world, row, now, false);
    return [displayStatus, ...(displayStatus === 'ON_HOLD' ? reasons : limitingReasons)].join(' ');
  });
  const counted = Map.groupBy(states, (state) => state);
  expect(Object.fromEntries([...counted].map(([state, rows]) => [state, rows.length]))).toEqual({
    RUNNING: 68,
    PAUSED: 4,
    DELETED: 4,
    'ON_HOLD SCHEDULE_EXPIRED': 4,
    'ON_HOLD SCHEDULE_PENDING': 4,
    'LIMITED APP_CONTENT_REJECTED': 1,
    'ON_HOLD BUDGET_ORDER_SCHEDULE_EXPIRED': 1,
  });
});

it('has bids above the max of their ad group only where a story put them', () => {
  const rows = [...world.keywords.rows()].map((row) => latest(row)).filter(({ deleted }) => !deleted);
  const above = rows.filter(
    ({ bid, adGroupId }) => (bid ?? 0) > (latest(world.adGroups.get(adGroupId)).bid ?? Infinity),
  );
  const stories = new Set(world.stories.map(({ adGroupId }) => adGroupId));
  expect(above.filter(({ adGroupId }) => !stories.has(adGroupId))).toEqual([]);
  expect(above.length).toBeGreaterThan(0);
  expect(above.length).toBeLessThan(rows.length / 20);
});

it('has ad groups that are paused or for some people only, and negative keywords in a campaign and in an ad group', () => {
  const groups = [...world.adGroups.rows()].map((row) => latest(row));
  expect(groups.filter(({ status, deleted }) => status === 'PAUSED' && !deleted)).toHaveLength(1);
  expect(groups.filter(({ targeting }) => targeting.devices !== null)).toHaveLength(3);
  const negatives = [...world.negativeKeywords.rows()].map((row) => latest(row));
  expect(new Set(negatives.map(({ adGroupId, matchType }) => `${adGroupId === null} ${matchType}`))).toEqual(
    new Set(['true EXACT', 'false BROAD']),
  );
});

it('has creatives and ads of the first organisation in every state, of which one is still under review', () => {
  const [first] = world.adAccounts.rows();
  const creatives = world.creatives.list(first?.id ?? 0);
  const states = creatives.map((row) => creativeStatus(world, latest(row), now));
  expect(states.map(({ systemStatus, reasons }) => [systemStatus, ...reasons].join(' ')).toSorted()).toEqual([
    'INVALID POLICY_PROHIBITED',
    'INVALID PRODUCT_PAGE_HIDDEN',
    'PENDING NEEDS_REVIEW',
    'VALID',
    'VALID',
    'VALID',
  ]);
  const own = new Set(creatives.map((row) => row.id));
  const ads = [...world.ads.rows()].filter((row) => own.has(latest(row).creativeId));
  const displayed = ads.map((row) => {
    const { displayStatus, reasons } = adStatus(world, row, now, false);
    return [displayStatus, ...reasons].join(' ');
  });
  expect(displayed.toSorted()).toEqual([
    'ON_HOLD AD_APPROVAL_REJECTED CREATIVE_INVALID',
    'PAUSED PAUSED_BY_USER',
    'RUNNING',
  ]);
});

it('has an organisation on credit with budget orders and campaigns of every kind', () => {
  const credit = [...world.orgs.rows()].filter((row) => latest(row).paymentModel === 'LOC');
  expect(credit).toHaveLength(1);
  const orders = world.sharedBudgets
    .list(credit[0]?.id ?? 0)
    .map((row) => sharedBudgetStatus(latest(row), now));
  expect(orders.map(({ systemStatus, reasons }) => [systemStatus, ...reasons].join(' '))).toEqual([
    'INACTIVE SCHEDULE_EXPIRED',
    'ACTIVE',
    'INACTIVE SCHEDULE_PENDING',
  ]);
  const campaigns = [...world.campaigns.rows()].map((row) => latest(row));
  const kinds = new Set(campaigns.map(({ bidStrategy, placement }) => `${bidStrategy.type} ${placement}`));
  expect(kinds).toEqual(
    new Set([
      'MANUAL_CPT APPSTORE_SEARCH_RESULTS',
      'MAX_CONVERSIONS APPSTORE_SEARCH_RESULTS',
      'MANUAL_CPT APPSTORE_SEARCH_TAB',
    ]),
  );
});
