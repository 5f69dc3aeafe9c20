import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { modifyView as call, type SavedView } from '@tapwright/contracts/list-views';
import type { TeamContext } from '../../platform/http/context.ts';
import { teamWrite } from '../writes/index.ts';
import { getViewToEdit } from './get-view-to-edit.ts';
import { showView } from './show-view.ts';
import { updateView } from './views-store.ts';

export async function modifyView(
  context: TeamContext,
  { viewId, name, search, isShared, revision }: ParsedBodyOf<typeof call>,
): Promise<SavedView> {
  const { teamId } = context.membership;
  return teamWrite(context, call, async (write) => {
    const { tx } = write;
    const before = await getViewToEdit(tx, write, { viewId, revision });
    await updateView(tx, { teamId, viewId }, { name, search, isShared });
    // Whoever stops sharing a view of another no longer sees it, and sees once more what they did.
    const view = showView({ ...before, name, search, isShared, revision: before.revision + 1 }, write);
    if (!before.isShared && !isShared)
      return write.withoutRow('what is not shared concerns nobody else', view);
    const logged = await write.record('listView.edited', {
      subject: { listViewId: viewId, ...(before.name === name ? { listView: name } : {}) },
      before: { listView: before.name, isShared: before.isShared },
      after: { listView: name, isShared },
    });
    await write.live.publishTeam(tx, teamId, 'listViews.changed');
    return logged.done(view);
  });
}
