import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { removeView as call } from '@tapwright/contracts/list-views';
import type { TeamContext } from '../../platform/http/context.ts';
import { teamWrite } from '../writes/index.ts';
import { getViewToEdit } from './get-view-to-edit.ts';
import { deleteView } from './views-store.ts';

export async function removeView(context: TeamContext, { viewId }: ParsedBodyOf<typeof call>): Promise<null> {
  const { teamId } = context.membership;
  return teamWrite(context, call, async (write) => {
    const { tx } = write;
    const { name, isShared } = await getViewToEdit(tx, write, { viewId });
    await deleteView(tx, { teamId, viewId });
    if (!isShared) return write.withoutRow('what is not shared concerns nobody else', null);
    const logged = await write.record('listView.removed', {
      subject: { listViewId: viewId, listView: name },
    });
    await write.live.publishTeam(tx, teamId, 'listViews.changed');
    return logged.done(null);
  });
}
