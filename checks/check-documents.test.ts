import { expect, test } from 'vitest';
import { checkDocuments, namedPaths } from './check-documents.ts';
import { makeTree } from './testing/make-tree.ts';

test('finds paths in code and in links, and leaves patterns and other words alone', () => {
  const text = [
    'See `apps/server/src/env.ts` and [the plan](architecture.md#rooms).',
    'Name it `apps/server/migrations/NNNN_<purpose>.sql`, run `npm test`, read [more](https://example.org/x.md).',
    'The root has `package.json`, links go [up](../README.md).',
  ].join('\n');
  expect(namedPaths('docs/contributing.md', text)).toEqual([
    { path: 'apps/server/src/env.ts', line: 1 },
    { path: 'docs/architecture.md', line: 1 },
    { path: 'package.json', line: 3 },
    { path: 'README.md', line: 3 },
  ]);
});

test('refuses a document that names what is not there', () => {
  const root = makeTree({
    'README.md': 'Start in `docs/here.md`, then `docs/gone.md`.',
    'docs/here.md': 'Nothing named.',
  });
  expect(checkDocuments(root)).toEqual([
    { at: 'README.md:1', says: 'Names docs/gone.md, which is not there. Mend the path or the sentence.' },
  ]);
});

test('refuses a test that the page of security names and nobody wrote', () => {
  const root = makeTree({
    'docs/security.md': 'Held: `features/here.test.ts`,\n`features/gone.test.ts`, `JSON.stringify`.',
    'apps/server/src/features/here.test.ts': '',
  });
  expect(checkDocuments(root)).toEqual([
    {
      at: 'docs/security.md:2',
      says: 'Names the test apps/server/src/features/gone.test.ts, which is not there. Name the one that shows it.',
    },
  ]);
});
