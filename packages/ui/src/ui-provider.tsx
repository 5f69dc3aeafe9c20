import { MantineProvider } from '@mantine/core';
import type { MantineColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';
import './styles.css';

type Props = {
  readonly children: ReactNode;
  readonly colorSchemeManager?: MantineColorSchemeManager;
};

export function UiProvider({ children, colorSchemeManager }: Props) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      {...(colorSchemeManager ? { colorSchemeManager } : {})}
    >
      {children}
    </MantineProvider>
  );
}
