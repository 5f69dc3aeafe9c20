import { findChangeDays } from '@tapwright/contracts/change-days';
import { call } from '../../../platform/calls/call.ts';
import type { ChangeDaysQuestion } from '../question/report-types.ts';
import { kept } from './report-queries.ts';

export const changeDaysQuery = (query: ChangeDaysQuestion) =>
  kept(query, 'changeDays', (signal) => call(findChangeDays, { query, signal }));
