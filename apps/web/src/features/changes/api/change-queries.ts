import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { findAdObject } from '@tapwright/contracts/ad-object';
import type { QueryOf } from '@tapwright/contracts/call';
import { findChangeSet, findChangeSets } from '@tapwright/contracts/change-sets';
import { findObjectHistory } from '@tapwright/contracts/object-history';
import { findOutsideChanges } from '@tapwright/contracts/outside-changes';
import type { AdKind } from '@tapwright/domain/ad-states';
import { call } from '../../../platform/calls/call.ts';
import type { Change } from '../change.ts';
import { currentLanguage } from '../../../platform/words/translator.ts';
import { changeKeys } from '../keys.ts';
import { previewChange } from './commit-change.ts';

export const adObjectQuery = (teamId: number, kind: AdKind, objectId: string) =>
  queryOptions({
    queryKey: changeKeys.object(teamId, kind, objectId),
    queryFn: ({ signal }) => call(findAdObject, { query: { teamId, kind, objectId }, signal }),
  });

const historySize = 20;

export const objectHistoryQuery = (teamId: number, kind: AdKind, objectId: string) =>
  infiniteQueryOptions({
    queryKey: changeKeys.history(teamId, kind, objectId),
    queryFn: ({ pageParam: pageNum, signal }) =>
      call(findObjectHistory, { query: { teamId, kind, objectId, pageNum, pageSize: historySize }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, pageNum) =>
      pageNum * historySize < total ? pageNum + 1 : undefined,
  });

type OfTeam = { readonly teamId: number };

export const changeSetsQuery = (query: QueryOf<typeof findChangeSets> & OfTeam) =>
  queryOptions({
    queryKey: changeKeys.sets(query),
    queryFn: ({ signal }) => call(findChangeSets, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const outsideQuery = (query: QueryOf<typeof findOutsideChanges> & OfTeam) =>
  queryOptions({
    queryKey: changeKeys.outside(query),
    queryFn: ({ signal }) => call(findOutsideChanges, { query, signal }),
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
    queryKey: changeKeys.preview(change, currentLanguage()),
    queryFn: ({ signal }) => previewChange(change, signal),
    gcTime: 0,
  });
