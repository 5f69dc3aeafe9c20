export type Command = {
  id: string;
  /** Heading it stands under. */
  group: string;
  label: string;
  /** Further words by which it is found, such as a language's name in the reader's language. */
  words?: string;
  /** The language of the label, where it is not the reader's. */
  lang?: string;
  run: () => void;
};

/** Every typed word must be found; what begins with the text comes first, then what has a word that does. */
export function matchCommands(commands: readonly Command[], typed: string): Command[] {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  return commands
    .map((command) => ({ command, rank: rankOf(command, wanted) }))
    .filter(({ rank }) => rank < notFound)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ command }) => command);
}

const notFound = 3;

function rankOf({ label, words = '' }: Command, wanted: readonly string[]): number {
  const name = fold(label);
  const all = `${name} ${fold(words)}`;
  if (!wanted.every((word) => all.includes(word))) return notFound;
  const [first = ''] = wanted;
  if (name.startsWith(first)) return 0;
  return all.split(/\s+/).some((word) => word.startsWith(first)) ? 1 : 2;
}

/** Case, accents and full-width letters make no difference. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}
