import type { StructureFinding, StructureMend } from '@tapwright/domain/structure-types';
import { expect, test } from 'vitest';
import { gatherMends } from './gather-mends.ts';

const finding = (mend: StructureMend | null, part: Partial<StructureFinding> = {}) => ({
  fault: 'wrongMatch' as const,
  campaignId: '5',
  adGroupId: '51',
  about: 'sleep sounds',
  count: 1,
  stake: null,
  mend,
  currency: 'USD',
  ...part,
});
const editsOf = (...found: ReturnType<typeof finding>[]) => gatherMends(found).map(({ edit }) => edit);

test.each([
  [
    { does: 'addNegatives', words: ['nap', 'Calmly'] },
    [
      {
        kind: 'negativeKeyword',
        intent: 'create',
        campaignId: '5',
        fields: { text: 'nap', matchType: 'EXACT' },
      },
      {
        kind: 'negativeKeyword',
        intent: 'create',
        campaignId: '5',
        fields: { text: 'Calmly', matchType: 'EXACT' },
      },
    ],
  ],
  [
    { does: 'removeNegative', negativeKeywordId: '77' },
    [{ kind: 'negativeKeyword', intent: 'remove', id: '77', fields: {} }],
  ],
  [
    { does: 'pauseKeywords', keywordIds: ['8', '9'] },
    ['8', '9'].map((id) => ({ kind: 'keyword', intent: 'update', id, fields: { status: 'paused' } })),
  ],
  [
    { does: 'makeExact', keywordId: '8', text: 'nap', isThere: true },
    [{ kind: 'keyword', intent: 'update', id: '8', fields: { status: 'paused' } }],
  ],
  [
    { does: 'makeExact', keywordId: '8', text: 'nap', isThere: false },
    [
      { kind: 'keyword', intent: 'update', id: '8', fields: { status: 'paused' } },
      { kind: 'keyword', intent: 'create', adGroupId: '51', fields: { text: 'nap', matchType: 'EXACT' } },
    ],
  ],
  [
    { does: 'setBid', keywordId: '8', bid: 240 },
    [{ kind: 'keyword', intent: 'update', id: '8', fields: { bid: '2.40' } }],
  ],
  [
    { does: 'setBid', keywordId: null, bid: 240 },
    [{ kind: 'adGroup', intent: 'update', id: '51', fields: { bid: '2.40' } }],
  ],
  [{ does: 'pauseAdGroup' }, [{ kind: 'adGroup', intent: 'update', id: '51', fields: { status: 'paused' } }]],
  [
    { does: 'switchSearchMatchOff' },
    [{ kind: 'adGroup', intent: 'update', id: '51', fields: { searchMatch: false } }],
  ],
  [
    { does: 'rename', name: 'Stillwater_US_brand' },
    [{ kind: 'campaign', intent: 'update', id: '5', fields: { name: 'Stillwater_US_brand' } }],
  ],
] as const satisfies readonly (readonly [StructureMend, readonly object[]])[])(
  '%o is these edits',
  (mend, edits) => {
    expect(editsOf(finding(mend))).toEqual(edits);
  },
);

test('what only a person can decide, and what belongs to no campaign, is no edit', () => {
  expect(editsOf(finding(null))).toEqual([]);
  expect(editsOf(finding({ does: 'pauseAdGroup' }, { campaignId: null }))).toEqual([]);
});

test('a ceiling is said in the currency of its campaign', () => {
  const yen = { ...finding({ does: 'setBid', keywordId: '8', bid: 240 }), currency: 'JPY' };
  expect(editsOf(yen)[0]?.fields).toEqual({ bid: '240' });
});

test('each object is edited once, whatever it is told for, and keeps what it is told for first', () => {
  const pause = { does: 'pauseKeywords', keywordIds: ['8'] } as const;
  const twice = [finding(pause, { fault: 'deadKeyword' }), finding(pause, { fault: 'twoOwners' })];
  const gathered = gatherMends(twice);
  expect(gathered.map(({ of }) => of.fault)).toEqual(['deadKeyword']);
  const words = (...list: string[]) => finding({ does: 'addNegatives', words: list });
  expect(editsOf(words('nap', 'calmly'), words('calmly', 'dozer')).map(({ fields }) => fields.text)).toEqual([
    'nap',
    'calmly',
    'dozer',
  ]);
});
