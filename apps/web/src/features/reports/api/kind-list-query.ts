import { findReportKinds } from '@tapwright/contracts/report-kinds';
import { call } from '../../../platform/calls/call.ts';
import type { KindsQuestion } from '../question/report-types.ts';
import { kept } from './report-queries.ts';

export const kindListQuery = (query: KindsQuestion) =>
  kept(query, 'kinds', (signal) => call(findReportKinds, { query, signal }));
