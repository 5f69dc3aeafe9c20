import { createSealer } from '@tapwright/server/platform/crypto/sealer';
import type { Database } from '@tapwright/server/platform/db/database';
import { attachAdAccount } from '@tapwright/server/testing/attach-ad-account';
import { benchKeys } from './bench-keys.ts';
import type { SandboxProcess } from './sandbox-process.ts';

export type ConnectedTeam = { teamId: number; adAccountId: number };

/** A team of the first person, with a certificate that Apple accepts and its ad account attached. */
export async function connectTeam(
  { write }: Database,
  { credentials, adAccountId }: SandboxProcess,
  { currency, timeZone, appleUserId }: { currency: string; timeZone: string; appleUserId?: string },
): Promise<ConnectedTeam> {
  const { userId } = await write.selectFrom('users').select('userId').limit(1).executeTakeFirstOrThrow();
  const { teamId } = await write
    .insertInto('teams')
    .values({ teamName: 'In step', currencyType: 'USD' })
    .returning('teamId')
    .executeTakeFirstOrThrow();
  await write.insertInto('teamMembers').values({ teamId, userId, role: 'visitor' }).execute();
  await attachAdAccount({ write }, createSealer(benchKeys), {
    teamId,
    user: { ...credentials, userId: appleUserId },
    adAccountId,
    currency,
    timeZone,
  });
  return { teamId, adAccountId };
}
