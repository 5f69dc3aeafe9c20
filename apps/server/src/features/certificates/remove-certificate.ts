import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import { removeCertificate as removeCertificateCall } from '@tapwright/contracts/certificates';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type LoggedRow, teamWrite, type TeamWrite } from '../writes/index.ts';
import {
  deletePrivateKeys,
  listAttachedTo,
  listCertificates,
  lockCertificate,
} from './certificates-store.ts';
import { tellCertificatesChanged } from './tell-certificates-changed.ts';

/** What the campaign groups do when their way to Apple goes; they know us, so they are handed in. */
export type DetachGroups = (write: TeamWrite, campaignGroupIds: readonly number[]) => Promise<unknown>;

export async function removeCertificate(
  context: TeamContext,
  { certificateId }: ParsedQueryOf<typeof removeCertificateCall>,
  detachGroups: DetachGroups,
): Promise<AnswerOf<typeof removeCertificateCall>> {
  return teamWrite(context, removeCertificateCall, async (write) => {
    const removed = await removeOne(write, certificateId, detachGroups);
    if (removed === undefined) throw new Refusal('notFound');
    return removed.logged.done({ detached: removed.detached });
  });
}

/** All that lets a team into Apple, as part of the transaction in which the team itself goes. */
export async function removeTeamCertificates(write: TeamWrite, detachGroups: DetachGroups): Promise<void> {
  for (const { certificateId } of await listCertificates(write.tx, write.team.teamId))
    await removeOne(write, certificateId, detachGroups);
}

/** How many campaign groups were detached by it; undefined where there is no such certificate. */
async function removeOne(
  write: TeamWrite,
  certificateId: number,
  detachGroups: DetachGroups,
): Promise<{ detached: number; logged: LoggedRow } | undefined> {
  const { tx, team, clock } = write;
  const { teamId } = team;
  const row = await lockCertificate(tx, teamId, certificateId);
  if (row === undefined) return undefined;
  const attached = await listAttachedTo(tx, teamId, certificateId);
  await detachGroups(
    write,
    attached.map(({ campaignGroupId }) => campaignGroupId),
  );
  await deletePrivateKeys(tx, row, clock.now());
  await tellCertificatesChanged(tx, write, teamId);
  const logged = await write.record('certificate.removed', {
    subject: { certificateId, certificateName: row.name, appleClientId: row.clientId },
  });
  return { detached: attached.length, logged };
}
