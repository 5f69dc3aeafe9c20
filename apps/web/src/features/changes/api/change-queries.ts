import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { findAdObject } from '@tapwright/contracts/ad-object';
import type { QueryOf } from '@tapwright/contracts/call';
import { findChangeSet, findChangeSets } from '@tapwright/contracts/change-sets';
import type { AdKind } from '@tapwright/domain/ad-states';
import { call } from '../../../platform/call.ts';
import type { Change } from '../change.ts';
import { changeKeys } from '../keys.ts';
import { previewChange } from './commit-change.ts';

export const adObjectQuery = (teamId: number, kind: AdKind, objectId: string) =>
  queryOptions({
    queryKey: changeKeys.object(teamId, kind, objectId),
    queryFn: ({ signal }) => call(findAdObject, { query: { teamId, kind, objectId }, signal }),
  });

type OfTeam = { readonly teamId: number };

export const changeSetsQuery = (query: QueryOf<typeof findChangeSets> & OfTeam) =>
  queryOptions({
    queryKey: changeKeys.sets(query),
    queryFn: ({ signal }) => call(findChangeSets, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const changeSetQuery = (query: QueryOf<typeof findChangeSet> & OfTeam) =>
  queryOptions({
    queryKey: changeKeys.set(query),
    queryFn: ({ signal }) => call(findChangeSet, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** Of this moment: never kept. */
export const previewQuery = (change: Change) =>
  queryOptions({
    queryKey: changeKeys.preview(change),
    queryFn: ({ signal }) => previewChange(change, signal),
    gcTime: 0,
  });
