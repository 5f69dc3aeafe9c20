import { cleanName } from '@tapwright/domain/names';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { listNames } from './list-layouts.ts';
import { queriedTeamId, teamId } from './teams.ts';

export const maxViewsOfTeam = 500;
export const viewName = z
  .string()
  .check(z.overwrite(cleanName), z.minLength(1, 'listViews:rules.nameRequired'), z.maxLength(60));

/** The words of a list's address: days, filter, columns, sort and grouping. */
const viewSearch = z
  .record(z.string().check(z.regex(/^[a-z]{1,20}$/)), z.string().check(z.maxLength(4000)))
  .check(z.refine((search) => Object.keys(search).length <= 30));

const viewId = z.int().check(z.positive());
const list = z.enum(listNames);
const revision = z.int();

export const savedView = z.object({
  viewId,
  list,
  name: z.string(),
  search: viewSearch,
  isShared: z.boolean(),
  isOwn: z.boolean(),
  /** Whoever made it, or an owner or admin once it is shared. */
  mayEdit: z.boolean(),
  madeBy: z.string(),
  revision,
});
export type SavedView = z.infer<typeof savedView>;

const access = { to: 'team', may: 'view.use' } as const;

export const findViews = defineCall({
  method: 'GET',
  path: '/listViews/find',
  access,
  summary:
    'The views of the person who asks, and those shared in the team. They hold what is asked, never an answer.',
  query: z.object({ teamId: queriedTeamId }),
  answer: z.array(savedView),
});

export const addView = defineCall({
  method: 'POST',
  path: '/listViews/add',
  access,
  summary: 'Save a view of a list.',
  body: z.object({ teamId, list, name: viewName, search: viewSearch, isShared: z.boolean() }),
  answer: savedView,
});

export const modifyView = defineCall({
  method: 'POST',
  path: '/listViews/modify',
  access,
  summary: 'Change a view, or share it in the team.',
  body: z.object({ teamId, viewId, name: viewName, search: viewSearch, isShared: z.boolean(), revision }),
  answer: savedView,
  refusals: ['changedMeanwhile'],
});

export const removeView = defineCall({
  method: 'POST',
  path: '/listViews/remove',
  access,
  summary: 'Remove a view.',
  body: z.object({ teamId, viewId }),
  answer: z.null(),
});
