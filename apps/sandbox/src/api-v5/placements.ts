import type { supplySources } from '@tapwright/apple-ads-v5/campaign';
import type { Placement } from '../world/entities.ts';

export type SupplySource = (typeof supplySources)[number];

const placementOf: Readonly<Record<SupplySource, Placement>> = {
  APPSTORE_SEARCH_RESULTS: 'APPSTORE_SEARCH_RESULTS',
  APPSTORE_SEARCH_TAB: 'APPSTORE_SEARCH_TAB',
  APPSTORE_TODAY_TAB: 'APPSTORE_TODAY_TAB',
  APPSTORE_PRODUCT_PAGES_BROWSE: 'APPSTORE_PRODUCT_PAGES',
};

export const readPlacement = (source: SupplySource): Placement => placementOf[source];

export const writePlacement = (placement: Placement): SupplySource =>
  placement === 'APPSTORE_PRODUCT_PAGES' ? 'APPSTORE_PRODUCT_PAGES_BROWSE' : placement;

/** Only search results are a channel of their own. */
export const channelOf = (placement: Placement): 'SEARCH' | 'DISPLAY' =>
  placement === 'APPSTORE_SEARCH_RESULTS' ? 'SEARCH' : 'DISPLAY';
