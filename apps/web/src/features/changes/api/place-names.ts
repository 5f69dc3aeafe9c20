import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '@tapwright/contracts/call';
import { namePlaces } from '@tapwright/contracts/look-ups';
import { call } from '../../../platform/calls/call.ts';
import { placeKeys } from '../../../platform/keys.ts';

type Asked = Omit<BodyOf<typeof namePlaces>, 'regions' | 'cities'> & {
  readonly regions: readonly string[];
  readonly cities: readonly string[];
};

/** Asked of Apple: kept for some minutes and tried once. Of none nothing is asked. */
export const placeNamesQuery = ({ teamId, campaignGroupId, regions, cities }: Asked) =>
  queryOptions({
    staleTime: 300_000,
    retry: false,
    enabled: regions.length + cities.length > 0,
    queryKey: placeKeys.named(teamId, campaignGroupId, [...regions, ...cities]),
    queryFn: ({ signal }) =>
      call(namePlaces, {
        body: { teamId, campaignGroupId, regions: [...regions], cities: [...cities] },
        signal,
      }),
  });
