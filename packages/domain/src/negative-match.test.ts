import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findBlocking } from './negative-match.ts';

const exact = (text: string) => ({ text, matchType: 'EXACT' });
const broad = (text: string) => ({ text, matchType: 'BROAD' });

describe('what keeps an ad from a search', () => {
  test.each([
    ['free timer', [exact('free timer')], 'free timer'],
    ['free timer app', [exact('free timer')], undefined],
    ['app  Free TIMER', [broad('timer free')], 'timer free'],
    ['timer', [broad('timer free')], undefined],
    ['timers free', [broad('timer free')], undefined],
    ['免费 计时器', [broad('免费')], '免费'],
    ['ｔｉｍｅｒ', [exact('timer')], 'timer'],
    ['kitchen timer', [exact('kitchen timer'), broad('kitchen')], 'kitchen'],
    ['anything', [], undefined],
  ])('%s', (term, negatives, by) => {
    expect(findBlocking(negatives)(term)?.text).toBe(by);
  });
});

const word = fc.stringMatching(/^[a-zé免费타이머]{1,6}$/u);
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 5 });

test('a broad one keeps out whatever has all of its words, in any order and among others', () => {
  fc.assert(
    fc.property(words, words, fc.boolean(), (own, others, isUpper) => {
      const term = [...others, ...own.toReversed()].join(' ');
      const found = findBlocking([broad(own.join('  '))])(isUpper ? term.toUpperCase() : term);
      expect(found).toBeDefined();
    }),
  );
});

test('an exact one keeps out its own words in their order, and nothing longer', () => {
  fc.assert(
    fc.property(words, word, (own, more) => {
      const find = findBlocking([exact(own.join(' '))]);
      expect(find(` ${own.join('   ')} `)).toBeDefined();
      expect(find([...own, more].join(' '))).toBeUndefined();
      expect(find([more, ...own].join(' '))).toBeUndefined();
    }),
  );
});

test('among thousands it finds the same as looking at each', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(words, fc.boolean()), { maxLength: 40 }), words, (drawn, term) => {
      const negatives = drawn.map(([own, isBroad]) => (isBroad ? broad : exact)(own.join(' ')));
      const isKeptOut = drawn.some(([own, isBroad]) =>
        isBroad ? own.every((one) => term.includes(one)) : own.join(' ') === term.join(' '),
      );
      expect(findBlocking(negatives)(term.join(' ')) !== undefined).toBe(isKeptOut);
    }),
  );
});
