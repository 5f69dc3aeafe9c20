import type { CategoryKey } from '../../world/categories.ts';
import { dateOf, weekdayOf, type DayNumber } from '../calendar/zone-days.ts';

/** Searches by month of the year, January first, around 1. */
const yearlyShapes = {
  even: [1.02, 1, 0.99, 0.98, 0.98, 0.98, 0.99, 0.99, 0.99, 1, 1.02, 1.06],
  resolutions: [1.38, 1.16, 1.06, 1, 0.97, 0.93, 0.9, 0.9, 0.97, 0.93, 0.88, 0.92],
  school: [1.08, 1.02, 1, 0.97, 0.93, 0.83, 0.84, 1.08, 1.22, 1.08, 1, 0.95],
  holidays: [0.93, 0.86, 0.9, 0.93, 1.03, 1.16, 1.27, 1.2, 1, 0.92, 0.86, 0.94],
  gifts: [0.92, 0.86, 0.9, 0.92, 0.95, 0.95, 0.95, 0.96, 0.97, 1.03, 1.31, 1.28],
  offices: [1.12, 1.06, 1.06, 1.02, 1, 0.97, 0.91, 0.88, 1.02, 1.03, 1, 0.93],
  matches: [0.98, 1, 1.02, 1.05, 1.05, 1.02, 0.86, 1.06, 1.07, 1.04, 0.96, 0.89],
} as const;

/** Yearly shape, and by how much a Saturday and a Sunday lie above the mean. */
const habits: Readonly<Record<CategoryKey, readonly [keyof typeof yearlyShapes, number]>> = {
  utilities: ['even', 0.02],
  medical: ['resolutions', -0.06],
  sports: ['matches', 0.14],
  graphicsDesign: ['school', -0.04],
  education: ['school', -0.09],
  lifestyle: ['resolutions', 0.04],
  finance: ['resolutions', -0.12],
  socialNetworking: ['even', 0.08],
  business: ['offices', -0.15],
  music: ['gifts', 0.08],
  photoVideo: ['holidays', 0.1],
  travel: ['holidays', 0.03],
  productivity: ['offices', -0.12],
  weather: ['even', 0.05],
  games: ['gifts', 0.15],
  entertainment: ['gifts', 0.15],
  healthFitness: ['resolutions', -0.05],
  books: ['gifts', 0.06],
  foodDrink: ['even', 0.12],
  shopping: ['gifts', 0.06],
};

/** Dollars per tap by quarter of the year, as MobileAction saw them in 2024, around 1. */
const pricesByQuarter = [1.9 / 1.84, 1.81 / 1.84, 1.72 / 1.84, 1.93 / 1.84] as const;

function between(values: readonly number[], place: number): number {
  const count = values.length;
  const low = Math.floor(place);
  const from = values[((low % count) + count) % count] ?? 1;
  const to = values[(((low + 1) % count) + count) % count] ?? 1;
  return from + (to - from) * (place - low);
}

/** Months and their part since January, the middle of a month being a whole number. */
function placeInYear(day: DayNumber): number {
  const date = dateOf(day);
  return date.getUTCMonth() + (date.getUTCDate() - 15) / 30.4;
}

/** Searches of a category on a day, against its yearly mean. */
export function searchesOnDay(category: CategoryKey, day: DayNumber): number {
  const [shape, weekend] = habits[category];
  const weekday = weekdayOf(day);
  const week = weekday === 0 || weekday === 6 ? 1 + weekend : 1 - weekend * 0.4;
  return between(yearlyShapes[shape], placeInYear(day)) * week;
}

/** Bids of everybody on a day, against their yearly mean. */
export function pricesOnDay(day: DayNumber): number {
  return between(pricesByQuarter, (placeInYear(day) - 1) / 3);
}
