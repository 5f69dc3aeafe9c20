import type { Uses } from './find-uses.ts';

/** Full keys that exist, one for each stem; a list's entries lie below its key. */
export type KnownKeys = { namespaces: readonly string[]; keys: readonly string[] };

/** Every key that is used exists, every key that exists is used, every key put together is declared. */
export function checkUses(known: KnownKeys, uses: readonly Uses[], dynamicKeys: readonly string[]): string[] {
  return [
    ...findUnknown(known, uses),
    ...findUndeclared(known, uses, dynamicKeys),
    ...findUnused(known, uses, dynamicKeys),
    ...findStale(uses, dynamicKeys),
  ];
}

function findUnknown({ namespaces, keys }: KnownKeys, uses: readonly Uses[]): string[] {
  const exists = existenceOf(keys);
  return uses.flatMap((use) => {
    const full = use.full.filter((key) => namespaces.includes(key.split(':')[0] ?? '') && !exists(key));
    const asked = use.asked.filter(
      (key) =>
        use.namespaces.length > 0 && !use.namespaces.some((namespace) => exists(`${namespace}:${key}`)),
    );
    return [...full, ...asked].map(
      (key) => `${use.file}: no message "${key}". Add it to the five files in packages/i18n/messages.`,
    );
  });
}

function existenceOf(keys: readonly string[]): (key: string) => boolean {
  const all = new Set(keys.flatMap((key) => [key, ...parentsOf(key)]));
  return (key) => all.has(key);
}

function parentsOf(key: string): string[] {
  const parts = key.split('.');
  return parts.slice(1).map((_, place) => parts.slice(0, place + 1).join('.'));
}

function findUndeclared(
  { namespaces }: KnownKeys,
  uses: readonly Uses[],
  dynamicKeys: readonly string[],
): string[] {
  const openings = new Set(dynamicKeys.map(openingOf));
  return uses.flatMap((use) =>
    use.openings
      .filter((opening) => namespaces.includes(opening.split(':')[0] ?? '') && !openings.has(opening))
      .map(
        (opening) =>
          `${use.file}: keys put together from "${opening}" are not declared. Name the keys, or add "${opening}*" to check-exceptions.ts.`,
      ),
  );
}

function findUnused({ keys }: KnownKeys, uses: readonly Uses[], dynamicKeys: readonly string[]): string[] {
  const full = new Set(uses.flatMap((use) => use.full));
  const dotted = new Set(uses.flatMap((use) => use.bare).filter((word) => word.includes('.')));
  const single = new Set(
    uses.flatMap((use) =>
      use.namespaces.flatMap((namespace) => use.bare.map((word) => `${namespace}:${word}`)),
    ),
  );
  const patterns = dynamicKeys.map(patternOf);
  const isNamed = (key: string) =>
    full.has(key) || single.has(key) || dotted.has(key.slice(key.indexOf(':') + 1));
  return keys
    .filter(
      (key) => ![key, ...parentsOf(key)].some(isNamed) && !patterns.some((pattern) => pattern.test(key)),
    )
    .map((key) => `No code shows "${key}". Remove it from the five files, or use it.`);
}

function findStale(uses: readonly Uses[], dynamicKeys: readonly string[]): string[] {
  const openings = new Set(uses.flatMap((use) => use.openings));
  return dynamicKeys
    .filter((key) => !openings.has(openingOf(key)))
    .map(
      (key) => `check-exceptions.ts declares "${key}", but no code puts such keys together. Remove it there.`,
    );
}

function openingOf(dynamicKey: string): string {
  return dynamicKey.slice(0, dynamicKey.indexOf('*'));
}

/** `*` stands for one part of the path. */
function patternOf(dynamicKey: string): RegExp {
  return new RegExp(`^${dynamicKey.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`);
}
