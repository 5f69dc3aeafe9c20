import { expect, it } from 'vitest';

const ours = Object.values(
  import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true }),
);
const mantines = import.meta.glob<string>('../../../../node_modules/@mantine/core/styles/*.layer.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('defines every variable that a style in use asks for without an answer of its own', () => {
  const used = Object.entries(mantines).filter(([path]) => {
    const part = path.split('/').at(-1) ?? path;
    return ours.some((css) => css.includes(`@mantine/core/styles/${part}`));
  });
  const all = [...ours, ...used.map(([, css]) => css)].join('\n');
  const defined = new Set([...all.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  const asked = [...all.matchAll(/var\((--(?:mantine|tw)-[\w-]+)\)/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(10);
  expect([...new Set(asked)].filter((name) => !defined.has(name))).toEqual([]);
});
