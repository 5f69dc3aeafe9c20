/** What one source file says about messages. */
export type Uses = {
  file: string;
  /** `namespace:path` in quotes, wherever it stands. */
  full: readonly string[];
  /** Quoted words that may be keys of the file's namespaces. */
  bare: readonly string[];
  /** Bare keys handed to `t` itself, which must exist. */
  translated: readonly string[];
  /** Fixed beginnings of keys put together while running: `errors:` of `errors:${name}`. */
  openings: readonly string[];
  /** Those of `useTranslation(…)` in the file; none when it does not translate by itself. */
  namespaces: readonly string[];
};

const quoted = /(['"`])((?:\w+:)?[\w-]+(?:\.[\w-]+)*)\1/g;
const translatedKey = /\bt\(\s*(['"`])([\w.-]+)\1/g;
const translatedOpening = /\bt\(\s*`([\w.:-]*)\$\{/g;
const openingFull = /`(\w+:[\w.-]*)\$\{/g;
const hook = /\buseTranslation(?:<[^>]*>)?\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*")?/g;

export function findUses(file: string, text: string, defaultNamespace: string): Uses {
  const words = [...text.matchAll(quoted)].map((match) => match[2] ?? '');
  const namespaces = [...text.matchAll(hook)].flatMap(([, argument]) =>
    argument === undefined ? [defaultNamespace] : [...argument.matchAll(/\w+/g)].map(([name]) => name),
  );
  const openings = [...text.matchAll(translatedOpening), ...text.matchAll(openingFull)].map(
    (match) => match[1] ?? '',
  );
  return {
    file,
    full: words.filter((word) => word.includes(':')),
    bare: words.filter((word) => !word.includes(':')),
    translated: [...text.matchAll(translatedKey)].map((match) => match[2] ?? ''),
    openings: openings.map((opening) =>
      opening.includes(':') ? opening : `${namespaces[0] ?? defaultNamespace}:${opening}`,
    ),
    namespaces,
  };
}
