import { expect, test } from 'vitest';

const sheets = import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true });

test('every sheet in a layer names their order first, since any of them may be the first to load', () => {
  const layered = Object.entries(sheets).filter(([, css]) => /@layer \w+ \{/.test(css));
  expect(layered.length).toBeGreaterThan(5);
  expect(layered.filter(([, css]) => !css.startsWith('@layer base, parts;')).map(([path]) => path)).toEqual(
    [],
  );
});
