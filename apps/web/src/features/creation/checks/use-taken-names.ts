import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { CampaignForm } from '@tapwright/contracts/creation';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { creationPreviewQuery } from '../api/creations.ts';
import { showRefused } from '../open-creation.ts';
import type { Creation } from '../use-creation.ts';

const typingMs = 400;

/** A name that somebody has is said at its field, before anything that follows is typed. */
export function useTakenNames({ teamId, form, open: { refused } }: Creation): void {
  const { campaignGroupId, app, campaigns } = form;
  const named = campaigns.flatMap((campaign, place) => (isNamed(campaign) ? [place] : []));
  const names = named.map((place) => campaigns[place]?.name ?? '').join('\n');
  const settled = useDebounced(names, typingMs);
  const { data } = useQuery({
    ...creationPreviewQuery({
      teamId,
      newCampaigns: settled
        .split('\n')
        .map((name) => ({ campaignGroupId: campaignGroupId ?? 1, adamId: app?.adamId ?? '0', name })),
    }),
    enabled: campaignGroupId !== null && app !== null && settled !== '',
  });
  const taken = (settled === names ? (data?.edits ?? []) : []).flatMap(({ path, refused: reasons }) => {
    const place = named[Number(path.split('.')[1])];
    const found = reasons.find(({ reason }) => reason === 'nameTaken');
    return place === undefined || found === undefined
      ? []
      : [[`campaigns.${place}.name`, found.message] as const];
  });
  const isSaid = taken.every(([path]) => refused[path] !== undefined);
  const say = useEffectEvent(() => showRefused({ ...refused, ...Object.fromEntries(taken) }));
  useEffect(() => {
    if (!isSaid) say();
  }, [isSaid]);
}

const isNamed = ({ name, isLeftOut }: CampaignForm): boolean => !isLeftOut && name.trim() !== '';
