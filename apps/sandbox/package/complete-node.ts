/** What the sources take for granted and Node 20 does not have yet. */

function groupInto<Key, Item>(
  items: Iterable<Item>,
  keyOf: (item: Item, index: number) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index);
    index += 1;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function add(to: object, name: string, value: unknown): void {
  if (!(name in to)) Object.defineProperty(to, name, { value, writable: true, configurable: true });
}

add(Map, 'groupBy', groupInto);
add(Object, 'groupBy', (items: Iterable<unknown>, keyOf: (item: unknown, index: number) => PropertyKey) =>
  Object.fromEntries(groupInto(items, keyOf)),
);
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
