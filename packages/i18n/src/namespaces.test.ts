import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages } from './languages.ts';
import { namespaces } from './messages.ts';

it.each(namespaces)('%s is there in every language, and is named once', (namespace) => {
  for (const language of languages)
    expect(existsSync(new URL(`../messages/${language}/${namespace}.json`, import.meta.url))).toBe(true);
  expect(namespaces.filter((each) => each === namespace)).toHaveLength(1);
});
