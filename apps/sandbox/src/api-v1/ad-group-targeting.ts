import {
  daypartHours,
  deviceClasses,
  genders,
  maxTargetAge,
  sameAppCategory,
  minTargetAge,
} from '@tapwright/apple-ads/wire/campaigns/targeting';
import type { AgeRange, Targeting } from '../world/entities.ts';
import { findGeoPlace, type GeoEntity } from '../world/geo.ts';
import { refuseValue } from '../verbs/refusal.ts';
import type { SentDimension } from './campaign-targeting.ts';

export type SentTargeting = { [dimension: string]: SentDimension | null | undefined };

const mapsOnly = ['postalCode', 'radius', 'locationGroup', 'travelIntent'] as const;

const geoEntities: Readonly<Record<string, GeoEntity>> = {
  country: 'Country',
  adminArea: 'AdminArea',
  locality: 'Locality',
};

const listed = (dimension: SentDimension | null): readonly string[] | null =>
  dimension?.include && dimension.include.length > 0 ? dimension.include : null;

function pickFrom<Value extends string>(
  name: string,
  allowed: readonly Value[],
  dimension: SentDimension | null,
) {
  const include = listed(dimension);
  return (
    include?.map(
      (sent) =>
        allowed.find((value) => value === sent) ??
        refuseValue(`targeting.${name}.include`, `${sent} is not a value of ${name}.`),
    ) ?? null
  );
}

function readAge(name: 'minAge' | 'maxAge', dimension: SentDimension | null): number | null {
  const include = listed(dimension);
  if (!include) return null;
  const age = Number(include[0]);
  if (include.length > 1 || !Number.isInteger(age) || age < minTargetAge || age > maxTargetAge)
    return refuseValue(
      `targeting.${name}.include`,
      `${name} must be one age from ${minTargetAge} to ${maxTargetAge}.`,
    );
  return age;
}

/** The two ends come and go on their own. */
function readAges(before: Targeting, sent: SentTargeting): readonly AgeRange[] | null {
  const [range] = before.ages ?? [];
  const min = sent.minAge === undefined ? (range?.min ?? null) : readAge('minAge', sent.minAge);
  const max = sent.maxAge === undefined ? (range?.max ?? null) : readAge('maxAge', sent.maxAge);
  return min === null && max === null ? null : [{ min: min ?? minTargetAge, max }];
}

function readGeo(before: Targeting, sent: SentTargeting): readonly string[] | null {
  const ids = Object.entries(geoEntities).flatMap(([name, entity]) => {
    const dimension = sent[name];
    if (dimension === undefined)
      return (before.geoIds ?? []).filter((id) => findGeoPlace(id)?.entity === entity);
    return (listed(dimension) ?? []).map((id) => {
      const place = /^\d+$/.test(id) ? findGeoPlace(id) : undefined;
      if (place?.entity !== entity)
        return refuseValue(`targeting.${name}.include`, `There is no ${name} ${id}.`);
      return id;
    });
  });
  return ids.length > 0 ? ids : null;
}

function readHours(dimension: SentDimension | null): readonly number[] | null {
  const include = listed(dimension);
  if (!include) return null;
  const hours = include.map((text) => {
    const hour = /^\d{1,3}$/.test(text) ? Number(text) : -1;
    return hour >= 0 && hour < daypartHours
      ? hour
      : refuseValue('targeting.daypart.include', `${text} is not an hour of the week from 0 to 167.`);
  });
  return [...new Set(hours)].toSorted((one, other) => one - other);
}

function readCategories(dimension: SentDimension | null): Targeting['appCategories'] {
  const include = [...(dimension?.include ?? [])];
  const exclude = [...(dimension?.exclude ?? [])];
  if ([...include, ...exclude].some((id) => id !== sameAppCategory))
    refuseValue('targeting.appCategory', `The only category there is is ${sameAppCategory}, the app's own.`);
  return { include, exclude };
}

/** A dimension that is sent replaces the stored one; what it excludes counts for apps and categories alone. */
export function readAdGroupTargeting(before: Targeting, sent: SentTargeting): Targeting {
  const strange = mapsOnly.find((name) => listed(sent[name] ?? null));
  if (strange) refuseValue(`targeting.${strange}`, `${strange} is not for App Store campaigns.`);
  const { deviceClass, gender, appDownloader, appCategory, daypart } = sent;
  return {
    devices: deviceClass === undefined ? before.devices : pickFrom('deviceClass', deviceClasses, deviceClass),
    ages: readAges(before, sent),
    genders: gender === undefined ? before.genders : pickFrom('gender', genders, gender),
    geoIds: readGeo(before, sent),
    haveApps: appDownloader === undefined ? before.haveApps : [...(appDownloader?.include ?? [])],
    haveNotApps: appDownloader === undefined ? before.haveNotApps : [...(appDownloader?.exclude ?? [])],
    appCategories: appCategory === undefined ? before.appCategories : readCategories(appCategory),
    hoursOfWeek: daypart === undefined ? before.hoursOfWeek : readHours(daypart),
  };
}

type WrittenDimension = { include?: string[]; exclude?: string[] };

function written(
  name: string,
  include: readonly (string | number)[] | null,
  exclude: readonly string[] = [],
): [string, WrittenDimension][] {
  if (include === null || include.length + exclude.length === 0) return [];
  const dimension: WrittenDimension = {};
  if (include.length > 0) dimension.include = include.map(String);
  if (exclude.length > 0) dimension.exclude = [...exclude];
  return [[name, dimension]];
}

/** Only what narrows the audience is written. */
export function writeAdGroupTargeting(targeting: Targeting): { [dimension: string]: WrittenDimension } {
  const { devices, ages, genders, geoIds, haveApps, haveNotApps, appCategories, hoursOfWeek } = targeting;
  const maxAges = ages?.map(({ max }) => max) ?? [];
  const oldest = maxAges.some((max) => max === null) ? null : Math.max(...maxAges.map((max) => max ?? 0));
  const geo = Object.entries(geoEntities).flatMap(([name, entity]) =>
    written(name, geoIds?.filter((id) => findGeoPlace(id)?.entity === entity) ?? null),
  );
  return Object.fromEntries([
    ...written('deviceClass', devices),
    ...(ages ? written('minAge', [Math.min(...ages.map(({ min }) => min))]) : []),
    ...(ages && oldest !== null ? written('maxAge', [oldest]) : []),
    ...written('gender', genders),
    ...geo,
    ...written('appDownloader', haveApps, haveNotApps),
    ...written('appCategory', appCategories.include, appCategories.exclude),
    ...written('daypart', hoursOfWeek),
  ]);
}
