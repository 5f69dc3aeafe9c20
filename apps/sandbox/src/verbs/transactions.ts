import type { World } from '../world/world.ts';

const note = 'transactions';

/** All that one request writes shares one of these. */
export function nextTransaction(world: World): string {
  const last = world.notes.get(note);
  const next = typeof last === 'number' ? last + 1 : 1;
  world.notes.set(note, next);
  return `tx${next}`;
}
