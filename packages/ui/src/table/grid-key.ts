type Pressed = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>;

/** As keys of rows are named; undefined with Alt, which is for widths. */
export function nameKey({ key, metaKey, ctrlKey, altKey }: Pressed): string | undefined {
  if (altKey) return undefined;
  return metaKey || ctrlKey ? `mod+${key.toLowerCase()}` : key;
}

export type GridKey = 'copyCell' | 'copyRow' | 'open' | 'move' | 'widen' | 'narrow' | undefined;

const widthKeys: Readonly<Record<string, GridKey>> = { ArrowRight: 'widen', ArrowLeft: 'narrow' };

/** What a key means in a grid. With ⌘ or Ctrl only copying, and not where words are marked. */
export function gridKey(
  { key, metaKey, ctrlKey, altKey, shiftKey }: Pressed,
  hasMarkedWords: boolean,
): GridKey {
  const withCommand = metaKey || ctrlKey;
  if (altKey) return shiftKey ? widthKeys[key] : undefined;
  if (key.toLowerCase() === 'c' && !(withCommand && hasMarkedWords)) return shiftKey ? 'copyRow' : 'copyCell';
  if (withCommand) return undefined;
  return key === 'Enter' ? 'open' : 'move';
}

/** What a key begins to write into a cell: itself, or for Enter and F2 nothing; undefined for one that writes nothing. */
export function typedByKey({ key, metaKey, ctrlKey, altKey }: Pressed): string | undefined {
  if (metaKey || ctrlKey || altKey) return undefined;
  if (key === 'Enter' || key === 'F2') return '';
  return /^[0-9０-９.+\-*=＝]$/.test(key) ? key : undefined;
}
