import type { ParsedBodyOf } from '@tapwright/contracts/call';
import {
  type CheckedCertificate,
  modifySecretKey as modifySecretKeyCall,
} from '@tapwright/contracts/certificates';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type TeamCall, teamWrite } from '../../writes/index.ts';
import {
  type CertificateChange,
  type CertificateWithKeys,
  listAttachedTo,
  lockCertificate,
  updateCertificate,
} from '../certificates-store.ts';
import { openPrivateKey } from '../keys/sealed-key.ts';
import { applyCheck, type Ids } from './apply-check.ts';
import { checkConnection } from './check-connection.ts';

/** The three ids come back; while a rotation is under way they belong to the next key. */
export async function modifySecretKey(
  context: TeamContext,
  { certificateId, name, clientId, appleTeamId, keyId }: ParsedBodyOf<typeof modifySecretKeyCall>,
): Promise<CheckedCertificate> {
  const ids = { clientId, appleTeamId, keyId };
  const row = await enterIds(context, modifySecretKeyCall, certificateId, { ids, name });
  const sealed = row.nextSealedPrivateKey ?? row.sealedPrivateKey;
  if (sealed === null) throw new Refusal('notFound');
  const isNext = row.nextSealedPrivateKey !== null;
  const hasSameIds = row.clientId === clientId && row.appleTeamId === appleTeamId && row.keyId === keyId;
  const checked = await checkConnection(context, {
    credentials: {
      clientId,
      teamId: appleTeamId,
      keyId,
      privateKeyPem: openPrivateKey(context.sealer, certificateId, sealed),
    },
    hasWorked: row.boundAt !== null && hasSameIds && !isNext,
    keyMadeAt: (isNext ? row.nextMadeAt : null) ?? row.keyMadeAt,
    attached: await listAttachedTo(context.database.write, row.teamId, certificateId),
  });
  return applyCheck(context, modifySecretKeyCall, row, { checked, ids });
}

/**
 * Keeps what was typed before Apple is asked, so that a mistake costs one field and not all. Ids of a certificate
 * that works are not touched here: they change when Apple has accepted the new ones.
 */
async function enterIds(
  context: TeamContext,
  call: TeamCall,
  certificateId: number,
  { ids, name }: { ids: Ids; name: string | undefined },
): Promise<CertificateWithKeys> {
  const { teamId } = context.membership;
  return teamWrite(context, call, async (write) => {
    const { tx } = write;
    const row = await lockCertificate(tx, teamId, certificateId);
    if (row === undefined) throw new Refusal('notFound');
    const change: CertificateChange = {
      ...(name !== undefined && name !== row.name && { name }),
      ...(row.boundAt === null && !isSame(row, ids) && { ...ids, state: 'entered' as const }),
    };
    if (Object.keys(change).length === 0) return write.unchanged(row);
    await updateCertificate(tx, { teamId, certificateId }, change);
    const logged = await write.record('certificate.idsEntered', {
      subject: { certificateId },
      before: { certificateName: row.name, appleClientId: row.clientId, appleKeyId: row.keyId },
      after: {
        certificateName: name ?? row.name,
        appleClientId: change.clientId ?? row.clientId,
        appleKeyId: change.keyId ?? row.keyId,
      },
    });
    await write.live.publishTeam(tx, teamId, 'certificates.changed');
    const changed = await lockCertificate(tx, teamId, certificateId);
    if (changed === undefined) throw new Refusal('notFound');
    return logged.done(changed);
  });
}

const isSame = (row: CertificateWithKeys, ids: Ids): boolean =>
  row.clientId === ids.clientId && row.appleTeamId === ids.appleTeamId && row.keyId === ids.keyId;
