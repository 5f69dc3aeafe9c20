import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { estimateAppleTime } from '../../apple-sync/index.ts';

export type Start = { state: 'sending' | 'scheduled'; scheduledFor: Date | null };

/** Whether a set is sent at once or waits for its hour. */
export function chooseStart(deps: Deps, { scheduledFor }: { scheduledFor?: Date | undefined }): Start {
  if (scheduledFor === undefined) return { state: 'sending', scheduledFor: null };
  if (scheduledFor <= estimateAppleTime(deps))
    throw new Refusal('badInput', { fields: { scheduledFor: 'changes:rules.hourPast' } });
  return { state: 'scheduled', scheduledFor };
}
