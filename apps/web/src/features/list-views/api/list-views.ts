import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '@tapwright/contracts/call';
import { addView, findViews, modifyView, removeView } from '@tapwright/contracts/list-views';
import { call } from '../../../platform/calls/call.ts';
import { listViewKeys } from '../keys.ts';

export const viewsQuery = (teamId: number) =>
  queryOptions({
    queryKey: listViewKeys.views(teamId),
    queryFn: ({ signal }) => call(findViews, { query: { teamId }, signal }),
  });

export const addSaved = (body: BodyOf<typeof addView>) => call(addView, { body });
export const modifySaved = (body: BodyOf<typeof modifyView>) => call(modifyView, { body });
export const removeSaved = (body: BodyOf<typeof removeView>) => call(removeView, { body });
