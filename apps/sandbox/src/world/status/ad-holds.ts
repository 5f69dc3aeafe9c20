import type { Ad, Creative, Instant, ProductPage } from '../entities.ts';
import { stateAt } from '../table.ts';
import type { World } from '../world.ts';

/** The product page behind a creative; undefined for the default page and for one that is unknown. */
export function findPage(world: World, creative: Creative, at: Instant): ProductPage | undefined {
  for (const row of world.productPages.list(creative.adamId)) {
    const page = stateAt(row, at);
    if (page?.uuid === creative.productPageUuid) return page;
  }
  return undefined;
}

const pageHolds = {
  VISIBLE: [],
  HIDDEN: ['PRODUCT_PAGE_HIDDEN'],
  DELETED: ['PRODUCT_PAGE_DELETED'],
} as const;

/** Why the product page of a creative cannot be shown. */
export function listPageHolds(world: World, creative: Creative, at: Instant): readonly string[] {
  if (creative.type === 'DEFAULT_PRODUCT_PAGE') return [];
  const page = findPage(world, creative, at);
  return page ? pageHolds[page.state] : ['PRODUCT_PAGE_UNAVAILABLE'];
}

/** While both are under review only the ad is said to be. */
function creativeHolds(world: World, { creativeId, review }: Ad, at: Instant): readonly string[] {
  const row = world.creatives.find(creativeId);
  const creative = row && stateAt(row, at);
  if (!creative || creative.deleted || creative.review === 'REJECTED') return ['CREATIVE_INVALID'];
  if (creative.review === 'PENDING') return review === 'PENDING' ? [] : ['CREATIVE_PENDING'];
  return listPageHolds(world, creative, at);
}

const reviewHolds = {
  APPROVED: [],
  PENDING: ['AD_APPROVAL_PENDING'],
  REJECTED: ['AD_APPROVAL_REJECTED'],
} as const;

/** Why an ad is not shown, its ad group aside. */
export function adHolds(world: World, ad: Ad, at: Instant): string[] {
  return [
    ...(ad.deleted ? ['DELETED_BY_USER'] : []),
    ...(ad.status === 'PAUSED' ? ['PAUSED_BY_USER'] : []),
    ...reviewHolds[ad.review],
    ...creativeHolds(world, ad, at),
  ];
}
