/** From this width on a name is flagged as too wide for the places that show it. */
const widestName = 16;

/**
 * 1 for an ASCII character, 2 for any other. Counted by code point after NFC: what a grapheme is differs
 * between browsers and the server, and both must flag the same names.
 */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text.normalize('NFC')) width += character <= '\u007f' ? 1 : 2;
  return width;
}

export function isWide(name: string): boolean {
  return displayWidth(name) >= widestName;
}
