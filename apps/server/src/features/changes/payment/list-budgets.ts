import type { WantedBudget } from '../../reserves/index.ts';
import type { Plan } from '../planning/plan-in-scope.ts';

/** Where it stood in the request, and at which field what is said of its money stands. */
export type BudgetOfEdit = WantedBudget & { place: number; field: string };

const letsRun = ['status', 'totalBudget', 'endTime'];

/** Of the campaigns that a plan lets run and that we pay for at Apple; without a total budget the rules refuse them. */
export function listBudgets({ planned, ads }: Pick<Plan, 'planned' | 'ads'>): BudgetOfEdit[] {
  return planned.flatMap(({ place, edit }) => {
    if (edit?.kind !== 'campaign' || edit.intent === 'remove') return [];
    const account = ads.accounts.get(edit.adAccountId);
    if (account === undefined || account.deliveryMode === 'collaborative') return [];
    const isStart = edit.intent === 'create' || 'status' in edit.after;
    if (!isStart && !letsRun.some((field) => field in edit.after)) return [];
    const { status, totalBudget } = { ...ads.known.campaign.get(edit.objectId), ...edit.after };
    if (status !== 'running' || typeof totalBudget !== 'number') return [];
    const field = edit.intent === 'create' || 'totalBudget' in edit.after ? 'totalBudget' : 'status';
    return [
      { place, field, campaignId: edit.objectId, budgetMinor: totalBudget, currency: account.currency },
    ];
  });
}
