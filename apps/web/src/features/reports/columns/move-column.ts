/** By so many places, never past an end. */
export function moveColumn(columns: readonly string[], key: string, by: number): readonly string[] {
  const from = columns.indexOf(key);
  if (from === -1) return columns;
  const others = columns.filter((one) => one !== key);
  const to = Math.min(Math.max(from + by, 0), others.length);
  return [...others.slice(0, to), key, ...others.slice(to)];
}
