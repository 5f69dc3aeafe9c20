import type { Uses } from '../find-uses.ts';

/** Full keys that exist, one for each stem; a list's entries lie below its key. */
export type KnownKeys = { namespaces: readonly string[]; keys: readonly string[] };

/** By how they begin, all keys that code can put together there, as far as its types say so. */
export type AssembledKeys = ReadonlyMap<string, readonly string[]>;

type Assembly = { dynamicKeys: readonly string[]; assembledKeys: AssembledKeys };

/** Every key that is used exists, every key that exists is used, every key put together is known or declared. */
export function checkUses(known: KnownKeys, uses: readonly Uses[], assembly: Assembly): string[] {
  return [
    ...findUnknown(known, uses),
    ...findUndeclared(known, uses, assembly),
    ...findUnused(known, uses, assembly),
    ...findStale(uses, assembly),
  ];
}

function findUnknown({ namespaces, keys }: KnownKeys, uses: readonly Uses[]): string[] {
  const exists = existenceOf(keys);
  return uses.flatMap((use) => {
    const full = use.full.filter((key) => namespaces.includes(key.split(':')[0] ?? '') && !exists(key));
    const translated = use.translated.filter(
      (key) =>
        use.namespaces.length > 0 && !use.namespaces.some((namespace) => exists(`${namespace}:${key}`)),
    );
    return [...full, ...translated].map(
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
  { dynamicKeys, assembledKeys }: Assembly,
): string[] {
  const openings = new Set([...dynamicKeys.map(openingOf), ...assembledKeys.keys()]);
  return uses.flatMap((use) =>
    use.openings
      .filter((opening) => namespaces.includes(opening.split(':')[0] ?? '') && !openings.has(opening))
      .map(
        (opening) =>
          `${use.file}: keys put together from "${opening}" are not declared. Give what is put in a type that names the words, or add "${opening}*" to check-exceptions.ts.`,
      ),
  );
}

function findUnused(
  { keys }: KnownKeys,
  uses: readonly Uses[],
  { dynamicKeys, assembledKeys }: Assembly,
): string[] {
  const full = new Set([...uses.flatMap((use) => use.full), ...[...assembledKeys.values()].flat()]);
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

function findStale(uses: readonly Uses[], { dynamicKeys, assembledKeys }: Assembly): string[] {
  const openings = new Set(
    uses.flatMap((use) => use.openings).filter((opening) => !assembledKeys.has(opening)),
  );
  return dynamicKeys
    .filter((key) => !openings.has(openingOf(key)))
    .map(
      (key) =>
        `check-exceptions.ts declares "${key}", but no code puts such keys together, or its types name them. Remove it there.`,
    );
}

function openingOf(dynamicKey: string): string {
  return dynamicKey.slice(0, dynamicKey.indexOf('*'));
}

/** `*` stands for one part of the path. */
function patternOf(dynamicKey: string): RegExp {
  return new RegExp(`^${dynamicKey.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`);
}
