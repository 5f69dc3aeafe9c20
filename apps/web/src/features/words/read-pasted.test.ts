import { maxListedWords } from '@tapwright/contracts/word-lists';
import { expect, test } from 'vitest';
import { readPasted } from './read-pasted.ts';

test.each([
  ['sleep timer\nnap', ['sleep timer', 'nap']],
  ['\ufeffKeyword,Bid\r\nsleep  timer,1.20\r\n"white, noise",2\r\n', ['sleep timer', 'white, noise']],
  ['"say ""hi"""\tEXACT', ['say "hi"']],
  ['Nap\nＮＡＰ\n\n  \nnap', ['nap']],
  ['关键词\n睡眠\n🎵 音乐', ['睡眠', '🎵 音乐']],
  ['', []],
])('%j holds %j', (text, words) => {
  expect(readPasted(text)).toEqual({ words, over: 0 });
});

test('of more than are taken at once it says how many are left', () => {
  const text = Array.from({ length: maxListedWords + 3 }, (_, place) => `word ${place}`).join('\n');
  const { words, over } = readPasted(text);
  expect([words.length, over]).toEqual([maxListedWords, 3]);
});
