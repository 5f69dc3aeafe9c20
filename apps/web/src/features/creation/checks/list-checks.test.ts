import type { CreationForm } from '@tapwright/contracts/creation';
import { expect, test } from 'vitest';
import { emptyAdGroup, emptyCampaign } from '../first-form.ts';
import { type Check, listChecks } from './list-checks.ts';
import { inOrder, wholeForm } from '../testing/forms.ts';

const known: Parameters<typeof listChecks>[0] = {
  form: wholeForm,
  currency: 'USD',
  ...inOrder,
  notEligible: '',
  problemCount: 0,
  problemStep: undefined,
  refused: [],
  refusedStep: undefined,
};
const verdicts = (checks: readonly Check[]) =>
  Object.fromEntries(checks.map((one) => [one.name, one.verdict]));
const stopping = (more: Partial<typeof known>) =>
  listChecks({ ...known, ...more }).filter(({ verdict }) => verdict === 'stops');

const withAdGroup = (
  adGroup: Partial<CreationForm['campaigns'][number]['adGroups'][number]>,
  campaign: Partial<CreationForm['campaigns'][number]> = {},
): CreationForm => ({
  ...wholeForm,
  campaigns: [
    {
      ...emptyCampaign,
      name: 'Only',
      ...campaign,
      adGroups: [{ ...emptyAdGroup, name: 'Nothing in it', bid: '2', ...adGroup }],
    },
  ],
});

test('of what is in order everything is fine', () => {
  expect(new Set(Object.values(verdicts(listChecks(known))))).toEqual(new Set(['fine']));
});

test('what Apple and the server have not said yet is no refusal and no permission', () => {
  const asking = listChecks({ ...known, notEligible: undefined, refused: undefined });
  expect(verdicts(asking)).toMatchObject({ eligible: 'asking', server: 'asking', account: 'fine' });
  expect(asking.slice(0, 2).map(({ name }) => name)).toEqual(['eligible', 'server']);
});

test('without a campaign group Apple is not waited for: what can be judged here is judged', () => {
  const lost = listChecks({
    ...known,
    canWrite: false,
    isLost: true,
    account: undefined,
    refused: undefined,
  });
  expect(verdicts(lost)).toEqual({ account: 'stops', notEmpty: 'fine', fields: 'fine', blocked: 'fine' });
});

test('what stops it stands first, with what it is about and where it is mended', () => {
  expect(
    stopping({
      canWrite: false,
      notEligible: 'South Korea, China mainland',
      problemCount: 2,
      problemStep: 'group',
      refused: ['Taken', 'Taken', 'Above the cap'],
      refusedStep: 'series',
    }),
  ).toEqual([
    { name: 'account', verdict: 'stops', details: '', at: 'certificates' },
    { name: 'eligible', verdict: 'stops', details: 'South Korea, China mainland', step: 'series' },
    { name: 'fields', verdict: 'stops', details: '', step: 'group' },
    { name: 'server', verdict: 'stops', details: 'Taken · Above the cap', step: 'series' },
  ]);
});

test.each([
  ['without keywords and without search match', {}, {}, true],
  ['with keywords that none can be sent of', { keywords: 'a'.repeat(81) }, {}, true],
  ['with one that the same line repeats', { keywords: 'calm, Calm' }, {}, false],
  ['with search match', { searchMatch: true }, {}, false],
  ['whose bids Apple sets', {}, { bidStrategy: 'MAX_CONVERSIONS' }, false],
  ['on the search tab', {}, { placement: 'APPSTORE_SEARCH_TAB' }, false],
  ['that is left out', { isLeftOut: true }, {}, false],
  ['of a campaign that is left out', {}, { isLeftOut: true }, false],
] as const)('an ad group %s', (_what, adGroup, campaign, isEmpty) => {
  const found = stopping({ form: withAdGroup(adGroup, campaign) }).map(({ name, details }) => [
    name,
    details,
  ]);
  expect(found).toEqual(isEmpty ? [['notEmpty', 'Nothing in it']] : []);
});

