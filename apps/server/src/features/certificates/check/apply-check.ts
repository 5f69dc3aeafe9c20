import type { CheckedCertificate } from '@tapwright/contracts/certificates';
import type { OperationName } from '@tapwright/contracts/operations';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type TeamCall, teamWrite } from '../../writes/index.ts';
import { getCertificateView } from '../certificate-view.ts';
import {
  type CertificateChange,
  type CertificateWithKeys,
  lockCertificate,
  updateAppleRoles,
  updateCertificate,
} from '../certificates-store.ts';
import type { Checked } from './check-connection.ts';

export type Ids = { clientId: string; appleTeamId: string; keyId: string };

const lostAccess: ReadonlySet<string> = new Set(['wrongIds', 'revoked', 'off', 'keyUnusable']);

/** What becomes of the row: ids that Apple accepted take the place of those before, with the key they belong to. */
function changeOf(
  row: CertificateWithKeys,
  { found, findings }: Checked,
  { now, ids }: { now: Date; ids: Ids | undefined },
): CertificateChange {
  const refusal = findings.find(({ verdict, cause }) => verdict === 'fails' && lostAccess.has(cause));
  if (found === undefined) {
    const isOurs = ids === undefined || row.boundAt === null;
    if (refusal === undefined || !isOurs) return { checkedAt: now };
    const refused = { checkedAt: now, lastRefusedAt: now, lastRefusal: refusal.cause };
    return row.boundAt === null ? refused : { ...refused, state: 'refused' };
  }
  const accepted: CertificateChange = {
    ...ids,
    state: 'bound',
    boundAt: row.boundAt ?? now,
    checkedAt: now,
    lastUsedAt: now,
    lastRefusal: null,
    appleUserId: found.userId,
    appleOrgId: found.orgId,
    appleOrgName: found.orgName ?? row.appleOrgName,
  };
  const { nextPublicKey, nextSealedPrivateKey, nextMadeAt } = row;
  if (ids === undefined || nextPublicKey === null || nextSealedPrivateKey === null) return accepted;
  return {
    ...accepted,
    publicKey: nextPublicKey,
    sealedPrivateKey: nextSealedPrivateKey,
    keyMadeAt: nextMadeAt ?? now,
    nextPublicKey: null,
    nextSealedPrivateKey: null,
    nextMadeAt: null,
    rotatedAt: now,
  };
}

function operationOf(before: CertificateWithKeys, change: CertificateChange): OperationName | undefined {
  if (change.rotatedAt !== undefined) return 'certificate.rotated';
  if (change.state === 'bound' && before.boundAt === null) return 'certificate.bound';
  return change.clientId === undefined ? undefined : 'certificate.idsEntered';
}

const factsOf = ({ clientId, appleTeamId, keyId }: Partial<Pick<CertificateChange, keyof Ids>>) => ({
  appleClientId: typeof clientId === 'string' ? clientId : null,
  appleTeamId: typeof appleTeamId === 'string' ? appleTeamId : null,
  appleKeyId: typeof keyId === 'string' ? keyId : null,
});

/** Keeps what a check found out. Refused when the certificate became another one while Apple was asked. */
export async function applyCheck(
  context: TeamContext,
  call: TeamCall,
  asked: CertificateWithKeys,
  { checked, ids }: { checked: Checked; ids?: Ids },
): Promise<CheckedCertificate> {
  const { teamId, certificateId } = asked;
  await teamWrite(context, call, async (write) => {
    const { tx } = write;
    const row = await lockCertificate(tx, teamId, certificateId);
    if (row === undefined) throw new Refusal('notFound');
    if (row.revision !== asked.revision) throw new Refusal('changedMeanwhile');
    const change = changeOf(row, checked, { now: write.clock.now(), ids });
    await updateCertificate(tx, { teamId, certificateId }, change);
    if (checked.found) {
      await updateAppleRoles(tx, { teamId, certificateId }, checked.found.acls);
      await write.live.publishTeam(tx, teamId, 'campaignGroups.changed');
    }
    const operation = operationOf(row, change);
    await write.live.publishTeam(tx, teamId, 'certificates.changed');
    if (operation === undefined)
      return write.withoutRow('only when it was checked and what came of it', null);
    const logged = await write.record(operation, {
      subject: { certificateId, certificateName: row.name || (checked.found?.orgName ?? '') },
      before: factsOf({ clientId: row.clientId, appleTeamId: row.appleTeamId, keyId: row.keyId }),
      after: factsOf({ ...row, ...ids }),
    });
    return logged.done(null);
  });
  const { isUsable, checkedAt, findings } = checked;
  return {
    certificate: await getCertificateView(context.database.write, teamId, certificateId),
    check: { isUsable, checkedAt, findings },
  };
}
