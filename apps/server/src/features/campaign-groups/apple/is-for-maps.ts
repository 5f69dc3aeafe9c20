import type { AdAccount } from '@tapwright/apple-ads/wire/accounts/ad-account';

/** An ad account is for the App Store or for Apple Maps, for good; one that does not say is taken for the former. */
export const isForMaps = ({ productFeatures }: Pick<AdAccount, 'productFeatures'>): boolean =>
  productFeatures?.length === 1 && productFeatures[0] === 'BUSINESS_BRAND_MANUAL';
