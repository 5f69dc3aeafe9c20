import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { searchPlaces as call } from '@tapwright/contracts/look-ups';
import type { TeamContext } from '../../../platform/http/context.ts';
import { askForGroup } from '../apple/ask-for-group.ts';

const kinds = { region: 'AdminArea', city: 'Locality' } as const;
const maxOfKind = 10;

export async function searchPlaces(
  context: TeamContext,
  { campaignGroupId, country, text }: ParsedQueryOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  return askForGroup(context, campaignGroupId, 'lookUpFailed', async (calls, options) => {
    const search = async (kind: keyof typeof kinds) => {
      const wanted = {
        supplySource: 'APPSTORE',
        query: text,
        countrycode: country,
        pageSize: maxOfKind,
      } as const;
      const { rows } = await calls.searchGeo({ ...wanted, entity: kinds[kind] }, options);
      return rows.map(({ id, displayName }) => ({
        placeId: id,
        kind,
        name: displayName ?? id,
        country,
      }));
    };
    return [...(await search('region')), ...(await search('city'))];
  });
}
