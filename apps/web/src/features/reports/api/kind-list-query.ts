import { findReportKinds } from '@tapwright/contracts/report-kinds';
import { call } from '../../../platform/call.ts';
import type { KindsQuestion } from '../report-types.ts';
import { kept } from './report-queries.ts';

export const kindListQuery = (query: KindsQuestion) =>
  kept(query, 'kinds', (signal) => call(findReportKinds, { query, signal }));
