import type { AnswerOf } from '@tapwright/contracts/call';
import type { findLayouts } from '@tapwright/contracts/list-layouts';
import type { SavedView } from '@tapwright/contracts/list-views';
import type { TeamContext } from '../../platform/http/context.ts';
import { readLayouts } from './layouts-store.ts';
import { showView } from './show-view.ts';
import { listViewsFor } from './views-store.ts';

export async function listLayouts({
  database,
  membership: { teamId },
  person: { userId },
}: TeamContext): Promise<AnswerOf<typeof findLayouts>> {
  return readLayouts(database.write, { teamId, userId });
}

export async function listViews(context: TeamContext): Promise<SavedView[]> {
  const { database, membership, person } = context;
  const rows = await listViewsFor(database.write, membership.teamId, person.userId);
  return rows.map((row) => showView(row, context));
}
