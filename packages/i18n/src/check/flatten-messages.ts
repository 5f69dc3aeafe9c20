/** One sentence of a file: its path, and the stem and category when it is a plural form. */
export type Sentence = { path: string; text: unknown; stem: string; category?: string };

const pluralForm = /^(.+)_(zero|one|two|few|many|other)$/;

/** Leaves of a message tree in order: `fields.tooLong_other`, `sections.0.heading`. */
export function flattenMessages(tree: unknown, prefix = ''): Sentence[] {
  if (typeof tree !== 'object' || tree === null)
    return [{ path: prefix, text: tree, ...splitPlural(prefix) }];
  return Object.entries(tree).flatMap(([key, value]) =>
    flattenMessages(value, prefix ? `${prefix}.${key}` : key),
  );
}

function splitPlural(path: string): Pick<Sentence, 'stem' | 'category'> {
  const [, stem, category] = pluralForm.exec(path) ?? [];
  return stem === undefined ? { stem: path } : { stem, ...(category === undefined ? {} : { category }) };
}
