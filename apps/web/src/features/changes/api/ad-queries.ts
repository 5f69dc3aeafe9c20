import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '@tapwright/contracts/call';
import { commitChanges, previewChanges } from '@tapwright/contracts/change-sets';
import { call } from '../../../platform/calls/call.ts';
import { currentLanguage } from '../../../platform/words/translator.ts';
import { changeKeys } from '../keys.ts';

export type NewAdRequest = Pick<BodyOf<typeof commitChanges>, 'teamId' | 'newAds' | 'ads'>;

/** Of this moment: never kept. */
export const newAdPreviewQuery = (request: NewAdRequest) =>
  queryOptions({
    queryKey: changeKeys.preview(request, currentLanguage()),
    queryFn: ({ signal }) => call(previewChanges, { body: request, signal }),
    gcTime: 0,
  });

export const sendNewAd = async (request: NewAdRequest) =>
  call(commitChanges, { body: { ...request, origin: 'form' } });
