import type { Deps } from '../../../platform/deps.ts';
import { systemWrite } from '../../writes/index.ts';
import {
  insertCertificate,
  lockCertificate,
  nextCertificateId,
  updateCertificate,
} from '../certificates-store.ts';
import { checkConnection } from '../check/check-connection.ts';
import { makeKeyPair } from '../keys/make-key-pair.ts';
import { openPrivateKey, sealPrivateKey } from '../keys/sealed-key.ts';
import { findPlatformRow, platformId } from './platform-certificate-store.ts';

type Ids = { clientId: string; appleTeamId: string; keyId: string };

/** With the sandbox the platform has an organisation of its own without anybody’s doing; `paste` takes the key there. */
export async function bindSandboxPlatform(
  deps: Deps,
  paste: (publicKeyPem: string) => Promise<Ids>,
): Promise<void> {
  const { certificateId, publicKey, sealed } = await haveKeyPair(deps);
  if (sealed === null) return;
  const ids = await paste(publicKey);
  const privateKeyPem = openPrivateKey(deps.sealer, certificateId, sealed);
  const { clientId, keyId, appleTeamId } = ids;
  const { found } = await checkConnection(deps, {
    credentials: { clientId, teamId: appleTeamId, keyId, privateKeyPem },
    hasWorked: false,
    keyMadeAt: deps.clock.now(),
    attached: [],
  });
  if (found === undefined)
    throw new Error('The sandbox does not accept the certificate of the platform yet.');
  await systemWrite(deps, 'the sandbox, where nobody is who could have bound it', async ({ tx }) => {
    const at = deps.clock.now();
    const bound = { state: 'bound' as const, boundAt: at, checkedAt: at, ...ids };
    await updateCertificate(
      tx,
      { teamId: platformId, certificateId },
      { ...bound, appleUserId: found.userId, appleOrgId: found.orgId, appleOrgName: found.orgName },
    );
  });
}

/** Made once; whoever was killed after it goes on with it. `sealed` is null where it is bound already. */
async function haveKeyPair(deps: Deps) {
  const { publicKey, privateKey } = await makeKeyPair();
  return systemWrite(deps, 'the sandbox, where nobody is who could have made it', async ({ tx }) => {
    const known = await findPlatformRow(tx);
    if (known !== undefined) {
      const row = await lockCertificate(tx, platformId, known.certificateId);
      const sealed = row?.boundAt === null ? row.sealedPrivateKey : null;
      return { certificateId: known.certificateId, publicKey: known.publicKey, sealed };
    }
    const certificateId = await nextCertificateId(tx);
    const sealed = sealPrivateKey(deps.sealer, certificateId, privateKey);
    const row = { teamId: platformId, certificateId, isUploaded: false, publicKey };
    await insertCertificate(tx, { ...row, sealedPrivateKey: sealed });
    return { certificateId, publicKey, sealed };
  });
}
