import { combine, combineText } from './chance.ts';

/** Looks random, yet the same seed and label always make the same one. */
export function makeUuid(seed: number, label: string): string {
  const part = (index: number): string =>
    (combine(combineText(seed, label), index) >>> 0).toString(16).padStart(8, '0');
  const all = part(0) + part(1) + part(2) + part(3);
  return `${all.slice(0, 8)}-${all.slice(8, 12)}-4${all.slice(13, 16)}-a${all.slice(17, 20)}-${all.slice(20)}`;
}
