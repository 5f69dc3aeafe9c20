type Search = Readonly<Record<string, string>>;

/** Whether the address still says what was saved, in whichever order. */
export function isSameView(one: Search, other: Search): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => one[key] === other[key]);
}
