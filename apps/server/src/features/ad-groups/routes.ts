import { findAdGroup, findAdGroups } from '@tapwright/contracts/ad-groups';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { getAdGroup, listTeamAdGroups } from './reads.ts';

export function mountAdGroups(host: CallHost): void {
  mountCall(host, findAdGroups, (context, { query }) => listTeamAdGroups(context, query));
  mountCall(host, findAdGroup, (context, { query }) => getAdGroup(context, query));
}
