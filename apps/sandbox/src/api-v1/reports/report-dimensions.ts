import type { RowSubject, Breakdown } from '../../market/report/measure-request.ts';
import { findGeoPlace } from '../../world/geo.ts';

type Dimension = { breakdown: Breakdown; read: (subject: RowSubject) => string | null };

const placeName = (id: string | null | undefined): string | null =>
  id ? (findGeoPlace(id)?.displayName ?? null) : null;

const country: Dimension = { breakdown: 'country', read: (subject) => subject.country ?? null };

/** What a report can be grouped by, and where it stands in a row of the market. */
const dimensions: Readonly<Record<string, Dimension>> = {
  deviceClass: { breakdown: 'device', read: (subject) => subject.device ?? null },
  ageRange: { breakdown: 'age', read: (subject) => subject.age ?? null },
  gender: { breakdown: 'gender', read: (subject) => subject.gender ?? null },
  countryOrRegion: country,
  countryCode: country,
  storefront: country,
  adminArea: { breakdown: 'adminArea', read: (subject) => placeName(subject.adminAreaId) },
  locality: { breakdown: 'locality', read: (subject) => placeName(subject.localityId) },
};

export const breakdownsOf = (groupBy: readonly string[]): Breakdown[] => [
  ...new Set(groupBy.flatMap((name) => dimensions[name]?.breakdown ?? [])),
];

export const dimensionsOf = (
  groupBy: readonly string[],
  subject: RowSubject,
): Record<string, string | null> =>
  Object.fromEntries(groupBy.map((name) => [name, dimensions[name]?.read(subject) ?? null]));
