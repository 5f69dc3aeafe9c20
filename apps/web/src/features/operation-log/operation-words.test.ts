import { factKinds } from '@tapwright/contracts/operation-facts';
import { operations } from '@tapwright/contracts/operations';
import { languages } from '@tapwright/i18n/languages';
import { expect, test } from 'vitest';
import { messagesOf } from './testing/messages-of.ts';

test.each(languages)('every operation and every fact has its words in %s, and no other has', (language) => {
  const { operations: sentences, facts } = messagesOf(language);
  const named = Object.entries(sentences).flatMap(([feature, names]) =>
    Object.keys(names).map((name) => `${feature}.${name}`),
  );
  expect(named.toSorted()).toEqual(Object.keys(operations).toSorted());
  expect(Object.keys(facts).toSorted()).toEqual(Object.keys(factKinds).toSorted());
});

test('every fact that is one of a few has words for its values, and no other has', () => {
  const choices = Object.entries(factKinds).filter(([, kind]) => kind === 'choice');
  const { values } = messagesOf('en');
  expect(Object.keys(values).toSorted()).toEqual(choices.map(([name]) => name).toSorted());
});

test('no fact is named after a secret', () => {
  const secret = /password|passwd|pwd|code$|token|secret|privatekey|apikey|captcha|ciphertext/i;
  expect(Object.keys(factKinds).filter((name) => secret.test(name))).toEqual([]);
});
