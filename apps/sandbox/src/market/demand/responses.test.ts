import { describe, expect, it } from 'vitest';
import { brandWordOf } from '../../world/rival-apps.ts';
import { latest } from '../../world/table.ts';
import { demandFor } from './demand.ts';
import { qualityOf } from '../auction/auction-entries.ts';
import { listMatchingTerms } from './matching-terms.ts';
import { makeSmallWorld, since, stampAt, sumOf, type SmallWorld } from '../testing/small-world.ts';
import { tapInstallsOf, type Measures } from '../counts/measures.ts';

const byKeyword = ({ query }: SmallWorld, id: number | undefined): Measures =>
  sumOf(query({ from: '2025-03-01', to: '2025-04-30' }).filter((row) => row.keywordId === id));

const rateOf = (measures: Measures): number => tapInstallsOf(measures) / measures.taps;

/** A page of the app's own, shown by an ad of the exact ad group. */
function showPage({ world, adAccountId, adamId, campaignId, exactId }: SmallWorld, fit: number): void {
  const by = stampAt(since + 1000);
  const uuid = '7f0c6a52-3b1d-4e88-9a57-1c2d3e4f5a6b';
  const concepts = [fit, fit, fit, fit, fit, fit] as const;
  const page = { adamId, uuid, name: 'Focus', state: 'VISIBLE' as const, deepLink: null, concepts };
  world.productPages.insert(page, by);
  const creative = world.creatives.insert(
    {
      adAccountId,
      adamId,
      name: 'Focus',
      type: 'CUSTOM_PRODUCT_PAGE',
      productPageUuid: uuid,
      review: 'APPROVED',
      reviewReasons: [],
      deleted: false,
    },
    by,
  );
  const ad = { campaignId, adGroupId: exactId, creativeId: creative.id, name: 'Focus' };
  world.ads.insert({ ...ad, status: 'ENABLED', review: 'APPROVED', deleted: false }, by);
}

describe('the auction', () => {
  const { world, adamId } = makeSmallWorld();
  const on = { terms: world.terms, adamId, app: latest(world.apps.get(adamId)), country: 'US' };
  const demand = demandFor(on, 'focus timer', 'EXACT');

  it('weighs a bid by the response it may expect', () => {
    const usual = qualityOf(demand, demand.ttr);
    expect(qualityOf(demand, demand.ttr * 1.5)).toBeGreaterThan(usual + 0.2);
    const better = { ...demand, relevance: demand.relevance * 1.3 };
    expect(qualityOf(better, demand.ttr)).toBeGreaterThan(usual + 0.1);
  });

  it('knows own names best, and names of others worst', () => {
    const [rival] = world.rivalsIn('productivity');
    const ttrOf = (text: string): number => demandFor(on, text, 'EXACT').ttr;
    expect(ttrOf('tessatimo')).toBeGreaterThan(1.5 * ttrOf('focus timer'));
    expect(ttrOf(brandWordOf(rival?.name ?? ''))).toBeLessThan(ttrOf('focus timer'));
  });

  it('leads fewer of the searches that were matched to the ad than of those written down', () => {
    const [own, ...others] = listMatchingTerms(on, 'focus timer', 'BROAD');
    expect(own?.term.text).toBe('focus timer');
    expect(others.length).toBeGreaterThan(5);
    for (const { reach } of others) expect(reach).toBeLessThan(0.5 * (own?.reach ?? 0));
  });

  it('expects less of searches that were matched than of those written down', () => {
    const broad = demandFor(on, 'focus timer', 'BROAD');
    const matched = demandFor(on, null, 'BROAD');
    expect(broad.cr).toBeLessThan(demand.cr);
    expect(matched.cr).toBeLessThan(broad.cr);
  });
});

describe('a custom page', () => {
  const plain = makeSmallWorld();
  const [id] = plain.exactIds;
  const usual = byKeyword(plain, id);

  it('that speaks of what was searched brings installs, and is shown more often', () => {
    const shown = makeSmallWorld();
    showPage(shown, 1);
    const fitting = byKeyword(shown, shown.exactIds[0]);
    expect(rateOf(fitting)).toBeGreaterThan(1.1 * rateOf(usual));
    expect(fitting.impressions).toBeGreaterThan(usual.impressions);
    expect(fitting.taps).toBeGreaterThan(1.03 * usual.taps);
  });

  it('that speaks of something else loses some', () => {
    const shown = makeSmallWorld();
    showPage(shown, 0);
    expect(rateOf(byKeyword(shown, shown.exactIds[0]))).toBeLessThan(0.97 * rateOf(usual));
  });
});

describe('a bid', () => {
  it('that a keyword lacks is that of its ad group', () => {
    const own = makeSmallWorld({ bid: 90 });
    const inherited = makeSmallWorld({ bid: 90 });
    const [id = 0] = inherited.exactIds;
    inherited.world.keywords.change(id, { bid: null }, stampAt(since + 1000));
    own.world.keywords.change(id, { bid: 90 }, stampAt(since + 1000));
    expect(byKeyword(inherited, id)).toEqual(byKeyword(own, id));
  });

  it('counts by what its currency is worth', () => {
    const yen = 150;
    const dollars = makeSmallWorld({ bid: 100 });
    const inYen = makeSmallWorld({ currency: 'JPY', bid: 100 * yen });
    const [one, other] = [dollars, inYen].map(({ query }) => sumOf(query({ level: 'campaign' })));
    expect((other?.impressions ?? 0) / (one?.impressions ?? 0)).toBeCloseTo(1, 1);
    expect((other?.spend ?? 0) / yen / (one?.spend ?? 0)).toBeCloseTo(1, 1);
  });

  it.each([60, 120, 300])('for installs buys taps at what they are worth: target %i', (target) => {
    const made = makeSmallWorld({
      campaign: { bidStrategy: { type: 'MAX_CONVERSIONS', bid: target } },
      adGroup: { searchMatchRequired: true },
    });
    const sum = sumOf(made.query({ level: 'campaign', from: '2025-03-01', to: '2025-04-30' }));
    expect(tapInstallsOf(sum)).toBeGreaterThan(200);
    const costPerInstall = sum.spend / tapInstallsOf(sum);
    expect(costPerInstall).toBeLessThan(target);
    expect(costPerInstall).toBeGreaterThan(target / 2);
  });
});

describe('installs after a mere view', () => {
  it('are about one in ten', () => {
    const sum = sumOf(makeSmallWorld().query({ level: 'campaign' }));
    const part = (sum.viewNewDownloads + sum.viewRedownloads) / tapInstallsOf(sum);
    expect(part).toBeGreaterThan(0.08);
    expect(part).toBeLessThan(0.15);
  });
});
