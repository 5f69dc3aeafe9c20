import { believable, chanceAtMost, wilsonBand } from './chances.ts';
import type { Measured } from './judge-term.ts';

export const nGramVerdicts = ['waste', 'open', 'thin', 'earns'] as const;
export type NGramVerdict = (typeof nGramVerdicts)[number];

/** An n-gram wastes where an install costs more than this many goals in 9 of 10 cases. */
const wasteTimesGoal = 2;
const oneInTen = 0.1;
/** A band wider than this says too little. */
const widestBand = 3;

/** Believed before anything was seen: any rate is as likely as any other. */
const flat = 1;

/** How probable it is that an install costs no more than this many goals. */
function chanceOfCost({ spend, taps, installs }: Measured, cost: number): number {
  if (taps === 0) return 1;
  const hits = Math.min(installs, taps);
  return 1 - chanceAtMost(spend / taps / cost, { a: flat + hits, b: flat + taps - hits });
}

type Judged = {
  readonly sums: Measured;
  /** What an install may cost, in millionths. */ readonly goal: number;
};

/** All of a list together: of many that are tried, some look like waste by chance. */
export function judgeNGrams(list: readonly Judged[]): NGramVerdict[] {
  const isWaste = believable(
    list.map(({ sums, goal }) => chanceOfCost(sums, goal * wasteTimesGoal)),
    oneInTen,
  );
  return list.map(({ sums, goal }, place) => {
    if (sums.taps === 0) return 'thin';
    const chance = chanceOfCost(sums, goal * wasteTimesGoal);
    const stake = atStake({ sums, goal });
    if (isWaste[place] === true && chance <= oneInTen && stake > 0) return 'waste';
    if (chanceOfCost(sums, goal) >= 1 - oneInTen && stake <= 0) return 'earns';
    const { low, high } = wilsonBand(Math.min(sums.installs, sums.taps), sums.taps);
    return low === 0 || high / low > widestBand ? 'thin' : 'open';
  });
}

/** Money that its installs would not have cost at their goal; below zero where they cost less. */
export const atStake = ({ sums, goal }: Judged): number => sums.spend - goal * sums.installs;
