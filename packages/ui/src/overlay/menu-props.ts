import type { ReactElement, ReactNode } from 'react';

export type MenuProps = {
  /** The button that opens it. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly align?: 'start' | 'end';
  readonly width?: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};
