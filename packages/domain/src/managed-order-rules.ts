export const orderStates = [
  'draft',
  'submitted',
  'accepted',
  'planned',
  'approved',
  'running',
  'paused',
  'done',
  'refused',
  'cancelled',
] as const;
export type OrderState = (typeof orderStates)[number];

export const orderGoals = ['installs', 'reach', 'learn'] as const;
export type OrderGoal = (typeof orderGoals)[number];

/** What a team asks of a running order. */
export const orderWishes = ['pause', 'resume', 'end'] as const;
export type OrderWish = (typeof orderWishes)[number];

/** Nothing has been reserved yet, so giving it up costs nothing. */
export const freeStates = ['submitted', 'accepted', 'planned'] as const satisfies readonly OrderState[];
/** Money is set aside for it. */
export const paidStates = ['approved', 'running', 'paused'] as const satisfies readonly OrderState[];
export const openStates = [...freeStates, ...paidStates] as const satisfies readonly OrderState[];
export const overStates = ['done', 'refused', 'cancelled'] as const satisfies readonly OrderState[];

export type OrderStep = 'submit' | 'accept' | 'refuse' | 'cancel' | 'end';

const steps: Readonly<Record<OrderStep, { from: readonly OrderState[]; to: OrderState }>> = {
  submit: { from: ['draft'], to: 'submitted' },
  accept: { from: ['submitted'], to: 'accepted' },
  refuse: { from: ['submitted', 'accepted'], to: 'refused' },
  cancel: { from: freeStates, to: 'cancelled' },
  end: { from: paidStates, to: 'done' },
};

/** Where a step leads; undefined: not from here. */
export function stepTo(step: OrderStep, from: OrderState): OrderState | undefined {
  const { from: states, to } = steps[step];
  return states.includes(from) ? to : undefined;
}

/** What stands in the team's campaign group, and of what was proposed to it. */
export type OrderFacts = { isProposed: boolean; isApproved: boolean; isStarted: boolean; isRunning: boolean };

/** Nobody sets these states: they follow from the proposals and from the campaigns. */
export function followState(state: OrderState, facts: OrderFacts): OrderState {
  const { isProposed, isApproved, isStarted, isRunning } = facts;
  if (state === 'accepted' || state === 'planned') {
    if (isApproved) return isRunning ? 'running' : 'approved';
    return isProposed ? 'planned' : 'accepted';
  }
  if (state === 'approved' || state === 'running' || state === 'paused') {
    if (isRunning) return 'running';
    return isStarted || state !== 'approved' ? 'paused' : 'approved';
  }
  return state;
}

/** Whether a team may ask for it: of what runs a pause, of what is paused that it goes on, of both the end. */
export const mayWish = (wish: OrderWish, state: OrderState): boolean =>
  wish === 'end'
    ? paidStates.some((one) => one === state)
    : state === (wish === 'pause' ? 'running' : 'paused');

const dayMs = 86_400_000;

/** One working day on, at the same hour; Saturdays and Sundays are none. */
export function answerDueAt(at: Date): Date {
  const due = new Date(at.getTime() + dayMs);
  const isFree = (date: Date) => date.getUTCDay() === 0 || date.getUTCDay() === 6;
  while (isFree(due)) due.setTime(due.getTime() + dayMs);
  return due;
}

/** Of the whole budget, rounded down; in minor units. */
export const perDayOf = (budgetMinor: number, weeks: number): number =>
  weeks <= 0 ? 0 : Math.floor(budgetMinor / (weeks * 7));

export const orderNumber = (orderId: number): string => `AM-${orderId}`;

/** In minor units of the team's currency: the bounds of a total budget. */
export const minOrderBudget = 5_000;
export const maxOrderBudget = 2_000_000_000;
export const maxOrderCpa = 150_000;
export const maxOrderWeeks = 52;
