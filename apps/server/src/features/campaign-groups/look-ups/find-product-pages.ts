import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findProductPages as call } from '@tapwright/contracts/look-ups';
import type { TeamContext } from '../../../platform/http/context.ts';
import { askForGroup } from '../apple/ask-for-group.ts';

/** Apple has a list of at most a few dozen for each app. */
export async function findProductPages(
  context: TeamContext,
  { campaignGroupId, adamId }: ParsedQueryOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  return askForGroup(context, campaignGroupId, 'lookUpFailed', async (calls, options) => {
    const filters = [{ field: 'adamId', operator: 'EQUALS', value: adamId }] as const;
    const pages: AnswerOf<typeof call> = [];
    for await (const { rows } of calls.queryProductPages.pages({ filters }, options))
      for (const { id, name, state } of rows)
        pages.push({ productPageId: id.toLowerCase(), name: name ?? id, isPublished: state === 'PUBLISHED' });
    return pages;
  });
}
