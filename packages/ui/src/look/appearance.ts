import { createContext, useContext, useLayoutEffect, useSyncExternalStore } from 'react';
import { useMediaQuery } from './use-media-query.ts';

export type Appearance = 'light' | 'dark' | 'auto';

/** Where the choice is kept; it also reports a change in another tab. */
export type AppearanceStore = {
  readonly get: () => Appearance;
  readonly set: (next: Appearance) => void;
  readonly subscribe: (onChange: () => void) => () => void;
};

const asTheSystem: AppearanceStore = {
  get: () => 'auto',
  set: () => undefined,
  subscribe: () => () => undefined,
};
export const AppearanceContext = createContext(asTheSystem);

/** What was chosen. */
export function useAppearance() {
  const { get, set, subscribe } = useContext(AppearanceContext);
  return [useSyncExternalStore(subscribe, get), set] as const;
}

/** What is seen: the system's in place of "auto". */
export function useShownAppearance(): 'light' | 'dark' {
  const [chosen] = useAppearance();
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  return chosen === 'auto' ? (isSystemDark ? 'dark' : 'light') : chosen;
}

/** Writes it where the styles look for it. */
export function WrittenAppearance(): null {
  const shown = useShownAppearance();
  useLayoutEffect(() => document.documentElement.setAttribute('data-appearance', shown), [shown]);
  return null;
}
