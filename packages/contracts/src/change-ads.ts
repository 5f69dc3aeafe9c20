import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { requested } from './change-set-view.ts';
import { change } from './change-sets.ts';
import { idsOf, manyOf, newAd, variationUpdate } from './edit-lists.ts';

export const addAds = defineCall({
  ...change,
  path: '/ads/add',
  summary:
    'Make ads out of custom product pages, each for an ad group; paused where that is said. The creative that names the page is found or made.',
  body: z.object({ ...requested, ads: manyOf(newAd) }),
});

export const modifyAds = defineCall({
  ...change,
  path: '/ads/modify',
  summary: 'Pause and activate ads. One of an ad group can run: the other is paused in the same set.',
  body: z.object({ ...requested, ads: manyOf(variationUpdate) }),
});

export const removeAds = defineCall({
  ...change,
  path: '/ads/remove',
  summary: 'Remove ads. At Apple that is final.',
  body: z.object({ ...requested, adIds: idsOf }),
});
