import { findReportParts } from '@tapwright/contracts/report-parts';
import { call } from '../../../platform/calls/call.ts';
import type { PartsQuestion } from '../question/report-types.ts';
import { kept } from './report-queries.ts';

export const partsQuery = (query: PartsQuestion) =>
  kept(query, 'parts', (signal) => call(findReportParts, { query, signal }));
