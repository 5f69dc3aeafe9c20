import { findKeywords, findNegativeKeywords } from '@tapwright/contracts/keywords';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { listReportKeywords } from '../reports/index.ts';
import { listTeamNegatives } from './list-team-negatives.ts';

export function mountKeywords(host: CallHost): void {
  mountCall(host, findKeywords, (context, { query }) => listReportKeywords(context, query));
  mountCall(host, findNegativeKeywords, (context, { query }) => listTeamNegatives(context, query));
}
