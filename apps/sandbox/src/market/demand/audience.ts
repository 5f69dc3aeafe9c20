import { categories, type CategoryKey } from '../../world/categories.ts';
import type { AgeRange, Targeting } from '../../world/entities.ts';
import { findGeoPlace, listLocalities, type GeoPlace } from '../../world/geo.ts';

/** Reports name these bands; null is everybody whose age and gender the platform does not know. */
export const ageBands = ['18-24', '25-34', '35-44', '45-54', '55-64', '65+'] as const;

/** One kind of searcher, with how often and how well it responds against the mean of all. */
export type Share<Kind> = { kind: Kind; weight: number; tapLift: number; installLift: number };

export type Device = 'IPHONE' | 'IPAD';
export type Person = { age: (typeof ageBands)[number]; gender: 'M' | 'F' } | null;

/** Who among all searchers may see an ad. Weights of each list add up to 1. */
export type Audience = {
  /** Part of all searchers. */
  part: number;
  tapLift: number;
  installLift: number;
  /** Of its tap-through installs, the part by people who never had the app. */
  newPart: number;
  devices: readonly Share<Device>[];
  people: readonly Share<Person>[];
  places: readonly Share<GeoPlace | null>[];
};

const knownPeople = 0.22;
const knownPlaces = 0.55;
const returningSearchers = 0.28;

/** First year, last year, share, taps and installs against the mean. */
const ages: readonly (readonly [number, number, number, number, number])[] = [
  [18, 24, 0.15, 1.12, 0.96],
  [25, 34, 0.25, 1.07, 1.04],
  [35, 44, 0.22, 1.0, 1.04],
  [45, 54, 0.17, 0.93, 1.0],
  [55, 64, 0.13, 0.86, 0.97],
  [65, 85, 0.08, 0.8, 0.92],
];

function devicesOf(category: CategoryKey): Share<Device>[] {
  const { ipadShare } = categories[category];
  return [
    { kind: 'IPHONE', weight: 1 - ipadShare, tapLift: 1, installLift: 1 },
    { kind: 'IPAD', weight: ipadShare, tapLift: 0.82, installLift: 0.92 },
  ];
}

function peopleOf(category: CategoryKey): Share<Person>[] {
  const { womenShare } = categories[category];
  const known = ageBands.flatMap((age, band) => {
    const [, , share = 0, tapLift = 1, installLift = 1] = ages[band] ?? [];
    const weight = knownPeople * share;
    return [
      {
        kind: { age, gender: 'F' as const },
        weight: weight * womenShare,
        tapLift: tapLift * 1.03,
        installLift,
      },
      {
        kind: { age, gender: 'M' as const },
        weight: weight * (1 - womenShare),
        tapLift: tapLift * 0.97,
        installLift,
      },
    ];
  });
  return [{ kind: null, weight: 1 - knownPeople, tapLift: 1, installLift: 1 }, ...known];
}

function placesOf(country: string): Share<GeoPlace | null>[] {
  const known = listLocalities(country).map((place) => ({
    kind: place,
    weight: place.share * knownPlaces,
    tapLift: 1,
    installLift: 1,
  }));
  return [{ kind: null, weight: 1 - knownPlaces, tapLift: 1, installLift: 1 }, ...known];
}

/** Part of a band of ages that lies within any of the ranges. */
function partOfBand(band: string, ranges: readonly AgeRange[]): number {
  const [first = 0, last = 0] = ages[ageBands.findIndex((age) => age === band)] ?? [];
  let years = 0;
  for (let age = first; age <= last; age += 1) {
    if (ranges.some(({ min, max }) => age >= min && (max === null || age <= max))) years += 1;
  }
  return years / (last - first + 1);
}

/** Age or gender targeting leaves only people whose age and gender are known. */
function personPart(person: Person, { ages: ranges, genders }: Targeting): number {
  if (!ranges?.length && !genders?.length) return 1;
  if (person === null) return 0;
  if (genders?.length && !genders.includes(person.gender)) return 0;
  return ranges?.length ? partOfBand(person.age, ranges) : 1;
}

function lies(place: GeoPlace, within: GeoPlace): boolean {
  if (within.entity === 'Country') return place.country === within.country;
  if (within.entity === 'AdminArea')
    return place.country === within.country && place.adminArea === within.adminArea;
  return place.id === within.id;
}

function placePart(place: GeoPlace | null, geoIds: readonly string[] | null): number {
  if (!geoIds?.length) return 1;
  if (place === null) return 0;
  return geoIds.some((id) => {
    const within = findGeoPlace(id);
    return within !== undefined && lies(place, within);
  })
    ? 1
    : 0;
}

type Cut<Kind> = { list: Share<Kind>[]; part: number; tapLift: number; installLift: number };

/** Keeps a part of each kind; the lifts are those of what is left against the whole. */
function cut<Kind>(all: readonly Share<Kind>[], partOf: (kind: Kind) => number): Cut<Kind> {
  const sums = { whole: 0, wholeTaps: 0, wholeInstalls: 0, part: 0, taps: 0, installs: 0 };
  const kept: Share<Kind>[] = [];
  for (const share of all) {
    const weight = share.weight * partOf(share.kind);
    sums.whole += share.weight;
    sums.wholeTaps += share.weight * share.tapLift;
    sums.wholeInstalls += share.weight * share.tapLift * share.installLift;
    if (weight === 0) continue;
    kept.push({ ...share, weight });
    sums.part += weight;
    sums.taps += weight * share.tapLift;
    sums.installs += weight * share.tapLift * share.installLift;
  }
  if (sums.part === 0) return { list: [], part: 0, tapLift: 1, installLift: 1 };
  return {
    list: kept.map((share) => ({ ...share, weight: share.weight / sums.part })),
    part: sums.part / sums.whole,
    tapLift: sums.taps / sums.part / (sums.wholeTaps / sums.whole),
    installLift: sums.installs / sums.taps / (sums.wholeInstalls / sums.wholeTaps),
  };
}

/** Own apps that people must have, or must not have, decide between newcomers and returners. */
function customers(
  targeting: Targeting,
  adamId: number,
  redownloadShare: number,
): { part: number; newPart: number } {
  const own = String(adamId);
  const others = (ids: readonly string[]): number => ids.filter((id) => id !== own).length;
  const part = 0.06 ** others(targeting.haveApps) * 0.97 ** others(targeting.haveNotApps);
  if (targeting.haveApps.includes(own)) return { part: part * returningSearchers, newPart: 0 };
  if (targeting.haveNotApps.includes(own)) return { part: part * (1 - returningSearchers), newPart: 1 };
  return { part, newPart: 1 - redownloadShare };
}

function appCategoryPart({ appCategories }: Targeting): number {
  if (appCategories.include.length > 0) return 0.3;
  return appCategories.exclude.length > 0 ? 0.7 : 1;
}

export function audienceOf(
  targeting: Targeting,
  adamId: number,
  category: CategoryKey,
  country: string,
): Audience {
  const { devices: wanted, geoIds } = targeting;
  const devices = cut(devicesOf(category), (device) => (wanted?.length && !wanted.includes(device) ? 0 : 1));
  const people = cut(peopleOf(category), (person) => personPart(person, targeting));
  const places = cut(placesOf(country), (place) => placePart(place, geoIds));
  const { part, newPart } = customers(targeting, adamId, categories[category].redownloadShare);
  return {
    part: devices.part * people.part * places.part * part * appCategoryPart(targeting),
    tapLift: devices.tapLift * people.tapLift,
    installLift: devices.installLift * people.installLift,
    newPart,
    devices: devices.list,
    people: people.list,
    places: places.list,
  };
}
