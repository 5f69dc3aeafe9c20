import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '@tapwright/contracts/call';
import { addCampaignGroups, findDeliveryModes } from '@tapwright/contracts/campaign-groups';
import { addCampaigns, previewChanges } from '@tapwright/contracts/change-sets';
import { discardCreation, findCreation, saveCreation } from '@tapwright/contracts/creation';
import { call } from '../../../platform/calls/call.ts';
import { creationKeys } from '../keys.ts';

export const readCreation = (teamId: number, creationId: number) =>
  call(findCreation, { query: { teamId, creationId } });
export const keepCreation = (body: BodyOf<typeof saveCreation>) => call(saveCreation, { body });
export const throwCreationAway = (body: BodyOf<typeof discardCreation>) => call(discardCreation, { body });

/** In which modes a campaign group can be opened here. */
export const deliveryModesQuery = (teamId: number) =>
  queryOptions({
    queryKey: creationKeys.modes(teamId),
    queryFn: ({ signal }) => call(findDeliveryModes, { query: { teamId }, signal }),
  });
export const openGroup = (body: BodyOf<typeof addCampaignGroups>) => call(addCampaignGroups, { body });

export const sendCampaigns = (body: BodyOf<typeof addCampaigns>) => call(addCampaigns, { body });

/** Judged by everything that stands now: names taken, rules of the team, what it may cost. */
export const creationPreviewQuery = (body: BodyOf<typeof previewChanges>) =>
  queryOptions({
    queryKey: creationKeys.preview(body.teamId, body),
    queryFn: ({ signal }) => call(previewChanges, { body, signal }),
    staleTime: 0,
    retry: false,
  });
