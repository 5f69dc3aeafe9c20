import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import type { namePlaces as call } from '@tapwright/contracts/look-ups';
import type { TeamContext } from '../../../platform/http/context.ts';
import { askForGroup } from '../apple/ask-for-group.ts';

type Places = AnswerOf<typeof call>;

const pageSize = 200;

/** Apple keeps ids of places in an ad group, and tells their names only when asked. */
export async function namePlaces(
  context: TeamContext,
  { campaignGroupId, regions, cities }: ParsedBodyOf<typeof call>,
): Promise<Places> {
  const wanted = [
    ...regions.map((id) => ({ id, entity: 'AdminArea' as const })),
    ...cities.map((id) => ({ id, entity: 'Locality' as const })),
  ];
  if (wanted.length === 0) return [];
  return askForGroup(context, campaignGroupId, 'lookUpFailed', async (calls, options) => {
    const places: Places = [];
    for (let at = 0; at < wanted.length; at += pageSize) {
      const geoRequest = wanted.slice(at, at + pageSize);
      const request = { supplySource: 'APPSTORE', geoRequest, pagination: { pageSize } } as const;
      const { rows } = await calls.lookUpGeo(request, options);
      for (const { id, entity, displayName, countryOrRegion } of rows)
        places.push({
          placeId: id,
          kind: entity === 'AdminArea' ? 'region' : 'city',
          name: displayName ?? id,
          country: countryOrRegion ?? '',
        });
    }
    return places;
  });
}
