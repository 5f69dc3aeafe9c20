import type { AdServing } from '@tapwright/contracts/ad-values';

/** Apple's reasons by what they come to; of several the first counts. */
const meanings: readonly (readonly [AdServing, readonly string[]])[] = [
  ['pageGone', ['PRODUCT_PAGE_DELETED', 'PRODUCT_PAGE_UNAVAILABLE', 'ASSET_DELETED']],
  ['pageHidden', ['PRODUCT_PAGE_HIDDEN']],
  [
    'rejected',
    [
      'AD_APPROVAL_REJECTED',
      'AD_APPROVAL_CREATIVE_DOC_REJECTED',
      'AD_APPROVAL_CREATIVE_DOC_EXPIRED',
      'AD_APPROVAL_CREATIVE_DOC_NOT_SUBMITTED',
      'POLICY_PROHIBITED',
      'POLICY_UNDEFINED',
    ],
  ],
  [
    'unsuitable',
    [
      'PRODUCT_PAGE_INSUFFICIENT_ASSETS',
      'PRODUCT_PAGE_INCOMPATIBLE',
      'CREATIVE_LOCALE_INCOMPATIBLE',
      'CREATIVE_SET_UNSUPPORTED',
      'MISSING_ASSET',
      'FAILED_ASSET_RATIO_COMPATIBILITY',
      'CREATIVE_ASSET_UNAVAILABLE',
    ],
  ],
  ['invalid', ['CREATIVE_INVALID', 'CREATIVE_SET_INVALID', 'DELETED_BY_USER']],
  [
    'inReview',
    [
      'AD_APPROVAL_PENDING',
      'AD_APPROVAL_CREATIVE_DOC_PENDING',
      'CREATIVE_PENDING',
      'NEEDS_REVIEW',
      'PENDING_ASSET_CHECKS',
      'CREATIVE_ASSET_PENDING_AVAILABILITY',
      'PROCESSING',
    ],
  ],
];

const shown: Readonly<Record<string, AdServing>> = {
  RUNNING: 'running',
  LIMITED: 'limited',
  PAUSED: 'paused',
  PROCESSING: 'inReview',
  ON_HOLD: 'onHold',
  CAMPAIGN_ON_HOLD: 'campaignOnHold',
  AD_GROUP_ON_HOLD: 'adGroupOnHold',
};

/** What is wrong with an ad itself is said before that it is paused, or held up by what it lies in. */
export function servingOf(displayStatus: string | null, reasons: readonly string[]): AdServing | null {
  const meant = meanings.find(([, codes]) => codes.some((code) => reasons.includes(code)));
  return meant?.[0] ?? shown[displayStatus ?? ''] ?? null;
}
