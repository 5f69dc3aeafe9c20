import type { ReactNode } from 'react';
import type { PreviewRow } from './prepare-preview.ts';

/** Of one row, or of those of a line under its name. */
export type ActionOf = (rows: readonly PreviewRow[], name: string) => ReactNode;
