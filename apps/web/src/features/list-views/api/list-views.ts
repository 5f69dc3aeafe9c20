import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '@tapwright/contracts/call';
import {
  addView,
  findLayouts,
  findViews,
  keepLayout,
  modifyView,
  removeView,
} from '@tapwright/contracts/list-views';
import { call } from '../../../platform/call.ts';
import { listViewKeys } from '../keys.ts';

/** Read once: whoever arranges a list does so here. */
export const layoutsQuery = (teamId: number) =>
  queryOptions({
    queryKey: listViewKeys.layouts(teamId),
    queryFn: ({ signal }) => call(findLayouts, { query: { teamId }, signal }),
    staleTime: Infinity,
  });

export const viewsQuery = (teamId: number) =>
  queryOptions({
    queryKey: listViewKeys.views(teamId),
    queryFn: ({ signal }) => call(findViews, { query: { teamId }, signal }),
  });

export const sendLayout = (body: BodyOf<typeof keepLayout>) => call(keepLayout, { body });
export const addSaved = (body: BodyOf<typeof addView>) => call(addView, { body });
export const modifySaved = (body: BodyOf<typeof modifyView>) => call(modifyView, { body });
export const removeSaved = (body: BodyOf<typeof removeView>) => call(removeView, { body });
