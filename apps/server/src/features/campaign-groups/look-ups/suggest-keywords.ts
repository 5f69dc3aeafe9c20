import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { suggestKeywords as call } from '@tapwright/contracts/look-ups';
import type { TeamContext } from '../../../platform/http/context.ts';
import { askForGroup } from '../apple/ask-for-group.ts';

/** So many that pasted words are among them, too. */
const maxSuggestions = 200;

export async function suggestKeywords(
  context: TeamContext,
  { campaignGroupId, adamId, country, term }: ParsedQueryOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  return askForGroup(context, campaignGroupId, 'lookUpFailed', async (calls, options) => {
    const { rows } = await calls.suggestKeywords(
      {
        filters: [
          { field: 'promotedObjectId', operator: 'EQUALS', value: [adamId] },
          { field: 'promotedObjectType', operator: 'EQUALS', value: ['APPSTORE_APP'] },
          { field: 'countriesOrRegions', operator: 'IN', value: [country] },
          ...(term === '' ? [] : [{ field: 'terms', operator: 'IN', value: [term] } as const]),
        ],
        pagination: { pageSize: maxSuggestions },
      },
      options,
    );
    return rows.map(({ text, popularity }) => ({ text, popularity: popularity ?? null }));
  });
}
