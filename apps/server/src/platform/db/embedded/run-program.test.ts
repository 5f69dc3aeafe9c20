import { expect, test } from 'vitest';
import { runProgram } from './run-program.ts';

test('what a shell would read reaches a program as it is', async () => {
  const words = ['$HOME', '`id`', '; id', 'a  b', '*'];
  expect(await runProgram('/bin/echo', words, undefined)).toBe(`${words.join(' ')}\n`);
});
