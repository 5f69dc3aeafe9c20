import { findChangeDays } from '@tapwright/contracts/change-days';
import { call } from '../../../platform/call.ts';
import type { ChangeDaysQuestion } from '../report-types.ts';
import { kept } from './report-queries.ts';

export const changeDaysQuery = (query: ChangeDaysQuestion) =>
  kept(query, 'changeDays', (signal) => call(findChangeDays, { query, signal }));
