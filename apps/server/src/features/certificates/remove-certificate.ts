import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { removeCertificate as removeCertificateCall } from '@tapwright/contracts/certificates';
import type { Transaction } from '../../platform/db/database.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { logOperation } from '../operation-log/index.ts';
import { deletePrivateKeys, listAttachedTo, lockCertificate } from './certificates-store.ts';
import { tellCertificatesChanged } from './tell-certificates-changed.ts';

/** What the campaign groups do when their way to Apple goes; they know us, so they are handed in. */
export type DetachGroups = (
  tx: Transaction,
  context: TeamContext,
  campaignGroupIds: readonly number[],
) => Promise<void>;

export async function removeCertificate(
  context: TeamContext,
  { certificateId }: ParsedQueryOf<typeof removeCertificateCall>,
  detachGroups: DetachGroups,
): Promise<AnswerOf<typeof removeCertificateCall>> {
  authoriseTeam(context, 'certificate.manage');
  const { teamId } = context.membership;
  return runTransaction(context.database, async (tx) => {
    const row = await lockCertificate(tx, teamId, certificateId);
    if (row === undefined) throw new Refusal('notFound');
    const attached = await listAttachedTo(tx, teamId, certificateId);
    await detachGroups(
      tx,
      context,
      attached.map(({ campaignGroupId }) => campaignGroupId),
    );
    await deletePrivateKeys(tx, row, context.clock.now());
    await logOperation(tx, {
      operation: 'certificate.removed',
      teamId,
      by: { kind: 'person', userId: context.person.userId },
      from: context,
      subject: { certificateId, certificateName: row.name, appleClientId: row.clientId },
    });
    await tellCertificatesChanged(tx, context, teamId);
    return { detached: attached.length };
  });
}
