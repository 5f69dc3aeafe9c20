import { findOwnOperations, findTeamOperations } from '@tapwright/contracts/operation-log';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { listOwnOperations, listTeamOperations } from './reads.ts';

export function mountOperationLog(host: CallHost): void {
  mountCall(host, findTeamOperations, (context, { query }) => listTeamOperations(context, query));
  mountCall(host, findOwnOperations, (context, { query }) => listOwnOperations(context, query, host.gate));
}
