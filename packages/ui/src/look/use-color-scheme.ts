import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useLayoutEffect, useState } from 'react';

/** What was chosen, in this tab or another; written where the styles look for it, the system's in place of "auto". */
export function useColorScheme(manager: MantineColorSchemeManager) {
  const [chosen, setChosen] = useState(() => manager.get('auto'));
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)', false, {
    getInitialValueInEffect: false,
  });
  const shown = chosen === 'auto' ? (isSystemDark ? 'dark' : 'light') : chosen;

  useLayoutEffect(() => document.documentElement.setAttribute('data-mantine-color-scheme', shown), [shown]);
  useEffect(() => {
    manager.subscribe(setChosen);
    return () => manager.unsubscribe();
  }, [manager]);

  const choose = (next: MantineColorScheme) => {
    manager.set(next);
    setChosen(next);
  };
  return [chosen, choose] as const;
}
