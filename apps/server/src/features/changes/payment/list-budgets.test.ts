import type { CampaignState } from '@tapwright/domain/ad-states';
import { expect, test } from 'vitest';
import type { Plan } from '../planning/plan-in-scope.ts';
import { listBudgets } from './list-budgets.ts';

const campaign: CampaignState = {
  adAccountId: '1',
  name: 'Brand',
  isRemoved: false,
  status: 'running',
  dailyCap: 5_000,
  totalBudget: 40_000,
  cpaGoal: null,
  countries: ['US'],
  adamId: '900',
  placement: 'APPSTORE_SEARCH_RESULTS',
  bidStrategy: 'MANUAL_CPT',
  startTime: null,
  endTime: null,
};

type Edit = NonNullable<Plan['planned'][number]['edit']>;

type World = { deliveryMode?: string; known?: Partial<CampaignState> };

function budgetsOf(edit: Partial<Edit>, { deliveryMode = 'selfService', known = {} }: World = {}) {
  const account = {
    adAccountId: '1',
    campaignGroupId: 7,
    timeZone: 'UTC',
    deliveryMode,
    appleRoles: [],
    currency: 'USD' as const,
  };
  const whole: Edit = {
    kind: 'campaign',
    objectId: '51',
    adAccountId: '1',
    campaignId: '51',
    adGroupId: null,
    intent: 'update',
    before: {},
    after: {},
    ...edit,
  };
  const ads: Plan['ads'] = {
    known: {
      campaign: new Map([['51', { ...campaign, ...known }]]),
      adGroup: new Map(),
      keyword: new Map(),
      negativeKeyword: new Map(),
      ad: new Map(),
    },
    accounts: new Map([['1', account]]),
    findAccount: () => undefined,
    campaignOf: () => undefined,
  };
  const planned = [{ place: 3, edit: whole, problems: [], verdict: { refused: [], confirm: [] } }];
  return listBudgets({ planned, ads }).map(({ field, budgetMinor, place }) => [field, budgetMinor, place]);
}

test.each<[string, Partial<Edit>, unknown[]]>([
  ['a start', { after: { status: 'running' } }, [['status', 40_000, 3]]],
  ['a raised budget', { after: { totalBudget: 50_000 } }, [['totalBudget', 50_000, 3]]],
  ['a later end', { after: { endTime: '2027-01-01T00:00:00Z' } }, [['status', 40_000, 3]]],
  ['a name', { after: { name: 'Other' } }, []],
  ['a cap', { after: { dailyCap: 9_000 } }, []],
  ['a pause', { after: { status: 'paused' } }, []],
  ['a budget that is taken away', { after: { totalBudget: null } }, []],
  ['a removal', { intent: 'remove' }, []],
  ['an ad group', { kind: 'adGroup', after: { status: 'running' } }, []],
  [
    'a creation that runs',
    { intent: 'create', objectId: '-5', after: { status: 'running', totalBudget: 70_000 } },
    [['totalBudget', 70_000, 3]],
  ],
  [
    'a creation that is paused',
    { intent: 'create', objectId: '-5', after: { status: 'paused', totalBudget: 70_000 } },
    [],
  ],
])('%s of a campaign that runs asks for its budget as it should', (_what, edit, expected) => {
  expect(budgetsOf(edit)).toEqual(expected);
});

test('of a paused campaign nothing is asked for but its start', () => {
  const known = { status: 'paused' as const };
  expect(budgetsOf({ after: { totalBudget: 50_000 } }, { known })).toEqual([]);
  expect(budgetsOf({ after: { status: 'running' } }, { known })).toEqual([['status', 40_000, 3]]);
});

test('where the team pays Apple itself nothing is asked for', () => {
  expect(budgetsOf({ after: { status: 'running' } }, { deliveryMode: 'collaborative' })).toEqual([]);
  expect(budgetsOf({ after: { status: 'running' } }, { deliveryMode: 'managed' })).toHaveLength(1);
});
