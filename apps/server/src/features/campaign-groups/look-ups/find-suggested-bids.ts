import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findSuggestedBids as call } from '@tapwright/contracts/live-figures';
import { currencyDecimals, findCurrency } from '@tapwright/domain/currencies';
import { foldKeyword } from '@tapwright/domain/keyword-text';
import type { TeamContext } from '../../../platform/http/context.ts';
import { askForCampaigns } from './ask-for-campaigns.ts';

const days = 28;
const pageSize = 5000;

/** Apple tells it beside the figures of a keyword; of the same word twice, the higher. */
export async function findSuggestedBids(
  context: TeamContext,
  query: ParsedQueryOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const found = new Map<string, { text: string; amount: string }>();
  await askForCampaigns(context, query, days, async ({ calls, options, group }, report) => {
    const currency = findCurrency(group.currency);
    if (currency === undefined) return;
    const { rows } = await calls.reportKeywords({ ...report, pagination: { pageSize } }, options);
    for (const { metadata, insights } of rows) {
      const suggested = insights?.bidRecommendation?.suggestedBidAmount ?? undefined;
      const number = Number(typeof suggested === 'object' ? suggested.amount : suggested);
      const fold = foldKeyword(metadata.text ?? '');
      if (!Number.isFinite(number) || number <= 0 || fold === '') continue;
      if (number > Number(found.get(fold)?.amount ?? 0))
        found.set(fold, { text: metadata.text ?? '', amount: number.toFixed(currencyDecimals[currency]) });
    }
  });
  return [...found.values()];
}
