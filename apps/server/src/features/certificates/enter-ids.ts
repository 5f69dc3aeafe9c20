import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { logOperation } from '../operation-log/index.ts';
import type { Ids } from './apply-check.ts';
import {
  type CertificateChange,
  type CertificateWithKeys,
  lockCertificate,
  updateCertificate,
} from './certificates-store.ts';
import { tellCertificatesChanged } from './tell-certificates-changed.ts';

/**
 * Keeps what was typed before Apple is asked, so that a mistake costs one field and not all. Ids of a certificate
 * that works are not touched here: they change when Apple has accepted the new ones.
 */
export async function enterIds(
  context: TeamContext,
  certificateId: number,
  { ids, name }: { ids: Ids; name: string | undefined },
): Promise<CertificateWithKeys> {
  authoriseTeam(context, 'certificate.manage');
  const { teamId } = context.membership;
  return runTransaction(context.database, async (tx) => {
    const row = await lockCertificate(tx, teamId, certificateId);
    if (row === undefined) throw new Refusal('notFound');
    const change: CertificateChange = {
      ...(name !== undefined && name !== row.name && { name }),
      ...(row.boundAt === null && !isSame(row, ids) && { ...ids, state: 'entered' as const }),
    };
    if (Object.keys(change).length === 0) return row;
    await updateCertificate(tx, { teamId, certificateId }, change);
    await logOperation(tx, {
      operation: 'certificate.idsEntered',
      teamId,
      by: { kind: 'person', userId: context.person.userId },
      from: context,
      subject: { certificateId },
      before: { certificateName: row.name, appleClientId: row.clientId, appleKeyId: row.keyId },
      after: {
        certificateName: name ?? row.name,
        appleClientId: change.clientId ?? row.clientId,
        appleKeyId: change.keyId ?? row.keyId,
      },
    });
    await tellCertificatesChanged(tx, context, teamId);
    const changed = await lockCertificate(tx, teamId, certificateId);
    if (changed === undefined) throw new Refusal('notFound');
    return changed;
  });
}

const isSame = (row: CertificateWithKeys, ids: Ids): boolean =>
  row.clientId === ids.clientId && row.appleTeamId === ids.appleTeamId && row.keyId === ids.keyId;
