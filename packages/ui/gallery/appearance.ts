import type { Appearance, AppearanceStore } from '../src/look/appearance.ts';

const listeners = new Set<() => void>();
let chosen: Appearance = 'auto';

export const appearance: AppearanceStore = {
  get: () => chosen,
  set: (next) => {
    chosen = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
