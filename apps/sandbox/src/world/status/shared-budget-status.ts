import type { Instant, SharedBudget } from '../entities.ts';

export type SharedBudgetStatus = { systemStatus: 'ACTIVE' | 'INACTIVE'; reasons: readonly string[] };

/** Spend is not counted against budget orders, so none is ever exhausted here. */
export function sharedBudgetStatus(budget: SharedBudget, at: Instant): SharedBudgetStatus {
  const reasons = [
    ...(budget.deleted ? ['DELETED_BY_USER'] : []),
    ...(budget.cancelled ? ['CANCELED'] : []),
    ...(at < budget.startAt ? ['SCHEDULE_PENDING'] : []),
    ...(budget.endAt !== null && at >= budget.endAt ? ['SCHEDULE_EXPIRED'] : []),
  ];
  return { systemStatus: reasons.length === 0 ? 'ACTIVE' : 'INACTIVE', reasons };
}
