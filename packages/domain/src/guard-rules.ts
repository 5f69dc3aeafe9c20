export const guardNames = [
  'totalBudget',
  'groupBudget',
  'reserve',
  'cpaGoal',
  'dailyCap',
  'balance',
] as const;
export type GuardName = (typeof guardNames)[number];

/** At the first its people are told, at the second what it guards is paused, where it pauses. */
export type GuardLevel = 0 | 80 | 100;

export function levelOfBudget(spent: number, budget: number): GuardLevel {
  if (spent >= budget) return 100;
  return spent * 100 >= budget * 80 ? 80 : 0;
}

/** Days that Apple still adds installs to are not judged, and few installs say nothing. */
export const goalDays = { from: 10, until: 4 } as const;
const fewestInstalls = 20;

/** Spend in the smallest unit of the goal's currency. */
export function levelOfGoal(settled: { spent: number; installs: number }, goal: number): GuardLevel {
  if (settled.installs < fewestInstalls) return 0;
  return settled.spent > goal * settled.installs ? 100 : 0;
}

/** `spent`: the most of today and yesterday, so that a campaign at its cap day after day is told of once. */
export const levelOfCap = (spent: number, cap: number): GuardLevel => (spent >= cap ? 100 : 0);

const daysOfBalance = 3;

/** What is free beside the reserves, against the pace of the last week. */
export function levelOfBalance(available: number, spentInWeek: number): GuardLevel {
  return spentInWeek > 0 && available * 7 < spentInWeek * daysOfBalance ? 80 : 0;
}
