import type { TFunction } from 'i18next';

/** The words of these screens, where they are handed on instead of asked for by a hook. */
export type OverviewWords = TFunction<['overview', 'adWords', 'frame']>;
