import { expect, test } from 'vitest';

const sheets = import.meta.glob<string>(['../**/*.css', '../../../../packages/ui/src/**/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('no sheet asks what the whole page has: each row that comes would style all of it anew', () => {
  expect(Object.keys(sheets).length).toBeGreaterThan(60);
  const asking = Object.entries(sheets).filter(([, css]) =>
    /(?:^|[\s,}])(?::root|html|body|main):has\(/.test(css),
  );
  expect(asking.map(([path]) => path)).toEqual([]);
});
