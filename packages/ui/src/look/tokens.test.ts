import { describe, expect, it } from 'vitest';
import css from './tokens.css?raw';

const colours = new Map(
  [...css.matchAll(/--tw-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

/** Ink, background, and the lowest contrast in both schemes. */
const pairs: [ink: string, background: string, minContrast: number][] = [
  ...['ink', 'ink-2', 'ink-3'].flatMap((ink): [string, string, number][] =>
    ['surface', 'canvas', 'sunken', 'hover', 'raised'].map((background) => [ink, background, 4.5]),
  ),
  ['ink', 'chosen', 4.5],
  ['accent-ink', 'surface', 4.5],
  ['accent-ink', 'canvas', 4.5],
  ['accent-ink', 'raised', 4.5],
  ['accent-ink', 'accent-soft', 4.5],
  ['accent-ink', 'danger-soft', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['ink-2', 'accent-soft', 4.5],
  ['ink-3', 'accent-soft', 4.5],
  ['warn-ink', 'surface', 4.5],
  ['warn-ink', 'raised', 4.5],
  ['warn-ink', 'warn-soft', 4.5],
  ['ink', 'warn-soft', 4.5],
  ['danger-ink', 'surface', 4.5],
  ['danger-ink', 'raised', 4.5],
  ['danger-ink', 'danger-soft', 4.5],
  ['ink-2', 'danger-soft', 4.5],
  ...['line-3', 'accent', 'danger', 'warn', 'c1', 'c2', 'before'].map((mark): [string, string, number] => [
    mark,
    'surface',
    3,
  ]),
];

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  it.each(pairs)('%s on %s keeps %d to 1', (ink, background, minContrast) => {
    expect(contrast(colourOf(ink, scheme), colourOf(background, scheme))).toBeGreaterThanOrEqual(minContrast);
  });
});

function colourOf(name: string, scheme: 'light' | 'dark'): string {
  const colour = colours.get(name);
  if (!colour) throw new Error(`tokens.css has no colour ${name}`);
  return colour[scheme];
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
