import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { languages } from './languages.ts';

const folder = fileURLToPath(new URL('../messages', import.meta.url));

/** What a reader sees of a file of messages; a key may be called as the wire calls it. */
function listSaid(said: unknown): string[] {
  if (typeof said === 'string') return [said];
  return typeof said === 'object' && said !== null ? Object.values(said).flatMap(listSaid) : [];
}

const saidIn = (language: string) =>
  readdirSync(`${folder}/${language}`).flatMap((name) =>
    listSaid(JSON.parse(readFileSync(`${folder}/${language}/${name}`, 'utf8'))),
  );

test.each(languages)('no sentence in %s calls a time zone ORTZ', (language) => {
  const said = saidIn(language);
  expect(said.length).toBeGreaterThan(500);
  expect(said.filter((sentence) => sentence.includes('ORTZ'))).toEqual([]);
});

test('no sentence in English calls RMB otherwise', () => {
  const otherwise = /¥|\bCNY\b|yuan|renminbi/i;
  expect(saidIn('en').filter((sentence) => otherwise.test(sentence))).toEqual([]);
});
