import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkWording, settledSentences } from './check-wording.ts';
import { flattenMessages } from './flatten-messages.ts';

const folder = new URL('../../messages/en/', import.meta.url);

test('every settled sentence is still said, and only they may plead', () => {
  const sentences = readdirSync(folder).flatMap((file) => {
    const messages: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    return flattenMessages(Object(messages));
  });
  const said = new Set(sentences.map(({ text }) => text));
  expect([...settledSentences].filter((text) => !said.has(text))).toEqual([]);
  expect(checkWording('en', sentences)).toEqual([]);
  const [first] = settledSentences;
  expect(checkWording('en', [{ path: 'here', stem: 'here', text: `${first} Now` }])).not.toEqual([]);
});
