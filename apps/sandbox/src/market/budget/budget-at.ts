import type { Campaign, Hundredths, Instant } from '../../world/entities.ts';
import { stateAt, type Row } from '../../world/table.ts';

/** The budget at an instant; before the campaign existed, its first one. */
export function budgetAt(row: Row<Campaign>, at: Instant): Hundredths {
  return stateAt(row, at)?.dailyBudget ?? row.versions[0]?.state.dailyBudget ?? 0;
}
