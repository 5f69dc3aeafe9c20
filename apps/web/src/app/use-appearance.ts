import { useMantineColorScheme } from '@mantine/core';

export const appearances = [
  { appearance: 'light', name: 'frame:appearance.light' },
  { appearance: 'dark', name: 'frame:appearance.dark' },
  { appearance: 'auto', name: 'frame:appearance.auto' },
] as const;

/** Light, dark, or as the system is. */
export function useAppearance() {
  // Otherwise Mantine stops all transitions by writing a style element, which needs a nonce.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const choose = (next: string) => {
    const chosen = appearances.find(({ appearance }) => appearance === next);
    if (chosen !== undefined) setColorScheme(chosen.appearance);
  };
  return [colorScheme, choose] as const;
}
