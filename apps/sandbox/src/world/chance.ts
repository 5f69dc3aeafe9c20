/** Chance without state: the same inputs give the same number, in any order of calls. */

const golden = 0x9e3779b9;

/** Spreads 32 bits so that neighbours share nothing (the "lowbias32" finaliser). */
export function mix(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return bits ^ (bits >>> 15);
}

export function combine(seed: number, value: number): number {
  return mix((seed + Math.imul(value + 1, golden)) | 0);
}

export function combineText(seed: number, text: string): number {
  let bits = seed ^ 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
  return mix(bits);
}

/** From 0 up to, never reaching, 1. */
export function toUnit(bits: number): number {
  return (bits >>> 0) * 2.3283064365386963e-10;
}

export function unitOf(seed: number, value: number): number {
  return toUnit(combine(seed, value));
}

/** Nearly normal with mean 0 and deviation 1, never beyond 3.5: the sum of four bytes. */
export function toBell(bits: number): number {
  const sum = (bits & 255) + ((bits >>> 8) & 255) + ((bits >>> 16) & 255) + (bits >>> 24);
  return (sum - 510) / 147.8;
}

export function bellOf(seed: number, value: number): number {
  return toBell(combine(seed, value));
}

export function pick<Item>(items: readonly Item[], seed: number, value: number): Item {
  const item = items[Math.floor(unitOf(seed, value) * items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}
