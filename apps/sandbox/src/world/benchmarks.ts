import { categoryKeys, type CategoryKey } from './categories.ts';
import { getStorefront } from './storefronts.ts';

/** Taps per impression, installs per tap, US dollars per tap. */
export type Benchmark = { ttr: number; cr: number; cptDollars: number };

/** Adapty's 2026 panel of subscription apps, year 2025: TTR %, CR %, CPT in dollars. */
const countryPanel: Readonly<Record<string, readonly [number, number, number]>> = {
  US: [9.0, 62.7, 1.58],
  GB: [9.0, 64.7, 1.31],
  AU: [8.7, 61.8, 1.17],
  CA: [8.6, 60.5, 0.96],
  CH: [7.8, 57.0, 0.95],
  IL: [7.4, 63.5, 1.01],
  DE: [11.5, 63.9, 0.86],
  FR: [12.2, 67.3, 0.75],
  NL: [7.7, 60.5, 0.65],
  SE: [6.9, 57.8, 0.57],
  IT: [10.4, 65.2, 0.47],
  ES: [9.8, 64.8, 0.46],
  CN: [4.8, 49.3, 1.25],
  JP: [9.2, 49.3, 0.73],
  KR: [6.3, 55.2, 0.48],
  TW: [7.7, 51.7, 0.34],
  HK: [6.0, 45.4, 0.48],
  SG: [5.1, 49.5, 0.5],
  BR: [12.5, 71.2, 0.29],
  MX: [8.8, 60.6, 0.45],
  IN: [9.2, 59.8, 0.18],
  ID: [7.4, 56.6, 0.2],
  TR: [10.3, 55.7, 0.31],
  VN: [9.7, 64.5, 0.16],
};

const categoryPanel: Readonly<Record<CategoryKey, readonly [number, number, number]>> = {
  utilities: [19.5, 73.6, 0.51],
  medical: [13.5, 62.8, 1.21],
  sports: [13.5, 65.9, 0.31],
  graphicsDesign: [11.6, 67.9, 1.17],
  education: [11.1, 66.1, 1.38],
  lifestyle: [10.0, 56.2, 0.63],
  finance: [9.7, 44.2, 0.91],
  socialNetworking: [9.4, 61.5, 0.61],
  business: [8.9, 62.5, 2.14],
  music: [8.5, 59.5, 1.05],
  photoVideo: [8.4, 63.5, 0.69],
  travel: [8.0, 59.1, 0.61],
  productivity: [8.0, 60.2, 0.89],
  weather: [7.3, 53.9, 0.37],
  games: [7.0, 56.9, 0.3],
  entertainment: [6.6, 42.5, 0.36],
  healthFitness: [6.1, 51.7, 1.62],
  books: [5.7, 51.3, 0.36],
  foodDrink: [2.8, 46.5, 1.47],
  shopping: [1.1, 14.3, 3.15],
};

/** Shares of impressions under which both tables speak of the same whole; the panel names none. */
export const panelMix = {
  countries: {
    US: 30,
    GB: 7,
    AU: 4,
    CA: 5,
    CH: 1.5,
    IL: 1.5,
    DE: 7,
    FR: 6,
    NL: 2,
    SE: 1.5,
    IT: 4,
    ES: 4,
    CN: 4,
    JP: 6,
    KR: 3,
    TW: 2,
    HK: 1,
    SG: 1,
    BR: 5,
    MX: 4,
    IN: 3,
    ID: 2,
    TR: 3,
    VN: 1.5,
  } as Readonly<Record<string, number>>,
  categories: {
    utilities: 12,
    medical: 3,
    sports: 3,
    graphicsDesign: 6,
    education: 9,
    lifestyle: 7,
    finance: 4,
    socialNetworking: 4,
    business: 4,
    music: 4,
    photoVideo: 10,
    travel: 3,
    productivity: 10,
    weather: 2,
    games: 6,
    entertainment: 4,
    healthFitness: 12,
    books: 3,
    foodDrink: 2,
    shopping: 1,
  } as Readonly<Record<CategoryKey, number>>,
};

/** The whole that both tables come down to under that mix; they differ from it by under 4 %. */
const whole: Benchmark = { ttr: 0.0948, cr: 0.6214, cptDollars: 0.8957 };

function toBenchmark([ttr, cr, cptDollars]: readonly [number, number, number]): Benchmark {
  return { ttr: ttr / 100, cr: cr / 100, cptDollars };
}

export const benchmarkCountries: readonly string[] = Object.keys(countryPanel);
export const benchmarkCategories: readonly CategoryKey[] = categoryKeys;

export function countryBenchmark(country: string): Benchmark {
  const row = countryPanel[country];
  if (row) return toBenchmark(row);
  const { like } = getStorefront(country);
  if (!like) throw new RangeError(`no benchmark for ${country}`);
  const kin = countryBenchmark(like.country);
  return { ...kin, cptDollars: kin.cptDollars * like.price };
}

export function categoryBenchmark(category: CategoryKey): Benchmark {
  return toBenchmark(categoryPanel[category]);
}

function combineBenchmarks(there: Benchmark, kind: Benchmark): Benchmark {
  return {
    ttr: (there.ttr * kind.ttr) / whole.ttr,
    cr: Math.min(0.92, (there.cr * kind.cr) / whole.cr),
    cptDollars: (there.cptDollars * kind.cptDollars) / whole.cptDollars,
  };
}

const benchmarks = new Map<string, Map<CategoryKey, Benchmark>>();

/** What an ordinary advertiser of the category meets in the country. */
export function benchmarkOf(country: string, category: CategoryKey): Benchmark {
  const ofCountry = benchmarks.get(country) ?? new Map<CategoryKey, Benchmark>();
  benchmarks.set(country, ofCountry);
  const benchmark =
    ofCountry.get(category) ?? combineBenchmarks(countryBenchmark(country), categoryBenchmark(category));
  ofCountry.set(category, benchmark);
  return benchmark;
}
