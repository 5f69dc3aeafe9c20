import type { CreationForm } from '@tapwright/contracts/creation';
import { expect, test } from 'vitest';
import { emptyAdGroup, emptyCampaign } from '../first-form.ts';
import { findSelfBlocked } from './find-self-blocked.ts';
import { judgeCreation } from './judge-creation.ts';
import { listChecks } from './list-checks.ts';
import { requestCreation } from '../request-creation.ts';
import { inOrder } from '../testing/forms.ts';

const whole: CreationForm = {
  way: 'steps',
  campaignGroupId: 7,
  app: { adamId: '1600000001', name: 'Stillwater: Sleep' },
  campaigns: [
    {
      ...emptyCampaign,
      name: 'Stillwater_US_Category',
      countries: ['US'],
      dailyCap: '40',
      adGroups: [
        {
          ...emptyAdGroup,
          name: 'Exact',
          bid: '2',
          keywords: 'calm\nsleep\tbroad\t9\ncalm\nnap\t\tlots 1.2.3',
        },
      ],
    },
  ],
};
const now = new Date('2026-11-20T12:00:00Z');
const judge = (form: CreationForm) => judgeCreation(form, { currency: 'USD', now });
const [campaign = emptyCampaign] = whole.campaigns;
const withCampaign = (part: Partial<typeof campaign>): CreationForm => ({
  ...whole,
  campaigns: [{ ...campaign, ...part }],
});

test('what is wrong is said at its field and counted at its step', () => {
  const { problems } = judge({
    ...withCampaign({ dailyCap: '1.234', countries: [], endTime: '2026-11-19T00:00:00.000Z' }),
    campaignGroupId: null,
    app: null,
  });
  expect(problems.map(({ step, path, reason }) => `${step} ${path} ${reason}`).toSorted()).toEqual([
    'keywords campaigns.0.adGroups.0.keywords notANumber',
    'series campaigns.0.adamId required',
    'series campaigns.0.countries countriesMissing',
    'series campaigns.0.dailyCap tooManyDecimals',
    'series campaigns.0.endTime endPast',
    'type campaignGroupId required',
  ]);
});

test('only lines that can be created are sent: the first of two, and no bid above that of the ad group', () => {
  const { campaigns } = requestCreation(whole, 'USD');
  expect(campaigns[0]?.adGroups?.[0]?.keywords).toEqual([
    { text: 'calm', matchType: 'EXACT' },
    { text: 'sleep', matchType: 'BROAD' },
  ]);
});

test('what was left out of the form moves no sentence to another field', () => {
  const first = { ...campaign, isLeftOut: true };
  const second = {
    ...campaign,
    dailyCap: '',
    adGroups: [
      { ...emptyAdGroup, isLeftOut: true },
      { ...emptyAdGroup, bid: '2' },
    ],
  };
  const { problems } = judge({ ...whole, campaigns: [first, second] });
  expect(problems.map(({ path }) => path).toSorted()).toEqual([
    'campaigns.1.adGroups.1.name',
    'campaigns.1.dailyCap',
  ]);
});

test('with Maximize Conversions nobody bids, and search match is on', () => {
  const form = withCampaign({ bidStrategy: 'MAX_CONVERSIONS', adGroups: [{ ...emptyAdGroup, name: 'All' }] });
  expect(judge(form).problems).toEqual([]);
  const adGroup = requestCreation(form, 'USD').campaigns[0]?.adGroups?.[0];
  expect(adGroup?.searchMatch).toBe(true);
  expect(adGroup).not.toHaveProperty('bid');
});

test('a negative that blocks a keyword of its own is found, and made exact where that helps', () => {
  const adGroup = { ...emptyAdGroup, keywords: 'baby sleep\ncalm' };
  const [found] = findSelfBlocked({ negatives: 'baby, [calm]' }, adGroup);
  expect(found).toMatchObject({ negative: 'baby', keywords: ['baby sleep'] });
  expect(found?.makeExact?.()).toEqual({ campaign: '[baby], [calm]', adGroup: '' });
});

test('what stops delivery stands first: an empty ad group, and a storefront that is not eligible', () => {
  const form = withCampaign({ adGroups: [{ ...emptyAdGroup, name: 'Empty', bid: '2' }] });
  const known = { ...inOrder, form, currency: 'USD', problemCount: 0, problemStep: undefined } as const;
  const checks = listChecks({ ...known, notEligible: 'Japan', refused: [], refusedStep: undefined });
  expect(
    checks.filter(({ verdict }) => verdict === 'stops').map(({ name, details }) => [name, details]),
  ).toEqual([
    ['eligible', 'Japan'],
    ['notEmpty', 'Empty'],
  ]);
});
