import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCurrentTeam } from '../../platform/teams.ts';
import { campaignKindsQuery } from './api/report-queries.ts';
import type { CampaignKind, FilterWords } from './suggest-tokens.ts';
import { writeCampaign, type writeToken } from './write-token.ts';

/** The apps, storefronts and types of the team's campaigns, as rows can be filtered by them. */
export function useCampaignWords(
  { t, language }: Parameters<typeof writeToken>[1],
  isUsed: boolean,
): FilterWords['campaigns'] {
  const team = useCurrentTeam();
  const { data } = useQuery({
    ...campaignKindsQuery(team?.teamId ?? 0),
    enabled: isUsed && team !== undefined,
  });
  return useMemo(() => {
    const kinds: CampaignKind[] = [
      ...(data?.campaignTypes ?? []).map((value) => ({ of: 'campaignType', value }) as const),
      ...(data?.countries ?? []).map((value) => ({ of: 'country', value }) as const),
      ...(data?.adamIds ?? []).map((value) => ({ of: 'adamId', value }) as const),
    ];
    return kinds.map((campaign) => ({
      campaign,
      word: `${t(`adWords:columns.${campaign.of}`)} ${writeCampaign(campaign, { t, language })}`,
    }));
  }, [data, t, language]);
}
