import * as z from 'zod/mini';
import { byFlag, byText, byTime } from '../queries/filter.ts';
import { comparison } from '../queries/operator.ts';
import { defineQuery } from '../queries/query.ts';

const text = z.nullish(z.string());
const groups = z.nullish(z.array(z.looseObject({})));

/** A picture: of a brand, where it was uploaded; of an app a screenshot, which comes from App Store Connect. */
export const asset = z.looseObject({
  id: z.string(),
  name: text,
  assetType: text,
  providerAssetId: text,
  promotedObjectId: text,
  promotedObjectType: text,
  providerAssetMetadata: z.nullish(z.looseObject({ appPreviewDevice: text, assetGenId: text })),
  assetDetails: z.nullish(
    z.looseObject({
      width: z.nullish(z.int()),
      height: z.nullish(z.int()),
      format: text,
      sizeBytes: z.nullish(z.int()),
      orientation: text,
      sortPosition: z.nullish(z.int()),
    }),
  ),
  parentAssetId: text,
  variantIds: z.nullish(z.array(z.string())),
  eligibility: z.nullish(z.looseObject({ status: text, blockedGroups: groups, allowedGroups: groups })),
  deleted: z.nullish(z.boolean()),
  creationTime: text,
  modificationTime: text,
});

const moment = byTime(['EQUALS', 'NOT_EQUALS', ...comparison, 'BETWEEN']);
const words = ['EQUALS', 'NOT_EQUALS', 'IN', 'LIKE', 'STARTS_WITH'] as const;
const choice = ['EQUALS', 'NOT_EQUALS', 'IN'] as const;

export const assetQuery = defineQuery({
  filters: {
    id: byText(words),
    name: byText([...words, 'ENDS_WITH']),
    assetType: byText(choice),
    creationTime: moment,
    modificationTime: moment,
    providerAssetId: byText(choice),
    promotedObjectId: byText(choice),
    promotedObjectType: byText(choice),
    parentAssetId: byText(['EQUALS', 'IS_NULL', 'IS_NOT_NULL']),
    deleted: byFlag(choice),
  },
  sortable: ['id', 'name', 'assetType', 'creationTime', 'modificationTime'],
  alwaysCounts: true,
});
