import { adGroupTargeting } from '@tapwright/apple-ads/wire/campaigns/targeting';
import { customerTypes } from '@tapwright/domain/ad-states';
import * as z from 'zod/mini';
import type { Fields } from '../sets/edits-store.ts';

const texts = z.optional(z.array(z.string()));
const age = z.optional(z.nullable(z.int()));
const audience = z.object({
  devices: texts,
  genders: texts,
  minAge: age,
  maxAge: age,
  customerType: z.optional(z.enum(customerTypes)),
  regions: texts,
  cities: texts,
  hours: z.optional(z.array(z.int())),
  targeting: z.optional(adGroupTargeting),
});

const listed = (include: readonly (string | number)[]) => ({ include: include.map(String) });

/** A dimension that is sent replaces the stored one whole; an empty one reaches everybody. */
export function writeTargeting(after: Fields, adamId: string) {
  const { devices, genders, minAge, maxAge, customerType, regions, cities, hours, targeting } = z.parse(
    audience,
    after,
  );
  const apps = {
    all: { include: [], exclude: [] },
    new: { include: [], exclude: [adamId] },
    returning: { include: [adamId], exclude: [] },
  };
  const isKept = customerType === undefined || customerType === 'other';
  return {
    ...targeting,
    ...(devices && { deviceClass: listed(devices) }),
    ...(genders && { gender: listed(genders) }),
    ...(minAge !== undefined && { minAge: listed(minAge === null ? [] : [minAge]) }),
    ...(maxAge !== undefined && { maxAge: listed(maxAge === null ? [] : [maxAge]) }),
    ...(isKept ? {} : { appDownloader: apps[customerType] }),
    ...(regions && { adminArea: listed(regions) }),
    ...(cities && { locality: listed(cities) }),
    ...(hours && { daypart: listed(hours) }),
  };
}
