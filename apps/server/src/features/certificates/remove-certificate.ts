import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { removeCertificate as removeCertificateCall } from '@tapwright/contracts/certificates';
import type { Transaction } from '../../platform/db/database.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { logOperation } from '../operation-log/index.ts';
import {
  deletePrivateKeys,
  listAttachedTo,
  listCertificates,
  lockCertificate,
} from './certificates-store.ts';
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
  // oxlint-disable-next-line tapwright/transaction-authorises-and-logs -- removeOne writes the row.
  return runTransaction(context.database, async (tx) => {
    const detached = await removeOne(tx, context, certificateId, detachGroups);
    if (detached === undefined) throw new Refusal('notFound');
    return { detached };
  });
}

/** All that lets a team into Apple, as part of the transaction in which the team itself goes. */
export async function removeTeamCertificates(
  tx: Transaction,
  context: TeamContext,
  detachGroups: DetachGroups,
): Promise<void> {
  for (const { certificateId } of await listCertificates(tx, context.membership.teamId))
    await removeOne(tx, context, certificateId, detachGroups);
}

/** How many campaign groups were detached by it; undefined where there is no such certificate. */
async function removeOne(
  tx: Transaction,
  context: TeamContext,
  certificateId: number,
  detachGroups: DetachGroups,
): Promise<number | undefined> {
  const { teamId } = context.membership;
  const row = await lockCertificate(tx, teamId, certificateId);
  if (row === undefined) return undefined;
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
  return attached.length;
}
