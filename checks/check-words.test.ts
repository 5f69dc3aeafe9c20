import { expect, test } from 'vitest';
import { checkWords } from './check-words.ts';
import { makeTree } from './testing/make-tree.ts';

const check = (text: string) => checkWords(makeTree({ 'apps/server/src/a.ts': text }));

test.each([
  ['a path of one machine', `const a = '/home/mei/tapwright/a.ts';`],
  ['the host of a registry', `const a = 'https://registry.example.com/left-pad';`],
  ['a note that only its writer has', '// as decisions.md says'],
  ['an unfinished merge', '<<<<<<< HEAD\nconst a = 1;'],
])('refuses %s', (_what, text) => {
  expect(check(`\n${text}`)).toEqual([{ at: 'apps/server/src/a.ts:2', says: expect.any(String) }]);
});

test('accepts paths inside the repository and web addresses', () => {
  expect(check(`const a = ['apps/web/src/home/page.tsx', '/work', 'https://example.org/root/x'];`)).toEqual(
    [],
  );
});
