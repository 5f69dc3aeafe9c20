import * as calls from '@tapwright/contracts/negative-lists';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { addListedNegatives } from './lists/add-listed-negatives.ts';
import { addNegativeList } from './lists/add-negative-list.ts';
import { attachCampaigns } from './lists/attach-campaigns.ts';
import { detachCampaigns } from './lists/detach-campaigns.ts';
import { modifyNegativeList } from './lists/modify-negative-list.ts';
import { removeListedNegatives } from './lists/remove-listed-negatives.ts';
import { removeNegativeList } from './lists/remove-negative-list.ts';
import { readAttachable, readList, readListedCampaign, readLists } from './reads.ts';
import { commitStep } from './step/commit-step.ts';
import { findBlocked } from './step/find-blocked.ts';
import { previewStep } from './step/preview-step.ts';

export function mountNegativeLists(host: CallHost): void {
  mountCall(host, calls.findNegativeLists, (context) => readLists(context));
  mountCall(host, calls.findNegativeList, (context, { query }) => readList(context, query));
  mountCall(host, calls.findListedCampaign, (context, { query }) => readListedCampaign(context, query));
  mountCall(host, calls.findAttachableCampaigns, (context, { query }) => readAttachable(context, query));
  mountCall(host, calls.addNegativeList, (context, { body }) => addNegativeList(context, body));
  mountCall(host, calls.modifyNegativeList, (context, { body }) => modifyNegativeList(context, body));
  mountCall(host, calls.removeNegativeList, (context, { body }) => removeNegativeList(context, body));
  mountCall(host, calls.addListedNegatives, (context, { body }) => addListedNegatives(context, body));
  mountCall(host, calls.removeListedNegatives, (context, { body }) => removeListedNegatives(context, body));
  mountCall(host, calls.attachCampaigns, (context, { body }) => attachCampaigns(context, body));
  mountCall(host, calls.detachCampaigns, (context, { body }) => detachCampaigns(context, body));
  mountCall(host, calls.findBlockedKeywords, (context, { body }) => findBlocked(context, body));
  mountCall(host, calls.previewListStep, (context, { body }) => previewStep(context, body));
  mountCall(host, calls.commitListStep, (context, { body }) => commitStep(context, body));
}
