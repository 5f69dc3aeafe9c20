import type { PasskeyView } from '@tapwright/contracts/passkeys';
import type { PersonContext } from '../../../platform/http/context.ts';
import { listPasskeys } from './passkeys-store.ts';

export async function findPasskeys({ database, person }: PersonContext): Promise<PasskeyView[]> {
  const rows = await listPasskeys(database.write, person.userId);
  return rows.map(({ passkeyId, name, createdAt, lastUsedAt }) => ({
    passkeyId,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}
