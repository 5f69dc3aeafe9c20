import type { ChangeSetState, EditState } from '@tapwright/contracts/change-set-view';
import type { Status } from '@tapwright/ui/feedback/status-glyph';

export const glyphOfSet = {
  draft: 'pending',
  proposed: 'proposed',
  scheduled: 'scheduled',
  sending: 'sending',
  settled: 'in-order',
  withdrawn: 'removed',
  declined: 'removed',
} as const satisfies Record<ChangeSetState, Status>;

export const glyphOfEdit = {
  planned: 'pending',
  waiting: 'pending',
  sent: 'sending',
  live: 'in-order',
  refused: 'refused',
  stale: 'differs',
  withdrawn: 'removed',
} as const satisfies Record<EditState, Status>;
