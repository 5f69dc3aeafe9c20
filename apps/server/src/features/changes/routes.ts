import { duplicateAdGroups, duplicateCampaigns, findCopySource } from '@tapwright/contracts/change-copies';
import { findAdObject } from '@tapwright/contracts/ad-object';
import { addAds, modifyAds, removeAds } from '@tapwright/contracts/change-ads';
import * as calls from '@tapwright/contracts/change-sets';
import { addChangeComment, findChangeComments } from '@tapwright/contracts/change-comments';
import { findUploadTarget } from '@tapwright/contracts/keyword-upload';
import { findObjectHistory } from '@tapwright/contracts/object-history';
import { findOutsideChanges } from '@tapwright/contracts/outside-changes';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { mountDownload } from '../downloads/index.ts';
import * as drafts from '@tapwright/contracts/change-drafts';
import * as approvals from '@tapwright/contracts/change-approval';
import { approveChangeSet } from './approval/approve-change-set.ts';
import { declineChangeSet } from './approval/decline-change-set.ts';
import { modifyLimits, readLimits } from './approval/modify-limits.ts';
import { modifyPolicy, readPolicy } from './approval/modify-policy.ts';
import { addComment } from './comments/add-comment.ts';
import { findComments } from './comments/find-comments.ts';
import { commitEdits } from './committing/commit-edits.ts';
import { handleReleases } from './committing/release-due-sets.ts';
import { handleOrphaned } from './committing/handle-orphaned.ts';
import { withdrawChangeSet } from './committing/withdraw-change-set.ts';
import { addToDraft } from './drafts/add-to-draft.ts';
import { discardDraft } from './drafts/discard-draft.ts';
import { removeFromDraft } from './drafts/remove-from-draft.ts';
import { repeatAsDraft } from './drafts/repeat-as-draft.ts';
import { copyAdGroups, copyCampaigns } from './duplicate-ads.ts';
import { downloadChangeSets } from './history/download-change-sets.ts';
import { findHistory } from './history/find-history.ts';
import { findOutside } from './history/find-outside.ts';
import { sendDraft } from './drafts/send-draft.ts';
import { listTeamChangeSets, readChangeSet } from './history/find-change-sets.ts';
import { requestSet } from './planning/gather-requested.ts';
import {
  requestCreation,
  requestRemoval,
  requestStructure,
  requestUpdate,
} from './planning/request-edits.ts';
import { requestAdGroups, requestCampaigns } from './planning/request-structure.ts';
import { undoChangeSet } from './undo-change-set.ts';
import { previewEdits } from './previews/preview-edits.ts';
import { readCopySource } from './previews/read-copy-source.ts';
import { readUploadTarget } from './previews/read-upload-target.ts';
import { readAdObject } from './previews/read-ad-object.ts';
import { handleDismissals } from './advice/dismissal-jobs.ts';
import { handleSending } from './sending/send-jobs.ts';

export function mountChanges(host: CallHost): void {
  handleSending(host.deps);
  handleDismissals(host.deps);
  handleReleases(host.deps);
  handleOrphaned(host.deps);
  mountUpdates(host);
  mountRemovals(host);
  mountDrafts(host);
  mountApprovals(host);
  mountCall(host, calls.addCampaigns, (context, { body }) =>
    commitEdits(
      context,
      calls.addCampaigns,
      requestStructure(body, requestCampaigns('campaigns', body.campaigns)),
    ),
  );
  mountCall(host, calls.addAdGroups, (context, { body }) =>
    commitEdits(
      context,
      calls.addAdGroups,
      requestStructure(body, requestAdGroups('adGroups', body.adGroups)),
    ),
  );
  mountCall(host, calls.addKeywords, (context, { body }) =>
    commitEdits(context, calls.addKeywords, requestCreation(body, 'keyword', 'keywords', body.keywords)),
  );
  mountCall(host, calls.addNegatives, (context, { body }) =>
    commitEdits(
      context,
      calls.addNegatives,
      requestCreation(body, 'negativeKeyword', 'negativeKeywords', body.negativeKeywords),
    ),
  );
  mountCall(host, addAds, (context, { body }) =>
    commitEdits(context, addAds, requestCreation(body, 'ad', 'ads', body.ads)),
  );
  mountCall(host, calls.commitChanges, (context, { body }) =>
    commitEdits(context, calls.commitChanges, requestSet(body)),
  );
  mountCall(host, findUploadTarget, (context, { query }) => readUploadTarget(context, query));
  mountCall(host, findCopySource, (context, { query }) => readCopySource(context, query));
  mountCall(host, duplicateCampaigns, (context, { body }) => copyCampaigns(context, body));
  mountCall(host, duplicateAdGroups, (context, { body }) => copyAdGroups(context, body));
  mountCall(host, calls.previewChanges, (context, { body }) => previewEdits(context, body));
  mountCall(host, calls.undoChanges, (context, { body }) => undoChangeSet(context, body));
  mountCall(host, findObjectHistory, (context, { query }) => findHistory(context, query));
  mountCall(host, findOutsideChanges, (context, { query }) => findOutside(context, query));
  mountCall(host, calls.findChangeSets, (context, { query }) => listTeamChangeSets(context, query));
  mountDownload(host, calls.downloadChangesCsv, (context, query) => downloadChangeSets(context, query));
  mountCall(host, findAdObject, (context, { query }) => readAdObject(context, query));
  mountCall(host, calls.findChangeSet, (context, { query }) => readChangeSet(context, query));
  mountCall(host, findChangeComments, (context, { query }) => findComments(context, query));
}

