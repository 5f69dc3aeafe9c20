const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Two letters of a Latin name, one character of any other: "Halden Labs" → HL, "山海工作室" → 山. */
export function takeInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  const letter = firstCharacter(first);
  if (wide.test(letter) || words.length === 1) return letter.toUpperCase();
  return (letter + firstCharacter(words.at(-1) ?? '')).toUpperCase();
}

function firstCharacter(word: string): string {
  const [segment] = new Intl.Segmenter().segment(word);
  return segment?.segment ?? '';
}
