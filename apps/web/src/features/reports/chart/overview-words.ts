import type { Translate } from '../../../platform/words/use-translation.ts';

/** The words of these screens, where they are passed on instead of taken from a hook. */
export type OverviewWords = Translate<['overview', 'adWords', 'frame']>;
