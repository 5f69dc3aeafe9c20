import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { openEdit } from './open-edits.ts';
import { reportListOf } from './report-list.ts';
import { reportListQuery } from './report-query.ts';
import { adRow } from './report-rows.ts';

export const findAds = defineCall({
  method: 'GET',
  path: '/ads/findList',
  access: { to: 'team', may: 'ads.see' },
  summary:
    'Ads, which are product pages shown by ad groups: what each shows, what becomes of it at Apple, and its measures over a range.',
  query: reportListQuery,
  answer: reportListOf(z.object({ ...adRow.shape, openEdits: z.array(openEdit) })),
  patience: 'ads',
});
