import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAdNameProblem, foldAdName } from './ad-names.ts';
import { limitsIn } from './ad-limits.ts';
import { gatherWarnings, type Verdict } from './ad-verdicts.ts';
import { cleanKeyword, findKeywordTextProblem, foldKeyword, keywordKey } from './keyword-text.ts';
import { toAmount } from './money.ts';
import { orderPair } from './ordered-pair.ts';

test.each([
  ['Focus Timer', 'focus timer'],
  ['ＦＯＣＵＳ　ＴＩＭＥＲ', 'focus timer'],
  ['cafe\u0301', 'café'],
  ['ｶﾒﾗ', 'カメラ'],
  ['ﬁtness', 'fitness'],
  ['한글', '한글'],
])('%o and %o are one keyword', (one, other) => {
  expect(foldKeyword(one)).toBe(foldKeyword(other));
});

test.each([
  ['timer', 'timers'],
  ['cafe', 'café'],
  ['计时器', '計時器'],
])('%o and %o are two keywords', (one, other) => {
  expect(foldKeyword(one)).not.toBe(foldKeyword(other));
});

test('a fold is its own fold, whatever case, form and spaces the text came in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      const fold = foldKeyword(text);
      expect(foldKeyword(fold)).toBe(fold);
      expect(foldKeyword(`  ${cleanKeyword(text).replaceAll(' ', ' \u3000')} `)).toBe(fold);
      for (const form of ['NFC', 'NFD'] as const) expect(foldKeyword(text.normalize(form))).toBe(fold);
    }),
    { numRuns: 1000 },
  );
});

test('eighty characters are counted as people count them', () => {
  expect(findKeywordTextProblem('字'.repeat(80))).toBeUndefined();
  expect(findKeywordTextProblem('𝒳'.repeat(80))).toBeUndefined();
  expect(findKeywordTextProblem('a'.repeat(81))).toBe('tooLong');
  expect(findKeywordTextProblem(' \u200e\t ')).toBe('required');
  expect(keywordKey({ text: 'A  b', matchType: 'BROAD' })).toBe('BROAD a b');
});

test('names of campaigns and ad groups', () => {
  expect(findAdNameProblem('US | brand')).toBe('signNotAllowed');
  expect(foldAdName(' US  Brand')).toBe(foldAdName('us brand'));
});

test('limits are as written in USD and RMB, and at the rate in two figures elsewhere', () => {
  const say = (...given: Parameters<typeof limitsIn>) => {
    const { lowest, highest } = limitsIn(...given);
    return `${toAmount(lowest)} to ${toAmount(highest)}`;
  };
  expect(say('totalBudget', 'USD', undefined)).toBe('50.00 to 20000000.00');
  expect(say('keywordBid', 'CNY', 7.1)).toBe('0.01 to 1000.00');
  expect(say('adGroupBid', 'JPY', 154.3)).toBe('2 to 230000');
  expect(say('cpaGoal', 'EUR', 0.92)).toBe('0.01 to 1400.00');
});

test('the ends of a range may be filled in either way round', () => {
  fc.assert(
    fc.property(fc.option(fc.integer()), fc.option(fc.integer()), (one, other) => {
      expect(orderPair(one, other)).toEqual(
        orderPair(one, other).every((end) => end !== null)
          ? [one, other].toSorted((a, b) => Number(a) - Number(b))
          : [one, other],
      );
    }),
  );
});

test('a warning for more than half of the rows is gathered with its count', () => {
  const warned: Verdict = { refused: [], confirm: [{ field: 'bid', reason: 'bidRose' }] };
  const fine: Verdict = { refused: [], confirm: [] };
  expect([...gatherWarnings([warned, warned, fine])]).toEqual([['bidRose', 2]]);
  expect([...gatherWarnings([warned, fine])]).toEqual([]);
  expect([...gatherWarnings([warned])]).toEqual([]);
});
