import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AnswerOf } from '@tapwright/contracts/call';
import type { findCampaignKinds } from '@tapwright/contracts/campaign-kinds';
import { useCurrentTeam } from '../../../platform/person/teams.ts';
import { campaignKindsQuery } from '../api/report-queries.ts';
import type { CampaignKind, FilterWords } from './suggest-tokens.ts';
import { type AppNames, columnOfCampaign, writeCampaign, type writeToken } from './write-token.ts';

/** The apps, storefronts, types, placements and currencies of the team's campaigns, as rows can be filtered by them. */
export function useCampaignWords(
  { t, language }: Parameters<typeof writeToken>[1],
  isUsed: boolean,
): FilterWords['campaigns'] {
  const team = useCurrentTeam();
  const { data } = useQuery({
    ...campaignKindsQuery(team?.teamId ?? 0),
    enabled: isUsed && team !== undefined,
  });
  const appNames = useMemo(() => appNamesOf(data), [data]);
  return useMemo(() => {
    const kinds: CampaignKind[] = [
      ...(data?.campaignTypes ?? []).map((value) => ({ of: 'campaignType', value }) as const),
      ...(data?.placements ?? []).map((value) => ({ of: 'placement', value }) as const),
      ...(data?.currencies ?? []).map((value) => ({ of: 'currency', value }) as const),
      ...(data?.countries ?? []).map((value) => ({ of: 'country', value }) as const),
      ...(data?.apps ?? []).map(({ adamId }) => ({ of: 'adamId', value: adamId }) as const),
    ];
    return kinds.map((campaign) => ({
      campaign,
      word: `${t(`adWords:columns.${columnOfCampaign(campaign)}`)} ${writeCampaign(campaign, { t, language, appNames })}`,
    }));
  }, [data, appNames, t, language]);
}

type Kinds = AnswerOf<typeof findCampaignKinds>;

export const appNamesOf = (kinds: Kinds | undefined): AppNames =>
  new Map((kinds?.apps ?? []).map(({ adamId, name }) => [adamId, name]));

/** Read where an app is named; known where they were read already. */
export function useAppNames(isNamed: boolean): AppNames {
  const team = useCurrentTeam();
  const { data } = useQuery({
    ...campaignKindsQuery(team?.teamId ?? 0),
    enabled: isNamed && team !== undefined,
  });
  return useMemo(() => appNamesOf(data), [data]);
}
