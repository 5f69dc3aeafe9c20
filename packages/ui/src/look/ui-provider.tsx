import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ReactNode } from 'react';
import { AppearanceContext, WrittenAppearance, type AppearanceStore } from './appearance.ts';
import './styles.css';

type Props = { readonly appearance: AppearanceStore; readonly children: ReactNode };

/** Around everything: no part may write a style element, and the appearance stands where the styles look. */
export function UiProvider({ appearance, children }: Props) {
  return (
    <AppearanceContext value={appearance}>
      <WrittenAppearance />
      <CSPProvider disableStyleElements>{children}</CSPProvider>
    </AppearanceContext>
  );
}
