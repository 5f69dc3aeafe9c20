import * as z from 'zod/mini';
import { byText } from '../queries/filter.ts';
import { id, textId } from '../values/id.ts';
import { openEnum } from '../values/open-enum.ts';
import { defineQuery, entityPaging, type Paging } from '../queries/query.ts';
import {
  countParameter,
  flagParameter,
  offsetParameter,
  repeatedParameter,
} from '../queries/query-string.ts';
import { deviceClasses } from '../campaigns/targeting.ts';

/** Apple cuts larger limits down without a word; where is not known. */
export const appSearchPaging: Paging = { defaultPageSize: 20, maxPageSize: 1000 };

/** Two characters are enough for Chinese, Japanese and Korean. */
function isLongEnough(query: string): boolean {
  const least = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(query)
    ? 2
    : 3;
  return query.length >= least && /[\p{L}\p{N}]/u.test(query);
}

export const appSearch = z
  .object({
    query: z.optional(z.string().check(z.refine(isLongEnough, { params: { code: 'INVALID_INPUT' } }))),
    returnOwnedApps: z.optional(flagParameter),
    cpids: z.optional(z.string().check(z.minLength(1))),
    storeFronts: z.optional(repeatedParameter),
    offset: z.optional(offsetParameter),
    limit: z.optional(countParameter(1, appSearchPaging.maxPageSize)),
  })
  .check(
    z.refine(
      ({ query, cpids, returnOwnedApps }) => Boolean(query ?? cpids ?? (returnOwnedApps || undefined)),
      {
        path: ['query'],
        params: { code: 'INVALID_INPUT' },
      },
    ),
  );

export const appInfo = z.looseObject({
  adamId: id,
  appName: z.nullish(z.string()),
  developerName: z.nullish(z.string()),
  countryOrRegionCodes: z.nullish(z.array(z.string())),
});

export const appDetails = z.looseObject({
  id: textId,
  appName: z.nullish(z.string()),
  artistName: z.nullish(z.string()),
  primaryLanguage: z.nullish(z.string()),
  primaryGenre: z.nullish(z.string()),
  secondaryGenre: z.nullish(z.string()),
  deviceClasses: z.nullish(z.array(openEnum(deviceClasses))),
  iconPictureUrl: z.nullish(z.string()),
  isPreorder: z.nullish(z.boolean()),
  availableStorefronts: z.nullish(z.array(z.string())),
});

const deviceAssets = z.looseObject({
  assets: z.nullish(z.array(z.looseObject({ assetId: z.nullish(z.string()) }))),
  appPreviewDeviceFallBackDevices: z.nullish(z.array(z.string())),
});

export const localeDetailFields = {
  adamId: z.nullish(id),
  language: z.nullish(z.string()),
  languageCode: z.nullish(z.string()),
  appName: z.nullish(z.string()),
  subTitle: z.nullish(z.string()),
  promotionalText: z.nullish(z.string()),
  shortDescription: z.nullish(z.string()),
  deviceClasses: z.nullish(z.array(openEnum(deviceClasses))),
  assetsByDevice: z.nullish(z.record(z.string(), deviceAssets)),
};

export const appLocaleDetails = z.looseObject({
  ...localeDetailFields,
  isPrimaryLocale: z.nullish(z.boolean()),
});

export const appLocaleDetailsQuery = defineQuery({
  filters: { language: byText(['EQUALS']), languageCode: byText(['EQUALS']) },
  sortable: ['languageCode'],
  alwaysCounts: true,
});

const locale = z.looseObject({ language: z.nullish(z.string()), languageCode: z.nullish(z.string()) });

/** The storefronts in which ads can run; Apple gives no other list of them. */
export const supportedLanguages = z.looseObject({
  name: z.nullish(z.string()),
  countryCode: z.string(),
  adsSupportedLanguages: z.nullish(z.array(locale)),
  adsDefaultLanguages: z.nullish(z.array(locale)),
});

export const supportedLanguagesQuery = defineQuery({
  filters: {
    countryCode: byText(['EQUALS', 'NOT_EQUALS', 'IN']),
    name: byText(['EQUALS', 'NOT_EQUALS', 'IN', 'STARTS_WITH', 'ENDS_WITH', 'LIKE']),
  },
  sortable: ['countryCode', 'name'],
  paging: { ...entityPaging, defaultPageSize: 100 },
  alwaysCounts: true,
});
