import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldAdName } from './ad-names.ts';
import type { AdEdit, AdGroupState, CampaignState, KeywordState, NegativeState } from './ad-states.ts';
import type { Verdict } from './ad-verdicts.ts';
import { type KnownAds, worldAfter } from './ad-world.ts';
import { judgeEdits } from './judge-edits.ts';
import { foldKeyword } from './keyword-text.ts';

const now = new Date('2026-11-20T12:00:00Z');
const amount = fc.option(fc.integer({ min: -10, max: 3_000_000_000 }), { freq: 4 });
const status = fc.constantFrom('running' as const, 'paused' as const);
const time = fc.option(
  fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
);
const text = fc.oneof(
  fc.string({ maxLength: 90 }),
  fc.constantFrom('timer', 'TIMER', 'ｔｉｍｅｒ', ' timer ', 'notes', 'Notes|'),
);

/** Anything Apple may tell, in keeping with our rules or not. */
const campaignState: fc.Arbitrary<CampaignState> = fc.record({
  adAccountId: fc.constantFrom('1', '2'),
  name: text,
  isRemoved: fc.constant(false),
  status,
  dailyCap: amount,
  totalBudget: amount,
  cpaGoal: amount,
  countries: fc.array(fc.constantFrom('US', 'JP'), { maxLength: 2 }),
  adamId: fc.constant('900'),
  placement: fc.constant('APPSTORE_SEARCH_RESULTS'),
  bidStrategy: fc.constant('MANUAL_CPT'),
  startTime: time.map((at) => at?.toISOString() ?? null),
  endTime: time.map((at) => at?.toISOString() ?? null),
});
const adGroupState: fc.Arbitrary<AdGroupState> = fc.record({
  campaignId: fc.constantFrom('c0', 'c1'),
  name: text,
  isRemoved: fc.constant(false),
  status,
  bid: amount,
  cpaGoal: amount,
  searchMatch: fc.boolean(),
  startTime: fc.constant(null),
  endTime: time.map((at) => at?.toISOString() ?? null),
  devices: fc.constant([]),
  genders: fc.constant([]),
  minAge: fc.constant(null),
  maxAge: fc.constant(null),
  customerType: fc.constant('all' as const),
  regions: fc.constant([]),
  cities: fc.constant([]),
  hours: fc.constant([]),
});
const keywordState: fc.Arbitrary<KeywordState> = fc.record({
  adGroupId: fc.constantFrom('g0', 'g1', 'g2'),
  text,
  matchType: fc.constantFrom('EXACT', 'BROAD'),
  isRemoved: fc.constant(false),
  status,
  bid: amount,
});
const negativeState: fc.Arbitrary<NegativeState> = fc.record({
  campaignId: fc.constantFrom('c0', 'c1'),
  adGroupId: fc.constantFrom(null, 'g0'),
  text,
  matchType: fc.constantFrom('EXACT', 'BROAD'),
  isRemoved: fc.constant(false),
  status,
});

const numbered = <State>(letter: string, states: readonly State[]) =>
  new Map(states.map((state, place) => [`${letter}${place}`, state]));
const several = <State>(state: fc.Arbitrary<State>, count: number) =>
  fc.array(state, { minLength: count, maxLength: count });

const anyWorld: fc.Arbitrary<KnownAds> = fc.record({
  campaign: several(campaignState, 2).map((states) => numbered('c', states)),
  adGroup: several(adGroupState, 3).map((states) => numbered('g', states)),
  keyword: several(keywordState, 4).map((states) => numbered('k', states)),
  negativeKeyword: several(negativeState, 3).map((states) => numbered('n', states)),
  ad: fc.constant(new Map()),
});

