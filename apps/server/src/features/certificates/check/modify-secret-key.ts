import type { ParsedBodyOf } from '@tapwright/contracts/call';
import {
  type CheckedCertificate,
  modifySecretKey as modifySecretKeyCall,
} from '@tapwright/contracts/certificates';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { applyCheck } from './apply-check.ts';
import { listAttachedTo } from '../certificates-store.ts';
import { checkConnection } from './check-connection.ts';
import { enterIds } from './enter-ids.ts';
import { openPrivateKey } from '../keys/sealed-key.ts';

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
