export { commitSet } from './committing/commit-edits.ts';
export { pauseCampaigns } from './committing/pause-campaigns.ts';
export { enqueueDismissal } from './advice/dismissal-jobs.ts';
export { gatherFindings } from './gather-findings.ts';
export { gatherInDraft } from './drafts/gather-in-draft.ts';
export { mountChanges } from './routes.ts';
export type { RequestedEdit } from './planning/requested-edit.ts';
export { viewPlan } from './previews/preview-edits.ts';