const place = (count: number) => fc.integer({ min: 0, max: count - 1 });
const update = fc.constant('update' as const);
const anyEdit: fc.Arbitrary<AdEdit> = fc.oneof(
  fc.record({
    kind: fc.constant('campaign' as const),
    id: place(2).map((at) => `c${at}`),
    intent: update,
    after: fc.record(
      { name: text, dailyCap: amount, totalBudget: amount, cpaGoal: amount },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    kind: fc.constant('adGroup' as const),
    id: place(3).map((at) => `g${at}`),
    intent: update,
    after: fc.record({ name: text, bid: amount, cpaGoal: amount }, { requiredKeys: [] }),
  }),
  fc.record({
    kind: fc.constant('keyword' as const),
    id: place(4).map((at) => `k${at}`),
    intent: update,
    after: fc.record({ bid: amount, status }, { requiredKeys: [] }),
  }),
  fc.record({
    kind: fc.constant('keyword' as const),
    id: place(3).map((at) => `new${at}`),
    intent: fc.constant('create' as const),
    after: keywordState,
  }),
  fc.record({
    kind: fc.constant('negativeKeyword' as const),
    id: place(3).map((at) => `new${at}`),
    intent: fc.constant('create' as const),
    after: negativeState,
  }),
  fc.record({
    kind: fc.constantFrom('keyword' as const, 'negativeKeyword' as const),
    id: fc.constantFrom('k0', 'n0'),
    intent: fc.constant('remove' as const),
    after: fc.constant({}),
  }),
);
/** One edit for each object. */
const anySet = fc.uniqueArray(anyEdit, { selector: ({ kind, id }) => `${kind} ${id}`, maxLength: 8 });

const currencyOf = () => ({ currency: 'USD', perUsd: undefined }) as const;
const worldOf = (known: KnownAds, edits: readonly AdEdit[]) =>
  worldAfter(known, edits, { now, currencyOf, lowestRecentBid: () => null });
const judge = (known: KnownAds, edits: readonly AdEdit[]): Verdict[] =>
  judgeEdits(worldOf(known, edits), edits);
const reasons = (verdict: Verdict | undefined) => verdict?.refused.map(({ reason }) => reason) ?? [];

describe('in any world', () => {
  test('what is not touched is never judged, whatever Apple told', () => {
    const statuses = anyWorld.chain((known) =>
      fc.tuple(
        fc.constant(known),
        fc.constantFrom<AdEdit>(
          { kind: 'campaign', id: 'c0', intent: 'update', after: { status: 'paused' } },
          { kind: 'adGroup', id: 'g0', intent: 'update', after: { status: 'running' } },
          { kind: 'keyword', id: 'k0', intent: 'update', after: { status: 'paused' } },
          { kind: 'negativeKeyword', id: 'n0', intent: 'update', after: { status: 'paused' } },
        ),
      ),
    );
    fc.assert(
      fc.property(statuses, ([known, edit]) => {
        expect(judge(known, [edit])).toEqual([{ refused: [], confirm: [] }]);
      }),
      { numRuns: 500 },
    );
  });

  test('the order of edits of different objects does not change what is said of each', () => {
    fc.assert(
      fc.property(anyWorld, anySet, (known, edits) => {
        expect(judge(known, edits.toReversed()).toReversed()).toEqual(judge(known, edits));
      }),
      { numRuns: 500 },
    );
  });

  test('nothing that was known is changed by judging', () => {
    fc.assert(
      fc.property(anyWorld, anySet, (known, edits) => {
        const before = structuredClone(known);
        judge(known, edits);
        expect(known).toEqual(before);
      }),
      { numRuns: 200 },
    );
  });

  test('when no creation is refused, no two keywords of a place are the same by then but those that were before', () => {
    const same = (states: Iterable<KeywordState | NegativeState>) => {
      const keys = [...states]
        .filter(({ isRemoved }) => !isRemoved)
        .map((state) =>
          JSON.stringify([
            'campaignId' in state ? state.campaignId : '',
            state.adGroupId,
            state.matchType,
            foldKeyword(state.text),
          ]),
        );
      return new Set(keys.filter((key, at) => keys.indexOf(key) !== at));
    };
    fc.assert(
      fc.property(anyWorld, anySet, (known, edits) => {
        const verdicts = judge(known, edits);
        fc.pre(edits.every(({ intent }, at) => intent !== 'create' || reasons(verdicts[at]).length === 0));
        const world = worldOf(known, edits);
        for (const kind of ['keyword', 'negativeKeyword'] as const) {
          const ids = new Set([
            ...known[kind].keys(),
            ...edits.filter((edit) => edit.kind === kind).map(({ id }) => id),
          ]);
          const after = same([...ids].flatMap((id) => world.find(kind, id) ?? []));
          expect(after.difference(same(known[kind].values())).size).toBe(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('a name passes exactly when it is in order and nobody beside it bears it', () => {
    fc.assert(
      fc.property(anyWorld, text, (known, name) => {
        const edit: AdEdit = { kind: 'campaign', id: 'c0', intent: 'update', after: { name } };
        const [mine, other] = [known.campaign.get('c0'), known.campaign.get('c1')];
        const isTaken =
          mine?.adAccountId === other?.adAccountId && foldAdName(name) === foldAdName(other?.name ?? '');
        const isInOrder = foldAdName(name) !== '' && !name.includes('|');
        expect(reasons(judge(known, [edit])[0]).length === 0).toBe(isInOrder && !isTaken);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('over time', () => {
  const campaign: CampaignState = {
    adAccountId: '1',
    name: 'Brand',
    isRemoved: false,
    status: 'running',
    dailyCap: 100,
    totalBudget: 5000,
    cpaGoal: null,
    countries: ['US'],
    adamId: '900',
    placement: 'APPSTORE_SEARCH_RESULTS',
    bidStrategy: 'MANUAL_CPT',
    startTime: null,
    endTime: null,
  };
  const alone = (state: CampaignState): KnownAds => ({
    campaign: new Map([['c', state]]),
    adGroup: new Map(),
    keyword: new Map(),
    negativeKeyword: new Map(),
    ad: new Map(),
  });

  test('a total budget that has begun only rises, whatever is asked one after another', () => {
    const wishes = fc.array(fc.option(fc.integer({ min: 4000, max: 9000 })), { maxLength: 20 });
    fc.assert(
      fc.property(wishes, (totals) => {
        let state = campaign;
        for (const totalBudget of totals) {
          const edit: AdEdit = { kind: 'campaign', id: 'c', intent: 'update', after: { totalBudget } };
          if (reasons(judge(alone(state), [edit])[0]).length > 0) continue;
          expect(totalBudget ?? 0).toBeGreaterThanOrEqual(state.totalBudget ?? 0);
          state = { ...state, totalBudget };
        }
      }),
    );
  });

  test('a daily cap moves both ways, up to the budget', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 6000 }), (dailyCap) => {
        const edit: AdEdit = { kind: 'campaign', id: 'c', intent: 'update', after: { dailyCap } };
        const passes = reasons(judge(alone(campaign), [edit])[0]).length === 0;
        expect(passes).toBe(dailyCap >= 1 && dailyCap <= 5000);
      }),
    );
  });
});
