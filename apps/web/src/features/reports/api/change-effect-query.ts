import type { QueryOf } from '@tapwright/contracts/call';
import { findChangeEffect } from '@tapwright/contracts/change-effect';
import { call } from '../../../platform/calls/call.ts';
import { kept } from './report-queries.ts';

export const changeEffectQuery = (query: QueryOf<typeof findChangeEffect> & { teamId: number }) =>
  kept(query, 'changeEffect', (signal) => call(findChangeEffect, { query, signal }));
