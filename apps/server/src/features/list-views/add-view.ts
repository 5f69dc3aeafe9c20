import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { addView as call, maxViewsOfTeam, type SavedView } from '@tapwright/contracts/list-views';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { teamWrite } from '../writes/index.ts';
import { getViewToEdit } from './get-view-to-edit.ts';
import { showView } from './show-view.ts';
import { countViews, insertView } from './views-store.ts';

export async function addView(
  context: TeamContext,
  { list, name, search, isShared }: ParsedBodyOf<typeof call>,
): Promise<SavedView> {
  const { teamId } = context.membership;
  return teamWrite(context, call, async (write) => {
    const { tx } = write;
    if ((await countViews(tx, teamId)) >= maxViewsOfTeam)
      throw new Refusal('badInput', {
        message: 'listViews:rules.tooMany',
        values: { most: maxViewsOfTeam },
      });
    const of = { teamId, madeBy: write.person.userId, list };
    const viewId = await insertView(tx, of, { name, search, isShared });
    const view = showView(await getViewToEdit(tx, write, { viewId }), write);
    if (!isShared) return write.withoutRow('what is not shared concerns nobody else', view);
    const logged = await write.record('listView.saved', {
      subject: { listViewId: viewId },
      after: { listView: name, isShared },
    });
    await write.live.publishTeam(tx, teamId, 'listViews.changed');
    return logged.done(view);
  });
}