function mountUpdates(host: CallHost): void {
  mountCall(host, modifyAds, (context, { body }) => {
    const edits = body.ads.map(({ adId, ...rest }) => ({ id: adId, ...rest }));
    return commitEdits(context, modifyAds, requestUpdate(body, 'ad', 'ads', edits));
  });
  mountCall(host, calls.modifyCampaigns, (context, { body }) => {
    const edits = body.campaigns.map(({ campaignId, ...rest }) => ({ id: campaignId, ...rest }));
    return commitEdits(context, calls.modifyCampaigns, requestUpdate(body, 'campaign', 'campaigns', edits));
  });
  mountCall(host, calls.modifyAdGroups, (context, { body }) => {
    const edits = body.adGroups.map(({ adGroupId, ...rest }) => ({ id: adGroupId, ...rest }));
    return commitEdits(context, calls.modifyAdGroups, requestUpdate(body, 'adGroup', 'adGroups', edits));
  });
  mountCall(host, calls.modifyKeywords, (context, { body }) => {
    const edits = body.keywords.map(({ keywordId, ...rest }) => ({ id: keywordId, ...rest }));
    return commitEdits(context, calls.modifyKeywords, requestUpdate(body, 'keyword', 'keywords', edits));
  });
  mountCall(host, calls.modifyNegatives, (context, { body }) => {
    const edits = body.negativeKeywords.map(({ negativeKeywordId, ...rest }) => ({
      id: negativeKeywordId,
      ...rest,
    }));
    const requested = requestUpdate(body, 'negativeKeyword', 'negativeKeywords', edits);
    return commitEdits(context, calls.modifyNegatives, requested);
  });
}

function mountRemovals(host: CallHost): void {
  mountCall(host, removeAds, (context, { body }) =>
    commitEdits(context, removeAds, requestRemoval(body, 'ad', 'adIds', body.adIds)),
  );
  mountCall(host, calls.removeCampaigns, (context, { body }) =>
    commitEdits(
      context,
      calls.removeCampaigns,
      requestRemoval(body, 'campaign', 'campaignIds', body.campaignIds),
    ),
  );
  mountCall(host, calls.removeAdGroups, (context, { body }) =>
    commitEdits(
      context,
      calls.removeAdGroups,
      requestRemoval(body, 'adGroup', 'adGroupIds', body.adGroupIds),
    ),
  );
  mountCall(host, calls.removeKeywords, (context, { body }) =>
    commitEdits(
      context,
      calls.removeKeywords,
      requestRemoval(body, 'keyword', 'keywordIds', body.keywordIds),
    ),
  );
  mountCall(host, calls.removeNegatives, (context, { body }) => {
    const ids = body.negativeKeywordIds;
    const requested = requestRemoval(body, 'negativeKeyword', 'negativeKeywordIds', ids);
    return commitEdits(context, calls.removeNegatives, requested);
  });
}

function mountDrafts(host: CallHost): void {
  mountCall(host, drafts.addToDraft, (context, { body }) => addToDraft(context, body));
  mountCall(host, drafts.removeFromDraft, (context, { body }) => removeFromDraft(context, body));
  mountCall(host, drafts.discardDraft, (context, { body }) => discardDraft(context, body));
  mountCall(host, drafts.repeatChanges, (context, { body }) => repeatAsDraft(context, body));
  mountCall(host, drafts.sendDraft, (context, { body }) => sendDraft(context, body));
  mountCall(host, drafts.withdrawChangeSet, (context, { body }) => withdrawChangeSet(context, body));
}

function mountApprovals(host: CallHost): void {
  mountCall(host, approvals.approveChangeSet, (context, { body }) => approveChangeSet(context, body));
  mountCall(host, approvals.declineChangeSet, (context, { body }) => declineChangeSet(context, body));
  mountCall(host, addChangeComment, (context, { body }) => addComment(context, body));
  mountCall(host, approvals.findChangePolicy, (context, { query }) => readPolicy(context, query));
  mountCall(host, approvals.modifyChangePolicy, (context, { body }) => modifyPolicy(context, body));
  mountCall(host, approvals.findChangeLimits, (context, { query }) => readLimits(context, query));
  mountCall(host, approvals.modifyChangeLimits, (context, { body }) => modifyLimits(context, body));
}
