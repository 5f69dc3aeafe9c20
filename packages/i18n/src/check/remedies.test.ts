import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flattenMessages } from './flatten-messages.ts';

function listNames(file: string, group: string): string[] {
  const path = new URL(`../../messages/en/${file}.json`, import.meta.url);
  const messages: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const paths = flattenMessages(Object(messages)).map((message) => message.path);
  return paths.filter((one) => one.startsWith(`${group}.`)).map((one) => one.slice(group.length + 1));
}

test('every way in which an edit can end says what to do about it', () => {
  const ends = listNames('changes', 'ends');
  expect(ends).toContain('refusedByApple');
  const remedies = new Set(listNames('changeSet', 'remedies'));
  expect(ends.filter((end) => !remedies.has(end))).toEqual([]);
});
