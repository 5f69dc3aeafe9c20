import type { TFunction } from 'i18next';

/** The words of these screens, where they are passed on instead of taken from a hook. */
export type OverviewWords = TFunction<['overview', 'adWords', 'frame']>;
