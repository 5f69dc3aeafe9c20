import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { personWrite } from '../../writes/index.ts';
import { findPasskeyName, updatePasskeyName } from './passkeys-store.ts';

export async function changePasskey(
  context: PersonContext,
  { passkeyId, name }: { passkeyId: number; name: string },
): Promise<null> {
  const which = { userId: context.person.userId, passkeyId };
  return personWrite(context, async (write) => {
    const before = await findPasskeyName(write.tx, which);
    if (before === undefined) throw new Refusal('notFound');
    if (before === name) return write.unchanged(null);
    await updatePasskeyName(write.tx, which, name);
    const logged = await write.record('account.passkeyRenamed', {
      before: { passkey: before },
      after: { passkey: name },
    });
    return logged.done(null);
  });
}
