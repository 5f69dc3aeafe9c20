import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import { bindPlatformCertificate as call } from '@tapwright/contracts/platform-certificate';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { staffWrite } from '../../writes/index.ts';
import { findCertificate, lockCertificate, updateCertificate } from '../certificates-store.ts';
import { type Checked, checkConnection } from '../check/check-connection.ts';
import { openPrivateKey } from '../keys/sealed-key.ts';
import { findPlatformRow, platformId, viewPlatform } from './platform-certificate-store.ts';

type Ids = ParsedBodyOf<typeof call>;

/** Ids that Apple accepts; what it does not accept leaves the certificate as it was. */
export async function bindPlatformCertificate(
  context: PersonContext,
  ids: Ids,
): Promise<AnswerOf<typeof call>> {
  const { write: db } = context.database;
  const { certificateId } = (await findPlatformRow(db)) ?? { certificateId: 0 };
  const row = await findCertificate(db, platformId, certificateId);
  if (row === undefined || row.sealedPrivateKey === null) throw new Refusal('notFound');
  const checked = await checkConnection(context, {
    credentials: {
      clientId: ids.clientId,
      teamId: ids.appleTeamId,
      keyId: ids.keyId,
      privateKeyPem: openPrivateKey(context.sealer, certificateId, row.sealedPrivateKey),
    },
    hasWorked: row.boundAt !== null,
    keyMadeAt: row.keyMadeAt,
    attached: [],
  });
  await keepIds(context, certificateId, ids, checked);
  const certificate = await viewPlatform(db);
  if (certificate === null) throw new Refusal('notFound');
  const { isUsable, checkedAt, findings } = checked;
  return { certificate, check: { isUsable, checkedAt, findings } };
}

async function keepIds(
  context: PersonContext,
  certificateId: number,
  ids: Ids,
  { isUsable, found }: Checked,
): Promise<void> {
  await staffWrite(context, call, async (write) => {
    const { tx, clock } = write;
    const row = await lockCertificate(tx, platformId, certificateId);
    if (row === undefined) throw new Refusal('notFound');
    if (!isUsable || found === undefined)
      return write.withoutRow('Apple did not accept it, and nothing was changed', null);
    const at = clock.now();
    await updateCertificate(
      tx,
      { teamId: platformId, certificateId },
      {
        ...ids,
        state: 'bound',
        boundAt: row.boundAt ?? at,
        checkedAt: at,
        lastRefusal: null,
        appleUserId: found.userId,
        appleOrgId: found.orgId,
        appleOrgName: found.orgName,
      },
    );
    const logged = await write.record('certificate.bound', {
      subject: { certificateId },
      before: { appleClientId: row.clientId, appleKeyId: row.keyId },
      after: { appleClientId: ids.clientId, appleKeyId: ids.keyId },
    });
    return logged.done(null);
  });
}
