import { cleanName } from '@tapwright/domain/names';
import * as z from 'zod/mini';
import { reportLevels } from './ad-columns.ts';
import { defineCall } from './call.ts';
import { sortNames } from './report-query.ts';
import { queriedTeamId, teamId } from './teams.ts';

export const maxViewsOfTeam = 500;
const minColumnWidth = 48;
const maxColumnWidth = 640;

export const listNames = [...reportLevels, 'negativeKeyword', 'word'] as const;
export type ListName = (typeof listNames)[number];

/** Of a catalogue that grows and shrinks: a layout may name what is gone, and is read without it. */
const columnKey = z.string().check(z.regex(/^[A-Za-z]{1,60}$/));
const columns = z.array(columnKey).check(z.maxLength(120));

/** How somebody has arranged a list. */
export const listLayout = z.object({
  /** In their order; a set by its name alone. Null: as the list begins. */
  columns: z.nullable(columns),
  /** What somebody put together, also while a set is shown. */
  ownColumns: z.nullable(columns),
  widths: z.record(columnKey, z.int().check(z.gte(minColumnWidth), z.lte(maxColumnWidth))),
  sort: z.nullable(z.object({ key: z.enum(sortNames), order: z.enum(['asc', 'desc']) })),
});
export type ListLayout = z.output<typeof listLayout>;

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

export const findLayouts = defineCall({
  method: 'GET',
  path: '/listViews/findLayouts',
  access: { to: 'team', may: 'ads.see' },
  summary: 'How the person who asks has arranged their lists.',
  query: z.object({ teamId: queriedTeamId }),
  answer: z.array(z.object({ list, layout: listLayout })),
});

export const keepLayout = defineCall({
  method: 'POST',
  path: '/listViews/keepLayout',
  access,
  summary: 'Keep how a list is arranged, for the person who asks.',
  body: z.object({ teamId, list, layout: listLayout }),
  answer: z.null(),
});

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
