import type { SavedView } from '@tapwright/contracts/list-views';
import { leaders } from '@tapwright/contracts/roles';
import type { TeamContext } from '../../platform/http/context.ts';
import type { ViewRow } from './views-store.ts';

export type Asking = Pick<TeamContext, 'membership' | 'person'>;

/** Whoever made it; and so that nobody is needed who has left, the owner and the admins once it is shared. */
export const mayEditView = ({ madeBy, isShared }: ViewRow, { membership, person }: Asking): boolean =>
  madeBy === person.userId || (isShared && leaders.includes(membership.role));

export function showView(row: ViewRow, asking: Asking): SavedView {
  return {
    viewId: row.viewId,
    list: row.list,
    name: row.name,
    search: row.search,
    isShared: row.isShared,
    isOwn: row.madeBy === asking.person.userId,
    mayEdit: mayEditView(row, asking),
    madeBy: row.nickName,
    revision: row.revision,
  };
}
