import * as z from 'zod/mini';

/** Every value is text: ages, hours and ids too. A dimension that is sent replaces the stored one whole. */
const targetingData = z.strictObject({
  include: z.nullish(z.array(z.string())),
  exclude: z.nullish(z.array(z.string())),
});

const targetingDataAnswer = z.looseObject({
  include: z.nullish(z.array(z.string())),
  exclude: z.nullish(z.array(z.string())),
});

const changeableDimensions = <Data extends z.ZodMiniType>(data: Data) => ({
  supplyPlacement: z.nullish(data),
  countryOrRegion: z.nullish(data),
});

const campaignDimensions = <Data extends z.ZodMiniType>(data: Data) => ({
  supplySource: z.nullish(data),
  ...changeableDimensions(data),
});

const adGroupDimensions = <Data extends z.ZodMiniType>(data: Data) => ({
  deviceClass: z.nullish(data),
  minAge: z.nullish(data),
  maxAge: z.nullish(data),
  gender: z.nullish(data),
  country: z.nullish(data),
  adminArea: z.nullish(data),
  locality: z.nullish(data),
  postalCode: z.nullish(data),
  radius: z.nullish(data),
  appDownloader: z.nullish(data),
  appCategory: z.nullish(data),
  daypart: z.nullish(data),
  locationGroup: z.nullish(data),
  travelIntent: z.nullish(data),
});

export const campaignTargeting = z.strictObject(campaignDimensions(targetingData));
/** The source is fixed when a campaign is made: an update must not name it, not even unchanged. */
export const campaignTargetingUpdate = z.strictObject(changeableDimensions(targetingData));
export const campaignTargetingAnswer = z.looseObject(campaignDimensions(targetingDataAnswer));
export const adGroupTargeting = z.strictObject(adGroupDimensions(targetingData));
export const adGroupTargetingAnswer = z.looseObject(adGroupDimensions(targetingDataAnswer));

export const supplySources = ['APPSTORE', 'MAPS'] as const;

export const supplyPlacements = [
  'APPSTORE_SEARCH_RESULTS',
  'APPSTORE_SEARCH_TAB',
  'APPSTORE_TODAY_TAB',
  'APPSTORE_PRODUCT_PAGES',
  'MAPS_SEARCH_RESULTS',
  'MAPS_SEARCH_HOME',
] as const;

export const deviceClasses = ['IPHONE', 'IPAD'] as const;
export const genders = ['M', 'F'] as const;
export const minTargetAge = 18;
export const maxTargetAge = 64;
/** Hours of the week from Sunday 00:00, in the ad account's zone. */
export const daypartHours = 168;
/** The one app category there is: the promoted app's own. */
export const sameAppCategory = '100';
