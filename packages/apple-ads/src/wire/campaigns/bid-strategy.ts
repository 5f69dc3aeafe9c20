import * as z from 'zod/mini';
import { money, moneyAnswer } from '../values/money.ts';
import { openEnum } from '../values/open-enum.ts';

export const bidStrategyTypes = ['MANUAL_CPT', 'MAX_CONVERSIONS', 'MANUAL_CPM', 'MAX_ENGAGEMENTS'] as const;
type BidStrategyType = (typeof bidStrategyTypes)[number];
export const bidStrategyGoals = ['TAP', 'INSTALL', 'IMPRESSION'] as const;

/** The one goal that goes with each type; any other pair is refused. */
export const goalOfBidStrategy = {
  MANUAL_CPT: 'TAP',
  MAX_CONVERSIONS: 'INSTALL',
  MANUAL_CPM: 'IMPRESSION',
  MAX_ENGAGEMENTS: 'TAP',
} as const satisfies Record<(typeof bidStrategyTypes)[number], (typeof bidStrategyGoals)[number]>;

const typeFitsGoal = z.refine<{
  bidStrategyType?: BidStrategyType | null | undefined;
  bidStrategyGoal?: string | null | undefined;
}>(({ bidStrategyType: type, bidStrategyGoal: goal }) => (type ? goalOfBidStrategy[type] === goal : !goal), {
  path: ['bidStrategyGoal'],
  params: { code: 'INVALID_VALUE' },
});

export const bidStrategy = z
  .strictObject({
    bidStrategyType: z.nullish(z.enum(bidStrategyTypes)),
    bidStrategyGoal: z.nullish(z.enum(bidStrategyGoals)),
    bid: z.nullish(money),
  })
  .check(typeFitsGoal);

/** A new campaign names both. */
export const wholeBidStrategy = z
  .strictObject({
    bidStrategyType: z.enum(bidStrategyTypes),
    bidStrategyGoal: z.enum(bidStrategyGoals),
    bid: z.nullish(money),
  })
  .check(typeFitsGoal);

export const bidStrategyAnswer = z.looseObject({
  bidStrategyType: z.nullish(openEnum(bidStrategyTypes)),
  bidStrategyGoal: z.nullish(openEnum(bidStrategyGoals)),
  bid: z.nullish(moneyAnswer),
});
