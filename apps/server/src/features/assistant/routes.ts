import * as calls from '@tapwright/contracts/assistant';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { applyProposals } from './apply-proposals.ts';
import { askMaking } from './ask-making.ts';
import { bringBack } from './bring-back.ts';
import { listWork } from './list-work.ts';
import { handleMaking } from './making/making-jobs.ts';
import { listNGrams } from './n-grams/list-n-grams.ts';
import { lookAtNGram } from './n-grams/look-at-n-gram.ts';
import { putAside } from './put-aside.ts';

export function mountAssistant(host: CallHost): void {
  mountCall(host, calls.findWork, (context) => listWork(context));
  mountCall(host, calls.makeWork, (context) => askMaking(context));
  mountCall(host, calls.applyProposals, (context, { body }) => applyProposals(context, body));
  mountCall(host, calls.putAsideProposal, (context, { body }) => putAside(context, body));
  mountCall(host, calls.bringBackProposal, (context, { body }) => bringBack(context, body));
  mountCall(host, calls.findNGrams, (context, { query }) => listNGrams(context, query));
  mountCall(host, calls.findNGram, (context, { body }) => lookAtNGram(context, body));
  handleMaking(host.deps);
}
