import { findAds } from '@tapwright/contracts/ads';
import { call } from '../../../platform/call.ts';
import type { ListQuestion } from '../report-types.ts';
import { kept } from './report-queries.ts';

export const adListQuery = (query: ListQuestion) =>
  kept(query, 'ads', (signal) => call(findAds, { query, signal }));
