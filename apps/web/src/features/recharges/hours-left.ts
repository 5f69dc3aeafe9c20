import type { Recharge } from '@tapwright/contracts/recharges';

const hourMs = 3_600_000;

/** Whole hours until a decision is due, below zero once it is past; undefined where nobody decides any more. */
export function hoursLeft(
  { state, dueAt }: Pick<Recharge, 'state' | 'dueAt'>,
  now: Date,
): number | undefined {
  if (dueAt === null || (state !== 'submitted' && state !== 'asked')) return undefined;
  return Math.floor((Date.parse(dueAt) - now.getTime()) / hourMs);
}
