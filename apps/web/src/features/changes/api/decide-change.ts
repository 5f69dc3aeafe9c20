import { queryOptions } from '@tanstack/react-query';
import { approveChangeSet, declineChangeSet } from '@tapwright/contracts/change-approval';
import type { BodyOf } from '@tapwright/contracts/call';
import { repeatChanges, withdrawChangeSet } from '@tapwright/contracts/change-drafts';
import { previewChanges } from '@tapwright/contracts/change-sets';
import { call } from '../../../platform/calls/call.ts';
import { currentLanguage } from '../../../platform/words/translator.ts';
import { changeKeys } from '../keys.ts';

export type SetKey = { readonly teamId: number; readonly changeSetId: number };

/** A set that waits, or what is left of it, judged by what stands now: never kept. */
export const waitingPreviewQuery = (set: SetKey & { readonly without?: readonly number[] }) =>
  queryOptions({
    queryKey: changeKeys.preview(set, currentLanguage()),
    queryFn: ({ signal }) =>
      call(previewChanges, { body: { ...set, without: [...(set.without ?? [])] }, signal }),
    gcTime: 0,
  });

export const approveSet = (body: BodyOf<typeof approveChangeSet>) => call(approveChangeSet, { body });
export const declineSet = (body: BodyOf<typeof declineChangeSet>) => call(declineChangeSet, { body });
export const withdrawSet = (body: BodyOf<typeof withdrawChangeSet>) => call(withdrawChangeSet, { body });
export const repeatSet = (body: SetKey & { readonly numbers?: number[]; readonly end?: string }) =>
  call(repeatChanges, { body });
