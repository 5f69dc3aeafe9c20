import { expect, test } from 'vitest';
import { countTogether, sharesPiece } from './seen-together.ts';

test('pieces beside a word are counted by the searches that have them', () => {
  const searches = [
    { term: 'White Noise machine', taps: 9 },
    { term: 'white noise baby machine', taps: 3 },
    { term: 'baby white noise', taps: 4 },
    { term: 'white noise', taps: 100 },
  ];
  expect(countTogether('white noise', searches)).toEqual([
    { piece: 'machine', terms: 2, taps: 12 },
    { piece: 'baby', terms: 2, taps: 7 },
  ]);
});

test('scripts without spaces are cut too', () => {
  const searches = [
    { term: '睡眠音乐 免费', taps: 2 },
    { term: '睡眠音乐', taps: 2 },
  ];
  expect(countTogether('睡眠音乐', searches)).toEqual([{ piece: '免费', terms: 1, taps: 2 }]);
  expect(countTogether('睡眠', [])).toEqual([]);
});

test('two words share a piece or they do not', () => {
  expect(sharesPiece('white noise')('brown noise')).toBe(true);
  expect(sharesPiece('white noise')('sleep')).toBe(false);
});
