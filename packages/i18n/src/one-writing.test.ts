import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../apps', import.meta.url));
const sources = ['web/src', 'server/src'].flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(^|\/)testing\//.test(path))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(`${root}/${folder}/${path}`, 'utf8') })),
);

test.each([
  [
    'places are named by nameCountries',
    /\b(countries|storefronts|notEligible)(\.slice\([^)]*\))?\.join\(', '\)|nameCountry\(language[^;]{0,60}\.join\(/,
  ],
  ['a name of a place comes from nameCountry', /type: 'region'/],
  [
    'an amount and its currency come from formatMoney or formatNamedMoney',
    /formatAmount\([^`\n]*\)\} ?\$?\{/,
  ],
  ['figures come from the formats of this package', /Intl\.NumberFormat|Intl\.ListFormat|style: 'currency'/],
  ['RMB and CNY are one currency to a reader', /=== 'RMB' \? 'CNY' : currency\b(?! )/],
])('%s', (_rule, elsewhere) => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter(({ text }) => elsewhere.test(text)).map(({ path }) => path)).toEqual([]);
});
