import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { eligibilityQuery } from '../api/look-ups.ts';
import type { Creation } from '../use-creation.ts';

/** Where the app can be shown, as Apple said it last; nothing is known before an app is chosen. */
export function useEligibility({
  teamId,
  form,
  group,
  campaign,
}: Pick<Creation, 'teamId' | 'form' | 'group' | 'campaign'>) {
  const { campaignGroupId, app } = form;
  const asked = useQuery({
    ...eligibilityQuery(
      { teamId, campaignGroupId: campaignGroupId ?? 0 },
      app?.adamId ?? '0',
      campaign.placement,
    ),
    enabled: group !== undefined && app !== null,
  });
  const { data } = asked;
  const byCountry = useMemo(
    () => new Map((data?.storefronts ?? []).map((storefront) => [storefront.country, storefront])),
    [data],
  );
  return {
    byCountry,
    askedAt: data?.askedAt,
    isAsking: asked.isFetching,
    /** Of pages, where it was asked. */
    rejections: data?.rejections,
    isUnsupported: asked.error instanceof CallFailure && asked.error.is('appNotSupported'),
    failure: asked.error instanceof CallFailure ? asked.error.message : undefined,
    askAgain: () => void asked.refetch(),
    /** Known not to be eligible; what is not known is left to Apple. */
    isRefused: (country: string): boolean =>
      data !== undefined && (byCountry.get(country)?.devices ?? []).length === 0,
  };
}