test('a negative that blocks its own keywords is to be known, and stops nothing', () => {
  const form = withAdGroup({ keywords: 'baby sleep\ncalm', negatives: 'baby\n[calm]' });
  const blocked = listChecks({ ...known, form }).find(({ name }) => name === 'blocked');
  expect(blocked).toMatchObject({ verdict: 'know', details: 'baby, calm', step: 'keywords' });
  expect(stopping({ form })).toEqual([]);
});

test('who pays Apple is asked: what is not in order stops it, an order that ends before does not pay', () => {
  expect(verdicts(listChecks({ ...known, account: undefined }))).toMatchObject({ payment: 'asking' });
  const unpaid = { isActive: false, reasons: ['NO_PAYMENT'], isCredit: false, budgetOrders: [] };
  expect(stopping({ account: unpaid })).toEqual([
    { name: 'payment', verdict: 'stops', details: 'no_payment', at: 'apple' },
  ]);
  const order = { name: 'HL-2026', isActive: true, startTime: null, endTime: null };
  const ended = { ...order, name: 'HL-2025', endTime: '2026-12-31T00:00:00.000Z' };
  const credit = { isActive: true, reasons: [], isCredit: true };
  expect(stopping({ account: { ...credit, budgetOrders: [ended] } })).toMatchObject([
    { name: 'budgetOrder' },
  ]);
  expect(listChecks({ ...known, account: { ...credit, budgetOrders: [order, ended] } })).toContainEqual({
    name: 'budgetOrder',
    verdict: 'know',
    details: 'HL-2026',
    at: 'apple',
  });
});

test('an app that has left the organisation stops it; what Apple did not answer is to be known, and stops nothing', () => {
  const notSaid = { notEligible: undefined, reviewed: undefined };
  const left = { message: 'Account does not support launching this app', isFinal: true };
  expect(stopping({ ...notSaid, eligibilityFailure: left })).toEqual([
    { name: 'eligible', verdict: 'stops', details: left.message, step: 'series' },
  ]);
  const unsaid = { message: 'Failed to get data, try again later', isFinal: false };
  const checks = listChecks({
    ...known,
    ...notSaid,
    eligibilityFailure: unsaid,
    account: undefined,
    accountFailure: unsaid.message,
  });
  expect(checks.filter(({ verdict }) => verdict !== 'fine')).toEqual([
    { name: 'payment', verdict: 'know', details: unsaid.message },
    { name: 'eligible', verdict: 'know', details: unsaid.message, step: 'series' },
  ]);
});

test('Apple’s review stops what could be shown nowhere; of a storefront or a page of its own it is to be known', () => {
  const page = { adamId: wholeForm.app?.adamId ?? '', productPageId: 'one', name: 'Night' };
  const form = withAdGroup({ keywords: 'calm', productPage: page }, { countries: ['US', 'GB'] });
  const reviewOf = (reviewed: (typeof known)['reviewed']) =>
    listChecks({ ...known, form, reviewed }).find(({ name }) => name === 'review');
  const rejected = (country: string | null, productPageId: string | null = null) => ({
    productPageId,
    country,
    reason: 'ICON',
  });
  const pages = [{ productPageId: 'one', name: 'Night', isPublished: true }];
  const elsewhere = [rejected('KR'), rejected(null, 'another')];
  expect(reviewOf({ rejections: elsewhere, pages })).toMatchObject({ verdict: 'fine', details: '' });
  expect(reviewOf({ rejections: [rejected('GB'), rejected(null, 'one')], pages })).toEqual({
    name: 'review',
    verdict: 'know',
    details: 'GB: icon · icon',
    at: 'apple',
  });
  expect(reviewOf({ rejections: [rejected(null)], pages })).toMatchObject({ verdict: 'stops' });
  const hidden = pages.map((one) => ({ ...one, isPublished: false }));
  expect(reviewOf({ rejections: [], pages: hidden })).toMatchObject({
    verdict: 'stops',
    details: 'Night',
    step: 'group',
  });
});
