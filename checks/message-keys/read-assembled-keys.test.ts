import { expect, test } from 'vitest';
import { readAssembledKeys } from './read-assembled-keys.ts';
import { makeTree } from '../testing/make-tree.ts';

const config = JSON.stringify({
  compilerOptions: { strict: true, target: 'esnext', lib: ['esnext'], noEmit: true, types: [] },
  include: ['src/**/*.ts', 'apps/server/src/**/*.ts'],
});

test('finds each key that the types allow, and none where any word may stand', async () => {
  const root = makeTree({
    'tsconfig.json': config,
    'apps/web/tsconfig.json': config,
    'apps/web/src/state.ts': `export type State = { is: 'made' | 'bound'; digit: 1 | 2; name: string };`,
    'apps/web/src/page.ts': `
      import type { State } from './state.ts';
      declare const t: (key: string) => string;
      declare const useTranslation: (name: string) => void;
      export const words = ({ is, digit, name }: State) => {
        useTranslation('page');
        return [t(\`state.\${is}.\${digit}\`), t(\`name.\${name}\`), \`other:is.\${is}\`];
      };
      export type Key = \`page:tabs.\${string}\`;`,
    'apps/web/src/elsewhere.ts': `
      declare const one: 'lost';
      export const more = [\`other:is.\${one}\`];`,
    'apps/web/src/figure.ts': `
      declare const whole: string;
      declare const word: 'sum' | 'mean';
      export const written = [\`\${whole}.00\`, \`figures:\${word}\`];`,
    'apps/server/src/mail.ts': `
      declare const name: string;
      export const key = \`mail:\${name}\`;`,
  });
  const found = [...(await readAssembledKeys(root))].map(([opening, keys]) => [opening, keys.toSorted()]);
  expect(new Map(found as [string, string[]][])).toEqual(
    new Map([
      ['page:tabs.', []],
      ['page:state.', ['page:state.bound.1', 'page:state.bound.2', 'page:state.made.1', 'page:state.made.2']],
      ['figures:', ['figures:mean', 'figures:sum']],
      ['other:is.', ['other:is.bound', 'other:is.lost', 'other:is.made']],
    ]),
  );
});
