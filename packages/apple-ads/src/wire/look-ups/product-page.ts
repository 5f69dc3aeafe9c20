import * as z from 'zod/mini';
import { localeDetailFields } from './app.ts';
import { byId, byText } from '../queries/filter.ts';
import { id } from '../values/id.ts';
import { defineQuery } from '../queries/query.ts';

/** Written in App Store Connect, only read here; its id is a UUID. `state` is mostly PUBLISHED, from no closed list. */
export const productPage = z.looseObject({
  id: z.string(),
  adamId: z.nullish(id),
  name: z.nullish(z.string()),
  state: z.nullish(z.string()),
  deepLink: z.nullish(z.string()),
  creationTime: z.nullish(z.string()),
  modificationTime: z.nullish(z.string()),
});

export const productPageQuery = defineQuery({
  filters: { adamId: byId(['EQUALS']), state: byText(['EQUALS']) },
  sortable: ['id', 'creationTime'],
  alwaysCounts: true,
});

export const productPageLocaleDetails = z.looseObject({
  ...localeDetailFields,
  productPageId: z.nullish(z.string()),
});

export const productPageLocaleDetailsQuery = defineQuery({
  filters: {
    productPageId: byText(['EQUALS']),
    language: byText(['EQUALS']),
    languageCode: byText(['EQUALS']),
  },
  sortable: ['languageCode'],
  alwaysCounts: true,
  needs: [['productPageId']],
});
