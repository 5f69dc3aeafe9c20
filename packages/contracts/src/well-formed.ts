/**
 * The way to a text that no database keeps: one with NUL or with half a character (a lone surrogate). Names of parts
 * are texts as well. Undefined when there is none.
 */
export function findMalformedText(value: unknown): string[] | undefined {
  if (typeof value === 'string') return isWellFormed(value) ? undefined : [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    if (!isWellFormed(name)) return [];
    const way = findMalformedText(part);
    if (way !== undefined) return [name, ...way];
  }
  return undefined;
}

const isWellFormed = (text: string) => text.isWellFormed() && !text.includes('\u0000');
