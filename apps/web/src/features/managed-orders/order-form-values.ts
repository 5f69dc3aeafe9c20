import {
  maxOrderBudget,
  maxOrderCpa,
  maxOrderWeeks,
  minOrderBudget,
  perDayOf,
} from '@tapwright/domain/managed-order-rules';
import { moneyOf, parseAmount, toAmount } from '@tapwright/domain/money';
import type { OrderFields, OrderForm } from '@tapwright/contracts/managed-orders';

export type OrderFault = 'app' | 'cpa' | 'budget' | 'weeks' | 'startsOn';

export const emptyOrder: OrderForm = {
  app: null,
  storefronts: [],
  goal: 'installs',
  cpa: '',
  budget: '',
  weeks: '8',
  startsOn: '',
  needs: '',
};

/** In minor units, of which USD and RMB have the same; undefined where it is no amount. */
export function minorOf(text: string): number | undefined {
  const parsed = parseAmount(text.replaceAll(',', ''), 'USD');
  return typeof parsed === 'string' ? undefined : parsed.minor;
}

export const writeMinor = (minor: number): string => toAmount(moneyOf(minor, 'USD'));

function weeksOf({ weeks }: Pick<OrderForm, 'weeks'>): number | undefined {
  const count = /^\d{1,2}$/.test(weeks.trim()) ? Number(weeks) : 0;
  return count >= 1 && count <= maxOrderWeeks ? count : undefined;
}

/** What a day gets on average, where both are known. */
export function perDay(form: Pick<OrderForm, 'budget' | 'weeks'>): number | undefined {
  const budget = minorOf(form.budget);
  const weeks = weeksOf(form);
  return budget === undefined || weeks === undefined ? undefined : perDayOf(budget, weeks);
}

const isWithin = (minor: number | undefined, lowest: number, highest: number): minor is number =>
  minor !== undefined && minor >= lowest && minor <= highest;

export type JudgedOrder = { fields: OrderFields } | { faults: OrderFault[] };

/** What is sent of the form, or what is wrong with it, from the top. `today` is the earliest day to start on. */
export function judgeOrder(form: OrderForm, today: string): JudgedOrder {
  const { app, goal, storefronts, startsOn, needs } = form;
  const budget = minorOf(form.budget);
  const cpa = goal === 'installs' || form.cpa.trim() !== '' ? minorOf(form.cpa) : null;
  const weeks = weeksOf(form);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(startsOn) && !Number.isNaN(Date.parse(startsOn));
  const faults: OrderFault[] = [];
  if (app === null) faults.push('app');
  if (cpa === undefined || (cpa !== null && !isWithin(cpa, 1, maxOrderCpa))) faults.push('cpa');
  if (!isWithin(budget, minOrderBudget, maxOrderBudget)) faults.push('budget');
  if (weeks === undefined) faults.push('weeks');
  if (!isDay || startsOn < today) faults.push('startsOn');
  if (faults.length > 0 || app === null || cpa === undefined || budget === undefined || weeks === undefined)
    return { faults };
  const { adamId, name } = app;
  return { fields: { app: { adamId, name }, storefronts, goal, cpa, budget, weeks, startsOn, needs } };
}
