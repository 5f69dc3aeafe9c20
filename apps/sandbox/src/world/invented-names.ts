import { combine, pick } from './chance.ts';

const heads = [
  'bri',
  'cal',
  'dor',
  'el',
  'fen',
  'gal',
  'hex',
  'ir',
  'jov',
  'kel',
  'lum',
  'mar',
  'nov',
  'or',
  'pel',
  'quil',
  'rav',
  'sol',
  'tan',
  'ul',
  'vel',
  'wex',
  'yar',
  'zan',
];
const middles = ['a', 'e', 'i', 'o', 'ami', 'ori', 'eta', 'ulo', 'ivo', 'aru', 'eno', 'ila'];
const tails = [
  'dex',
  'fino',
  'gra',
  'lite',
  'mox',
  'nio',
  'pyx',
  'quo',
  'ro',
  'sta',
  'tiva',
  'vane',
  'wick',
  'zo',
  'bree',
  'cora',
];
const houses = ['Labs', 'Studio', 'Software', 'Works', 'Apps', 'Mobile', 'Interactive', 'Digital'];

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A pronounceable word that means nothing, the same for the same seed. */
function inventWord(seed: number): string {
  return pick(heads, seed, 1) + pick(middles, seed, 2) + pick(tails, seed, 3);
}

export function inventBrand(seed: number): string {
  return capital(inventWord(seed));
}

export function inventDeveloper(seed: number): string {
  return `${capital(inventWord(combine(seed, 4)))} ${pick(houses, seed, 5)}`;
}
