import { useQuery } from '@tanstack/react-query';
import { foldKeyword } from '@tapwright/domain/keyword-text';
import { suggestedBidsQuery } from '../api/live-figures.ts';
import { suggestionsQuery } from '../api/look-ups.ts';
import type { Creation } from '../use-creation.ts';

/** What Apple says of words in the first storefront: how popular they are, and what to bid where the app has them already. */
export function useKnownWords({
  teamId,
  form,
  group,
  campaign,
}: Pick<Creation, 'teamId' | 'form' | 'group' | 'campaign'>) {
  const { campaignGroupId, app } = form;
  const [country = 'US'] = campaign.countries;
  const of = { teamId, campaignGroupId: campaignGroupId ?? 0 };
  const adamId = app?.adamId ?? '0';
  const enabled = group !== undefined && app !== null && campaign.countries.length > 0;
  const { data: suggested = [], error } = useQuery({ ...suggestionsQuery(of, adamId, country), enabled });
  const { data: bids = [] } = useQuery({ ...suggestedBidsQuery(of, adamId, country), enabled });
  const popularities = new Map(suggested.map(({ text, popularity }) => [foldKeyword(text), popularity]));
  const amounts = new Map(bids.map(({ text, amount }) => [foldKeyword(text), amount]));
  return {
    country,
    suggested,
    error,
    hasPopularities: popularities.size > 0,
    hasBids: amounts.size > 0,
    popularityOf: (text: string) => popularities.get(foldKeyword(text)) ?? null,
    bidOf: (text: string) => amounts.get(foldKeyword(text)),
  };
}
export type KnownWords = ReturnType<typeof useKnownWords>;
