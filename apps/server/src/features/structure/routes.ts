import * as calls from '@tapwright/contracts/structure';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { commitMends } from './commit-mends.ts';
import { handleNights } from './handle-nights.ts';
import { modifyStructurePlan } from './modify-structure-plan.ts';
import { previewMends } from './preview-mends.ts';
import { readApps, readNameTemplate, readStructure } from './reads.ts';

export function mountStructure(host: CallHost): void {
  handleNights(host.deps);
  mountCall(host, calls.findStructureApps, (context) => readApps(context));
  mountCall(host, calls.findStructure, (context, { query }) => readStructure(context, query));
  mountCall(host, calls.findNameTemplate, (context, { query }) => readNameTemplate(context, query));
  mountCall(host, calls.modifyStructurePlan, (context, { body }) => modifyStructurePlan(context, body));
  mountCall(host, calls.previewMends, (context, { body }) => previewMends(context, body));
  mountCall(host, calls.commitMends, (context, { body }) => commitMends(context, body));
}
