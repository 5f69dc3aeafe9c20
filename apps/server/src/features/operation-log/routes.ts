import {
  findOperationPeople,
  findOwnOperations,
  findTeamOperations,
} from '@tapwright/contracts/operation-log';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { listOperationPeople, listOwnOperations, listTeamOperations } from './reads.ts';

export function mountOperationLog(host: CallHost): void {
  mountCall(host, findTeamOperations, (context, { query }) => listTeamOperations(context, query));
  mountCall(host, findOperationPeople, (context) => listOperationPeople(context));
  mountCall(host, findOwnOperations, (context, { query }) => listOwnOperations(context, query, host.gate));
}
