import { listBudgetSegments } from '../budget/budget.ts';
import type { MonthEntries } from '../auction/month-entries.ts';
import { CampaignMonth } from '../counts/campaign-month.ts';
import { countServed } from '../counts/count-events.ts';
import { countsSize, readMeasures, tapInstallsOf } from '../counts/measures.ts';
import { DrawnDay } from '../delivery/drawn-day.ts';
import { DrawnPeriod } from '../delivery/drawn-period.ts';
import type { DrawBuffers } from '../delivery/draw-buffers.ts';
import { allArrived } from '../delivery/late-installs.ts';
import { addExpected, expectedOnDay, nothingExpected, type Expected } from './expected-counts.ts';

/** Chance moves the cost of a day by more than this many deviations hardly ever. */
const deviations = 8;

/** Whether a day may end before midnight because its money, or that of its month, is gone. */
export function mayEndEarly(month: MonthEntries): boolean {
  let spent = 0;
  let variance = 0;
  for (let day = 0; day < month.days; day += 1) {
    const { spend, costVariance } = expectedOnDay(month, day);
    spent += spend;
    variance += costVariance;
    for (const { dailyCap, monthCap } of listBudgetSegments(month.campaign.row, month, day)) {
      if (spend + deviations * Math.sqrt(costVariance) > dailyCap) return true;
      if (spent + deviations * Math.sqrt(variance) > monthCap) return true;
    }
  }
  return false;
}

/** What a day brought in a draw: its counts while money was left. */
function servedOn(day: DrawnDay): Expected {
  const counts = new Float64Array(countsSize);
  for (let at = 0; at < day.drawn.month.entries.length; at += 1)
    countServed(day, at, 0, day.length, counts, 0);
  const measures = readMeasures(counts, 0);
  const { impressions, taps, spend, viewNewDownloads, viewRedownloads } = measures;
  const viewInstalls = viewNewDownloads + viewRedownloads;
  return { impressions, taps, spend, tapInstalls: tapInstallsOf(measures), viewInstalls };
}

/** What is expected of each day of a month when money ends early on some: the mean of so many draws. */
export function expectedWithBudget(month: MonthEntries, buffers: DrawBuffers, draws: number): Expected[] {
  const means = Array.from({ length: month.days }, () => nothingExpected);
  for (let chance = 1; chance <= draws; chance += 1) {
    const filled = new CampaignMonth(month, chance);
    filled.fill(month, buffers, month.days);
    for (let dayIndex = 0, period = 0; dayIndex < month.days; period += 1) {
      const drawn = new DrawnPeriod(month, period, buffers, chance);
      for (const end = dayIndex + drawn.period.days; dayIndex < end; dayIndex += 1) {
        const served = servedOn(new DrawnDay(drawn, dayIndex, filled.windowsOn(dayIndex), allArrived));
        means[dayIndex] = addExpected(means[dayIndex] ?? nothingExpected, served, 1 / draws);
      }
    }
  }
  return means;
}
