import {
  localStorageColorSchemeManager,
  MantineContext,
  MantineThemeProvider,
  type MantineColorSchemeManager,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';
import { useColorScheme } from './use-color-scheme.ts';
import './styles.css';

type Props = {
  readonly children: ReactNode;
  readonly colorSchemeManager?: MantineColorSchemeManager;
};

const ownManager = localStorageColorSchemeManager();
const surroundings = {
  clearColorScheme: () => undefined,
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
};

/** In place of Mantine's own provider, which brings along what writes its variables into the page. */
export function UiProvider({ children, colorSchemeManager = ownManager }: Props) {
  const [colorScheme, setColorScheme] = useColorScheme(colorSchemeManager);
  return (
    <MantineContext value={{ ...surroundings, colorScheme, setColorScheme }}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
