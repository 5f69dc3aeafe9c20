import { findAds } from '@tapwright/contracts/ads';
import { call } from '../../../platform/calls/call.ts';
import type { ListQuestion } from '../question/report-types.ts';
import { kept } from './report-queries.ts';

export const adListQuery = (query: ListQuestion) =>
  kept(query, 'ads', (signal) => call(findAds, { query, signal }));
