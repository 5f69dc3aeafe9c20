type Pressed = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>;

export type GridKey = 'copyCell' | 'copyRow' | 'open' | 'move' | undefined;

/** What a key means in a grid. With ⌘ or Ctrl only copying, and not where words are marked. */
export function gridKey(
  { key, metaKey, ctrlKey, altKey, shiftKey }: Pressed,
  hasMarkedWords: boolean,
): GridKey {
  const withCommand = metaKey || ctrlKey;
  if (altKey) return undefined;
  if (key.toLowerCase() === 'c' && !(withCommand && hasMarkedWords)) return shiftKey ? 'copyRow' : 'copyCell';
  if (withCommand) return undefined;
  return key === 'Enter' ? 'open' : 'move';
}
