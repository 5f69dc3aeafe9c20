import type * as z from 'zod/mini';
import {
  daypartHours,
  maxTargetAge,
  sameAppCategory,
  minTargetAge,
} from '@tapwright/apple-ads/wire/campaigns/targeting';
import type { targetingDimensions } from '@tapwright/apple-ads-v5/ad-group';
import { refuseValue } from '../verbs/refusal.ts';
import { everybody, type AgeRange, type Targeting } from '../world/entities.ts';
import { findGeoPlace, type GeoEntity } from '../world/geo.ts';

export type SentDimensions = z.output<typeof targetingDimensions>;
type Sent = SentDimensions['gender'];

const geoEntities = { country: 'Country', adminArea: 'AdminArea', locality: 'Locality' } as const;

const fieldOf = (name: string): string => `targetingDimensions.${name}`;

/** Null and an empty list both mean everybody. */
const listed = (sent: Sent): readonly string[] | null =>
  sent?.included && sent.included.length > 0 ? sent.included.map(String) : null;

function pickFrom<Value extends string>(name: string, allowed: readonly Value[], sent: Sent) {
  return (
    listed(sent)?.map(
      (text) =>
        allowed.find((value) => value === text) ??
        refuseValue(fieldOf(name), `${text} is not a value of ${name}.`),
    ) ?? null
  );
}

function readAge(age: string | number | null | undefined): number | null {
  if (age === null || age === undefined) return null;
  const years = Number(age);
  if (years < minTargetAge || years > maxTargetAge + 1)
    return refuseValue(fieldOf('age'), `Ages go from ${minTargetAge} to ${maxTargetAge + 1}.`);
  return years;
}

function readAges(sent: SentDimensions['age']): readonly AgeRange[] | null {
  const ranges = sent?.included ?? [];
  if (ranges.length === 0) return null;
  return ranges.map(({ minAge, maxAge }) => ({ min: readAge(minAge) ?? minTargetAge, max: readAge(maxAge) }));
}

function readPlaces(sent: SentDimensions): readonly string[] | null {
  if ((sent.country?.included?.length ?? 0) > 1)
    refuseValue(fieldOf('country'), 'Only one country can be targeted.');
  const ids = (['country', 'adminArea', 'locality'] as const).flatMap((name) =>
    (listed(sent[name]) ?? []).map((text) => {
      const place = findGeoPlace(text);
      const wanted: GeoEntity = geoEntities[name];
      if (place?.entity !== wanted) return refuseValue(fieldOf(name), `There is no ${name} ${text}.`);
      return place.id;
    }),
  );
  return ids.length > 0 ? ids : null;
}

function readHours(sent: SentDimensions['daypart']): readonly number[] | null {
  const hours = listed(sent?.userTime)?.map(Number) ?? null;
  if (hours?.some((hour) => !Number.isInteger(hour) || hour < 0 || hour >= daypartHours))
    return refuseValue(fieldOf('daypart'), 'Hours of the week go from 0 to 167.');
  return hours && [...new Set(hours)].toSorted((one, other) => one - other);
}

function readCategories(sent: Sent): Targeting['appCategories'] {
  const include = sent?.included?.map(String) ?? [];
  const exclude = sent?.excluded?.map(String) ?? [];
  if ([...include, ...exclude].some((id) => id !== sameAppCategory))
    refuseValue(fieldOf('appCategories'), `The only category there is is ${sameAppCategory}, the app's own.`);
  return { include, exclude };
}

/** The whole of it: what is not sent targets everybody. */
export function readDimensions(sent: SentDimensions | null | undefined): Targeting {
  if (!sent) return everybody;
  return {
    devices: pickFrom('deviceClass', ['IPHONE', 'IPAD'], sent.deviceClass),
    ages: readAges(sent.age),
    genders: pickFrom('gender', ['M', 'F'], sent.gender),
    geoIds: readPlaces(sent),
    haveApps: sent.appDownloaders?.included?.map(String) ?? [],
    haveNotApps: sent.appDownloaders?.excluded?.map(String) ?? [],
    appCategories: readCategories(sent.appCategories),
    hoursOfWeek: readHours(sent.daypart),
  };
}

const included = <Value>(values: readonly Value[] | null) =>
  values === null || values.length === 0 ? null : { included: [...values] };

function bothOf(include: readonly string[], exclude: readonly string[]) {
  if (include.length + exclude.length === 0) return null;
  return { included: [...include], excluded: [...exclude] };
}

export function writeDimensions(targeting: Targeting) {
  const { devices, ages, genders, geoIds, haveApps, haveNotApps, appCategories, hoursOfWeek } = targeting;
  const places = (entity: GeoEntity) =>
    included(
      (geoIds ?? []).flatMap((id) => {
        const place = findGeoPlace(id);
        return place?.entity === entity ? [place.legacyId] : [];
      }),
    );
  const ranges = ages?.map(({ min, max }) => ({ minAge: min, maxAge: max })) ?? null;
  return {
    deviceClass: included(devices),
    age: included(ranges),
    gender: included(genders),
    country: places('Country'),
    adminArea: places('AdminArea'),
    locality: places('Locality'),
    daypart: hoursOfWeek && { userTime: { included: [...hoursOfWeek] } },
    appDownloaders: bothOf(haveApps, haveNotApps),
    appCategories: bothOf(appCategories.include, appCategories.exclude),
  };
}
