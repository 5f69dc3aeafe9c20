import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { estimateAppleTime } from '../../apple-sync/index.ts';
import type { Approval } from '../sets/change-sets-store.ts';

export type Start = {
  state: 'sending' | 'scheduled' | 'proposed';
  scheduledFor: Date | null;
  approval: Approval | undefined;
};

export function checkHour(deps: Deps, scheduledFor: Date | undefined): void {
  if (scheduledFor !== undefined && scheduledFor <= estimateAppleTime(deps))
    throw new Refusal('badInput', { fields: { scheduledFor: 'changes:rules.hourPast' } });
}

/** Whether a set waits for a second person, for its hour, or is sent at once. */
export const chooseStart = (scheduledFor: Date | undefined, approval: Approval | undefined): Start => ({
  state: approval ? 'proposed' : scheduledFor ? 'scheduled' : 'sending',
  scheduledFor: scheduledFor ?? null,
  approval,
});
