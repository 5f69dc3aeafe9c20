import { addDays, type Day } from '@tapwright/domain/days';
import type { StepOf } from '../pass/sync-step.ts';

export type SuggestedBid = {
  bidRecommendation?:
    | { suggestedBidAmount?: number | { amount?: string | null | undefined } | null | undefined }
    | null
    | undefined;
};
type Row = { metadata: { id?: string | undefined }; insights?: SuggestedBid | null | undefined };

/** What Apple suggests to bid now stands beside the figures of keywords; beside older figures it is what was right then. */
export function addSuggestedBids(
  bids: Map<string, number>,
  { level, until }: Pick<StepOf<'facts'>, 'level' | 'until'>,
  rows: readonly Row[],
  today: Day,
): void {
  if (level !== 'keyword' || until < addDays(today, -1)) return;
  for (const { metadata, insights } of rows) {
    const told = insights?.bidRecommendation?.suggestedBidAmount;
    const amount = typeof told === 'number' ? told : Number(told?.amount ?? Number.NaN);
    if (metadata.id && amount > 0) bids.set(metadata.id, amount);
  }
}
