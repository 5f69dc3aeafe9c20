import { expect, test } from 'vitest';
import { readImports } from './read-imports.ts';

const specifiers = (source: string) => readImports('file.tsx', source).map(({ specifier }) => specifier);

test('sees every way to import a module', () => {
  const source = [
    `import a from './a.ts';`,
    `import type { B } from './b.ts';`,
    `import './c.css';`,
    `export { d } from './d.ts';`,
    `export * from './e.ts';`,
    `const f = await import('./f.ts');`,
    `// import('./not-this.ts')`,
    'const g = await import(`./${name}.ts`);',
  ].join('\n');
  expect(specifiers(source)).toEqual(['./a.ts', './b.ts', './c.css', './d.ts', './e.ts', './f.ts']);
});

test('tells a type-only import and a lazy one from one that loads the module at once', () => {
  const source = `import type { A } from 'a';\nimport { type B, c } from 'b';\nimport { type D } from 'd';\nimport 'e';\nvoid import('f');`;
  expect(readImports('file.ts', source)).toEqual([
    { specifier: 'a', line: 1, isType: true, isLazy: false },
    { specifier: 'b', line: 2, isType: false, isLazy: false },
    { specifier: 'd', line: 3, isType: true, isLazy: false },
    { specifier: 'e', line: 4, isType: false, isLazy: false },
    { specifier: 'f', line: 5, isType: false, isLazy: true },
  ]);
});
