import type { ChangeOrigin } from '@tapwright/contracts/change-set-view';
import type { Writing } from '../describe-change.ts';

const guards = ['totalBudget', 'groupBudget', 'reserve', 'cpaGoal'] as const;

/** What its author wrote; of a guard's own set, why it paused. */
export function sayNote(
  { t }: Writing,
  set: { readonly origin: ChangeOrigin; readonly note: string },
): string {
  const guard = set.origin === 'guard' ? guards.find((one) => one === set.note) : undefined;
  return guard === undefined ? set.note : t(`changes:guards.${guard}`);
}
