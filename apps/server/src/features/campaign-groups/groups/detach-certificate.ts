import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import { removeCertificate as removeCertificateCall } from '@tapwright/contracts/certificates';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { listAttachedTo, lockCertificate, removeCertificate } from '../../certificates/index.ts';
import { teamWrite } from '../../writes/index.ts';
import { detachGroups } from './detach-groups.ts';

/** A certificate goes, and with it the way to Apple of the campaign groups that hang on it. */
export async function detachCertificate(
  context: TeamContext,
  { certificateId }: ParsedQueryOf<typeof removeCertificateCall>,
): Promise<AnswerOf<typeof removeCertificateCall>> {
  return teamWrite(context, removeCertificateCall, async (write) => {
    const { tx, team } = write;
    const row = await lockCertificate(tx, team.teamId, certificateId);
    if (row === undefined) throw new Refusal('notFound');
    const attached = await listAttachedTo(tx, team.teamId, certificateId);
    await detachGroups(
      write,
      attached.map(({ campaignGroupId }) => campaignGroupId),
    );
    return (await removeCertificate(write, row)).done({ detached: attached.length });
  });
}
