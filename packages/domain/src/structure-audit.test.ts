import { expect, test } from 'vitest';
import { auditStructure, scoreOf } from './structure-audit.ts';
import {
  type AuditedAdGroup,
  type AuditedApp,
  type AuditedCampaign,
  structureFaults,
} from './structure-types.ts';
import { adGroup, campaign, keyword, negative, plan } from './testing/audited.ts';

const brandNegatives = [negative('n1', 'Stillwater'), negative('n2', 'stillwater app')];

/** As the generator makes it, in one storefront; discovery bids broadly for words that it is kept off exactly. */
const clean: AuditedApp = {
  campaigns: [
    campaign('1', {
      role: 'brand',
      adGroups: [
        adGroup('11', { keywords: [keyword('111', 'Stillwater'), keyword('112', 'stillwater app')] }),
      ],
    }),
    campaign('2', {
      role: 'category',
      negatives: brandNegatives,
      adGroups: [
        adGroup('21', { keywords: [keyword('211', 'sleep sounds'), keyword('212', 'white noise')] }),
        adGroup('22', { keywords: [keyword('221', '睡眠 アプリ')] }),
      ],
    }),
    campaign('3', {
      role: 'competitor',
      negatives: brandNegatives,
      adGroups: [adGroup('31', { keywords: [keyword('311', 'Calmly')] })],
    }),
    campaign('4', {
      role: 'discovery',
      negatives: [
        ...brandNegatives,
        negative('n3', 'Sleep  Sounds'),
        negative('n4', 'white noise'),
        negative('n5', '睡眠　アプリ'),
        negative('n6', 'calmly'),
      ],
      adGroups: [
        adGroup('41', { searchMatch: true }),
        adGroup('42', { keywords: [keyword('421', 'sleep sounds', { matchType: 'BROAD' })] }),
      ],
    }),
  ],
  pages: [{ productPageId: 'p1', name: 'Rain', isUsed: true }],
};

type Change = (app: AuditedApp) => AuditedApp;
const inCampaign =
  (id: string, change: (campaign: AuditedCampaign) => Partial<AuditedCampaign>): Change =>
  (app) => ({
    ...app,
    campaigns: app.campaigns.map((one) => (one.campaignId === id ? { ...one, ...change(one) } : one)),
  });
const inAdGroup = (id: string, change: (adGroup: AuditedAdGroup) => Partial<AuditedAdGroup>): Change =>
  inCampaign(id.slice(0, 1), ({ adGroups }) => ({
    adGroups: adGroups.map((one) => (one.adGroupId === id ? { ...one, ...change(one) } : one)),
  }));
const without = (list: AuditedCampaign['negatives'], id: string) =>
  list.filter(({ negativeKeywordId }) => negativeKeywordId !== id);

/** One fault of each kind, each at a place of its own. */
const seeded = {
  missingNegative: inCampaign('4', ({ negatives }) => ({
    negatives: without(negatives, 'n4'),
    terms: new Map([['white noise', 560]]),
  })),
  twoOwners: inAdGroup('22', ({ keywords }) => ({
    keywords: [...keywords, keyword('222', 'Sleep SOUNDS', { installs: 0 })],
  })),
  searchMatchOn: inAdGroup('31', () => ({ searchMatch: true })),
  blocksOwn: inCampaign('2', ({ negatives }) => ({
    negatives: [...negatives, negative('n9', '睡眠', 'BROAD')],
  })),
  bidAboveCeiling: inAdGroup('11', ({ keywords }) => ({
    keywords: keywords.map((one) => (one.keywordId === '112' ? { ...one, bid: 400 } : one)),
  })),
  emptyAdGroup: inCampaign('1', ({ adGroups }) => ({ adGroups: [...adGroups, adGroup('12', {})] })),
  deadAdGroup: inCampaign('3', ({ adGroups }) => ({
    adGroups: [
      ...adGroups,
      adGroup('32', {
        impressions: 0,
        spend: 0,
        keywords: [
          keyword('321', 'calmly', { isRunning: false }),
          keyword('322', 'dozer', { impressions: 0 }),
        ],
      }),
    ],
  })),
  wrongMatch: inAdGroup('21', ({ keywords }) => ({
    keywords: [...keywords, keyword('213', 'nap', { matchType: 'BROAD' })],
  })),
  deadKeyword: inAdGroup('11', ({ keywords }) => ({
    keywords: keywords.map((one) => (one.keywordId === '111' ? { ...one, impressions: 0 } : one)),
  })),
  nameOffTemplate: inCampaign('4', () => ({ name: 'Copy of Discovery' })),
  nameOffStorefront: inCampaign('2', () => ({ name: 'Stillwater_DE_Category' })),
  pageUnused: (app) => ({
    ...app,
    pages: [...app.pages, { productPageId: 'p2', name: 'Storm', isUsed: false }],
  }),
} as const satisfies Record<(typeof structureFaults)[number], Change>;

/** Nobody kept `dozer` out of discovery when it was seeded there: that would be a second fault. */
const keepsDozerOut = inCampaign('4', ({ negatives }) => ({
  negatives: [...negatives, negative('n7', 'Dozer')],
}));
const kinds = (app: AuditedApp) => auditStructure(app, plan).map(({ fault }) => fault);

