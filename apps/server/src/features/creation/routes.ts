import * as creation from '@tapwright/contracts/creation';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { discardCreation } from './discard-creation.ts';
import { getCreation, listCreations } from './reads.ts';
import { saveCreation } from './save-creation.ts';

export function mountCreation(host: CallHost): void {
  mountCall(host, creation.findCreations, (context) => listCreations(context));
  mountCall(host, creation.findCreation, (context, { query }) => getCreation(context, query));
  mountCall(host, creation.saveCreation, (context, { body }) => saveCreation(context, body));
  mountCall(host, creation.discardCreation, (context, { body }) => discardCreation(context, body));
}
