import { geoAreas } from './geo-areas.ts';
import type { Storefront } from './storefront.ts';
import { storefronts } from './storefronts.ts';

export type GeoEntity = 'Country' | 'AdminArea' | 'Locality';

export type GeoPlace = {
  /** The number as the platform sends it: a string. */
  id: string;
  /** Its name before it had a number, such as `US|CA|San Francisco`. */
  legacyId: string;
  entity: GeoEntity;
  /** Its own name, and that with everything it lies in, such as `Austin, Texas, United States`. */
  name: string;
  displayName: string;
  country: string;
  adminArea: string | null;
  locality: string | null;
  /** Share of the searches of its country that have a known place. */
  share: number;
};

/** The largest place of an area has half of it, the others share the rest. */
function localityShare(position: number, count: number): number {
  if (count === 1) return 1;
  return position === 0 ? 0.5 : 0.5 / (count - 1);
}

/** Areas and localities are numbered through, in the order of the tables. */
const numbers = { area: 9001, locality: 11_390_451 };

function localitiesOf(area: GeoPlace, names: readonly string[]): GeoPlace[] {
  return names.map((locality, position) => {
    const id = String(numbers.locality);
    numbers.locality += 1;
    return {
      ...area,
      id,
      legacyId: `${area.legacyId}|${locality}`,
      entity: 'Locality',
      name: locality,
      displayName: `${locality}, ${area.displayName}`,
      locality,
      share: area.share * localityShare(position, names.length),
    };
  });
}

/** `line` as in the table; shares of all areas come down to 1. */
function areaOf({ code: country, name: countryName }: Storefront, line: string, whole: number): GeoPlace[] {
  const [names = '', weight = '0', list = ''] = line.split(':');
  const [adminArea = '', name = adminArea] = names.split('=');
  const id = String(numbers.area);
  numbers.area += 1;
  const area: GeoPlace = {
    id,
    legacyId: `${country}|${adminArea}`,
    entity: 'AdminArea',
    name,
    displayName: `${name}, ${countryName}`,
    country,
    adminArea,
    locality: null,
    share: Number(weight) / whole,
  };
  return [area, ...localitiesOf(area, list.split(','))];
}

function placesOf(storefront: Storefront, position: number): GeoPlace[] {
  const { code, name } = storefront;
  const lines = geoAreas[code] ?? [];
  const whole = lines.reduce((sum, line) => sum + Number(line.split(':')[1]), 0);
  const country: GeoPlace = {
    id: String(1101 + position),
    legacyId: code,
    entity: 'Country',
    name,
    displayName: name,
    country: code,
    adminArea: null,
    locality: null,
    share: 1,
  };
  return [country, ...lines.flatMap((line) => areaOf(storefront, line, whole))];
}

export const geoPlaces: readonly GeoPlace[] = storefronts.flatMap(placesOf);

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** Whether somebody who types this may mean the place: a part of its own name, or the beginning of the whole one. */
export function answersTo({ name, displayName }: GeoPlace, typed: string): boolean {
  return plain(name).includes(plain(typed)) || plain(displayName).startsWith(plain(typed));
}

const byId = new Map(geoPlaces.map((place) => [place.id, place]));
const byLegacyId = new Map(geoPlaces.map((place) => [place.legacyId, place]));

export function findGeoPlace(id: string): GeoPlace | undefined {
  return byId.get(id) ?? byLegacyId.get(id);
}

const localities = new Map<string, readonly GeoPlace[]>();
for (const place of geoPlaces) {
  if (place.entity === 'Country') {
    localities.set(
      place.country,
      geoPlaces.filter((other) => other.country === place.country && other.entity === 'Locality'),
    );
  }
}

export function listLocalities(country: string): readonly GeoPlace[] {
  return localities.get(country) ?? [];
}
