import { isRole } from '@tapwright/contracts/roles';
import type { Connection } from '../../../platform/db/database.ts';
import type { Membership } from '../../../platform/http/admission/gate.ts';
import { findScope } from '../../campaign-groups/index.ts';
import type { RunRow } from './runs-store.ts';

/** Whether somebody still reaches every campaign that the reader of this file reached when it was written. */
export async function reachesAll(
  db: Connection,
  { teamId, role, scope }: Membership,
  { readerRole, readerScope }: Pick<RunRow, 'readerRole' | 'readerScope'>,
): Promise<boolean> {
  const own = await findScope(db, { teamId, role, scope });
  if (own === undefined) return true;
  if (readerRole === null || !isRole(readerRole)) return false;
  const written = await findScope(db, { teamId, role: readerRole, scope: readerScope ?? [] });
  const reached = new Set(own.campaignIds);
  return written?.campaignIds.every((id) => reached.has(id)) ?? false;
}
