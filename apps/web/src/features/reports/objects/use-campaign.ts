import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { campaignListQuery } from '../api/report-queries.ts';
import type { CampaignRow } from '../question/report-types.ts';

/** One campaign with its settings. Its figures are not used, so any day does. */
export function useCampaign(teamId: number, campaignId: string | undefined): CampaignRow | undefined {
  const [day] = useState(() => new Date().toISOString().slice(0, 10));
  const { data } = useQuery({
    ...campaignListQuery({ teamId, campaignId, startTime: day, endTime: day, pageSize: 1 }),
    enabled: campaignId !== undefined,
  });
  return campaignId === undefined ? undefined : data?.list[0];
}