test('a clean structure has no fault, whether its campaigns run yet or not', () => {
  expect(auditStructure(clean, plan)).toEqual([]);
  const paused = {
    ...clean,
    campaigns: clean.campaigns.map((one) => ({
      ...one,
      isRunning: false,
      adGroups: one.adGroups.map((group) => ({
        ...group,
        impressions: 0,
        keywords: group.keywords.map((word) => ({ ...word, impressions: 0 })),
      })),
    })),
  };
  expect(kinds(paused)).toEqual([]);
});

test.each(structureFaults)('one seeded fault is found, and nothing else: %s', (fault) => {
  const app = seeded[fault](fault === 'deadAdGroup' ? keepsDozerOut(clean) : clean);
  expect(kinds(app)).toEqual([fault]);
});

test('all twelve together are found, each once, with what a day costs and what mends it', () => {
  const app = structureFaults.reduce<AuditedApp>((all, fault) => seeded[fault](all), keepsDozerOut(clean));
  const found = auditStructure(app, plan);
  expect(found.map(({ fault }) => fault).toSorted()).toEqual([...structureFaults].toSorted());
  const mends = new Map(found.map(({ fault, mend, stake }) => [fault, { mend, stake }]));
  expect(mends.get('missingNegative')).toEqual({
    mend: { does: 'addNegatives', words: ['white noise'] },
    stake: 20,
  });
  expect(mends.get('twoOwners')?.mend).toEqual({ does: 'pauseKeywords', keywordIds: ['222'] });
  expect(mends.get('blocksOwn')?.mend).toEqual({ does: 'removeNegative', negativeKeywordId: 'n9' });
  expect(mends.get('bidAboveCeiling')).toEqual({
    mend: { does: 'setBid', keywordId: '112', bid: 300 },
    stake: 2.5,
  });
  expect(mends.get('nameOffTemplate')?.mend).toEqual({ does: 'rename', name: 'Stillwater_US_Discovery' });
  expect(mends.get('nameOffStorefront')?.mend).toEqual({ does: 'rename', name: 'Stillwater_US_Category' });
  expect(mends.get('wrongMatch')?.mend).toMatchObject({
    does: 'makeExact',
    keywordId: '213',
    isThere: false,
  });
  expect(mends.get('pageUnused')?.mend).toBeNull();
  expect(scoreOf(found)).toBeCloseTo(found.reduce((sum, { stake }) => sum + (stake ?? 0), 0));
});

test('campaigns of other storefronts owe each other nothing, and of unknown ones nothing is guessed', () => {
  const elsewhere = inCampaign('4', () => ({
    countries: ['DE'],
    name: 'Stillwater_DE_Discovery',
    negatives: [],
  }))(clean);
  expect(kinds(elsewhere)).toEqual([]);
  const unknown = inCampaign('4', () => ({ role: null, name: 'Anything', negatives: [] }))(clean);
  expect(kinds(unknown)).toEqual([]);
});

test('the score is what faults cost a day: what cannot be told in money adds nothing, and a longer look no more', () => {
  const app = seeded.missingNegative(clean);
  const ofDays = (days: number) => scoreOf(auditStructure(app, { ...plan, days }));
  expect(ofDays(28)).toBeCloseTo(20);
  expect(ofDays(56)).toBeCloseTo(10);
  expect(scoreOf(auditStructure(seeded.pageUnused(app), plan))).toBeCloseTo(20);
  expect(scoreOf([])).toBe(0);
});

test('what is mended is no fault any more, one after another down to none', () => {
  const broken = structureFaults.reduce<AuditedApp>((all, fault) => seeded[fault](all), keepsDozerOut(clean));
  const mends: readonly Change[] = [
    inCampaign('4', ({ negatives }) => ({
      name: 'Stillwater_US_Discovery',
      negatives: [...negatives, negative('m1', 'white noise')],
    })),
    inAdGroup('22', ({ keywords }) => ({
      keywords: keywords.filter(({ keywordId }) => keywordId !== '222'),
    })),
    inAdGroup('31', () => ({ searchMatch: false })),
    inCampaign('2', ({ negatives }) => ({
      name: 'Stillwater_US_Category',
      negatives: without(negatives, 'n9'),
    })),
    inAdGroup('11', ({ keywords }) => ({
      keywords: keywords.map((one) => ({ ...one, bid: null, impressions: 9 })),
    })),
    inAdGroup('12', () => ({ isRunning: false })),
    inAdGroup('32', () => ({ isRunning: false })),
    inAdGroup('21', ({ keywords }) => ({
      keywords: keywords.filter(({ keywordId }) => keywordId !== '213'),
    })),
    (app) => ({ ...app, pages: app.pages.map((page) => ({ ...page, isUsed: true })) }),
  ];
  const left: number[] = [];
  mends.reduce<AuditedApp>((app, mend) => {
    const next = mend(app);
    left.push(kinds(next).length);
    return next;
  }, broken);
  expect(left).toEqual(left.toSorted((one, other) => other - one));
  expect([left[0], left.at(-1)]).toEqual([10, 0]);
});
