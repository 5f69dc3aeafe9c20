import * as z from 'zod/mini';
import { reportLevels } from './ad-columns.ts';
import { defineCall } from './call.ts';
import { sortNames } from './report-query.ts';
import { queriedTeamId, teamId } from './teams.ts';

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

const list = z.enum(listNames);

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
  access: { to: 'team', may: 'view.use' },
  summary: 'Keep how a list is arranged, for the person who asks.',
  body: z.object({ teamId, list, layout: listLayout }),
  answer: z.null(),
});
