import type { RowSubject, Split } from '../../market/measure-request.ts';
import { findGeoPlace } from '../../world/geo.ts';

type Dimension = { split: Split; read: (subject: RowSubject) => string | null };

const placeName = (id: string | null | undefined): string | null =>
  id ? (findGeoPlace(id)?.displayName ?? null) : null;

const country: Dimension = { split: 'country', read: (subject) => subject.country ?? null };

/** What a report can be grouped by, and where it stands in a row of the market. */
const dimensions: Readonly<Record<string, Dimension>> = {
  deviceClass: { split: 'device', read: (subject) => subject.device ?? null },
  ageRange: { split: 'age', read: (subject) => subject.age ?? null },
  gender: { split: 'gender', read: (subject) => subject.gender ?? null },
  countryOrRegion: country,
  countryCode: country,
  storefront: country,
  adminArea: { split: 'adminArea', read: (subject) => placeName(subject.adminAreaId) },
  locality: { split: 'locality', read: (subject) => placeName(subject.localityId) },
};

export const splitsOf = (groupBy: readonly string[]): Split[] => [
  ...new Set(groupBy.flatMap((name) => dimensions[name]?.split ?? [])),
];

export const dimensionsOf = (
  groupBy: readonly string[],
  subject: RowSubject,
): Record<string, string | null> =>
  Object.fromEntries(groupBy.map((name) => [name, dimensions[name]?.read(subject) ?? null]));
