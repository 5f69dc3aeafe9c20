import type { ParsedBodyOf } from '@tapwright/contracts/call';
import {
  type CheckedCertificate,
  checkSecretKey as checkSecretKeyCall,
} from '@tapwright/contracts/certificates';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { applyCheck } from './apply-check.ts';
import { findCertificate, listAttachedTo } from '../certificates-store.ts';
import { checkConnection } from './check-connection.ts';
import { findCredentials } from '../apple/open-certificate.ts';

/** The key in use, with the ids in use. */
export async function checkSecretKey(
  context: TeamContext,
  { certificateId }: ParsedBodyOf<typeof checkSecretKeyCall>,
): Promise<CheckedCertificate> {
  const { teamId } = context.membership;
  const { write } = context.database;
  const row = await findCertificate(write, teamId, certificateId);
  if (row === undefined) throw new Refusal('notFound');
  const credentials = findCredentials(context, row);
  if (credentials === undefined) throw new Refusal('idsMissing');
  const checked = await checkConnection(context, {
    credentials,
    hasWorked: row.boundAt !== null,
    keyMadeAt: row.keyMadeAt,
    attached: await listAttachedTo(write, teamId, certificateId),
  });
  return applyCheck(context, checkSecretKeyCall, row, { checked });
}
