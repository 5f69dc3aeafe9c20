import * as z from 'zod/mini';
import { id } from '@tapwright/apple-ads/wire/values/id';
import { openEnum } from '@tapwright/apple-ads/wire/values/open-enum';
import { supplySources } from './campaign.ts';

const text = z.nullish(z.string());
const texts = z.nullish(z.array(z.string()));
const deviceClasses = ['IPHONE', 'IPAD'] as const;
const geoEntities = ['Country', 'AdminArea', 'Locality'] as const;

export const appInfo = z.looseObject({
  adamId: id,
  appName: text,
  developerName: text,
  countryOrRegionCodes: texts,
});

export const appDetails = z.looseObject({
  id: z.nullish(id),
  adamId: z.nullish(id),
  appName: text,
  artistName: text,
  primaryLanguage: text,
  primaryGenre: text,
  secondaryGenre: text,
  deviceClasses: z.nullish(z.array(openEnum(deviceClasses))),
  iconPictureUrl: text,
  isPreOrder: z.nullish(z.union([z.boolean(), z.string()])),
  availableStorefronts: texts,
});

export const localeDetail = z.looseObject({
  adamId: z.nullish(id),
  productPageId: text,
  appName: text,
  subTitle: text,
  promotionalText: text,
  shortDescription: text,
  language: text,
  languageCode: text,
  isPrimaryLocale: z.nullish(z.boolean()),
  deviceClasses: z.nullish(z.array(openEnum(deviceClasses))),
  appPreviewDeviceWithAssets: z.nullish(z.record(z.string(), z.unknown())),
});

export const eligibility = z.looseObject({
  adamId: z.nullish(id),
  countryOrRegion: text,
  deviceClass: z.nullish(openEnum(deviceClasses)),
  minAge: z.nullish(z.union([z.number(), z.string()])),
  state: z.nullish(openEnum(['ELIGIBLE', 'INELIGIBLE'])),
  supplySource: z.nullish(openEnum(supplySources)),
});

export const productPage = z.looseObject({
  id: z.string(),
  adamId: z.nullish(id),
  name: text,
  state: z.nullish(openEnum(['VISIBLE', 'HIDDEN'])),
  deepLink: text,
  creationTime: text,
  modificationTime: text,
});

/** Here an id is `US|CA|San Jose`. */
export const geo = z.looseObject({
  id: z.string(),
  entity: z.nullish(openEnum(geoEntities)),
  displayName: text,
  countryOrRegion: text,
  adminArea: text,
  locality: text,
});

/** Apple's example writes it with a small letter at its beginning. */
const geoEntity = z.codec(z.string(), z.string(), {
  decode: (text) => text.charAt(0).toUpperCase() + text.slice(1),
  encode: (text) => text,
});

export const geoLookup = z
  .array(
    z.strictObject({
      id: z.string().check(z.minLength(1)),
      entity: z.pipe(geoEntity, z.enum(geoEntities)),
    }),
  )
  .check(z.minLength(1));

const language = z.looseObject({ language: text, languageCode: text });

/** A market in which ads run. */
export const countryOrRegion = z.looseObject({
  countryOrRegion: z.string(),
  defaultLanguages: z.nullish(z.array(language)),
  supportedLanguages: z.nullish(z.array(language)),
});

/** `iphone_6_5` and the like, each with the name that people know. */
export const previewDevices = z.record(z.string(), z.string());

export const appAsset = z.looseObject({
  adamId: z.nullish(id),
  assetGenId: text,
  assetType: z.nullish(openEnum(['APP_PREVIEW', 'SCREENSHOT'])),
  appPreviewDevice: text,
  assetURL: text,
  assetVideoUrl: text,
  orientation: z.nullish(openEnum(['LANDSCAPE', 'PORTRAIT', 'UNKNOWN'])),
  sourceHeight: z.nullish(z.int()),
  sourceWidth: z.nullish(z.int()),
  deleted: z.nullish(z.boolean()),
});

/** Why a page is refused. */
export const productPageReason = z.looseObject({
  id: z.nullish(id),
  adamId: z.nullish(id),
  productPageId: text,
  assetGenId: text,
  languageCode: text,
  reasonCode: text,
  reasonType: z.nullish(openEnum(['REJECTION_REASON'])),
  reasonLevel: z.nullish(
    openEnum([
      'CUSTOM_PRODUCT_PAGE',
      'CUSTOM_PRODUCT_PAGE_LOCALE',
      'DEFAULT_PRODUCT_PAGE',
      'DEFAULT_PRODUCT_PAGE_LOCALE',
    ]),
  ),
  supplySource: text,
  countryOrRegion: text,
  comment: text,
});
