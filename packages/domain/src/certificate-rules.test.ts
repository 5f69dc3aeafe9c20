import { expect, test } from 'vitest';
import { cleanAppleId, countKeyDaysLeft, isAppleKeyId, isAppleLongId } from './certificate-rules.ts';

const uuid = '9f8c2b1a-4d3e-4f5a-8b7c-0123456789ab';

test.each([
  ['as it is', `SEARCHADS.${uuid}`, `SEARCHADS.${uuid}`],
  ['with its label', `clientId SEARCHADS.${uuid}\n`, `SEARCHADS.${uuid}`],
  ['a key id in quotes', `"${uuid}"`, uuid],
  ['something else', '  nonsense ', 'nonsense'],
])('an id pasted %s', (_how, pasted, expected) => {
  expect(cleanAppleId(pasted)).toBe(expected);
});

test('a long id is none without SEARCHADS, and a key id is none with it', () => {
  expect(isAppleLongId(`SEARCHADS.${uuid}`)).toBe(true);
  expect(isAppleLongId(uuid)).toBe(false);
  expect(isAppleKeyId(uuid)).toBe(true);
  expect(isAppleKeyId(`SEARCHADS.${uuid}`)).toBe(false);
});

test('a key has its year, counted in days', () => {
  const made = new Date('2026-01-01T00:00:00Z');
  expect(countKeyDaysLeft(made, made)).toBe(365);
  expect(countKeyDaysLeft(made, new Date('2026-12-12T00:00:00Z'))).toBe(20);
  expect(countKeyDaysLeft(made, new Date('2027-01-03T00:00:00Z'))).toBe(-2);
});
