import { describe, expect, test } from 'vitest';
import { cleanName, findNicknameProblem, findTeamNameProblem } from './names.ts';

test('a name is kept composed, without ends of space and without characters that cannot be seen', () => {
  expect(cleanName('  Halden Labs\u0000 ')).toBe('Halden Labs');
  expect(cleanName('e\u0301')).toBe('é');
  expect(cleanName('abc\u202Ecba')).toBe('abccba');
});

describe.each([
  ['team name', findTeamNameProblem],
  ['nickname', findNicknameProblem],
])('a %s', (_, findProblem) => {
  test('has one to twenty characters, whatever their width', () => {
    expect(findProblem('a')).toBeUndefined();
    expect(findProblem('团'.repeat(20))).toBeUndefined();
    expect(findProblem('😀'.repeat(20))).toBeUndefined();
    expect(findProblem(` ${'a'.repeat(20)} `)).toBeUndefined();
    expect(findProblem('a'.repeat(21))).toBe('tooLong');
  });

  test.each(['', '   ', '\u200E'])('cannot be empty (%j)', (text) =>
    expect(findProblem(text)).toBe('required'),
  );
});
