/** For what has no layout, and so no name to a reader, such as the items of a menu. */
export function findWithText(elements: Iterable<HTMLElement>, text: string): HTMLElement {
  const found = [...elements].find(({ textContent }) => textContent === text);
  if (found === undefined) throw new Error(`Nothing here says "${text}"`);
  return found;
}
