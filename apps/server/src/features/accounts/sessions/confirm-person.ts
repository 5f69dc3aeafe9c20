import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { confirmPerson as confirmPersonCall } from '@tapwright/contracts/personal';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { personWrite } from '../../writes/index.ts';
import { proveCode, takeCode } from '../codes/verification-codes.ts';
import { isRightPassword } from '../passwords/hash-password.ts';
import { openPassword } from '../passwords/open-password.ts';
import { getOwnAccess } from '../profile/personal-store.ts';
import { countWithin } from '../../attempt-counts/index.ts';
import { updateConfirmed } from './sessions-store.ts';

/** Whoever has got hold of a session shall not try passwords for long. */
const tries = { count: 10, withinMs: 3_600_000 };

type Proof = ParsedBodyOf<typeof confirmPersonCall>;

/** Whoever holds this session shows that it is them, by the password or a code to an address they have proven. */
export async function confirmPerson(context: PersonContext, proof: Proof): Promise<null> {
  const { userId, sessionId } = context.person;
  await countWithin(context, tries, 'confirm person', userId);
  const proven = 'code' in proof ? await proveAddress(context, proof) : await provePassword(context, proof);
  return personWrite(context, async (write) => {
    if (proven !== undefined) await takeCode(write.tx, write, proven);
    await updateConfirmed(write.tx, { userId, sessionId }, write.clock.now());
    return write.withoutRow('what is done with it has its own', null);
  });
}

async function provePassword(
  context: PersonContext,
  { password }: Extract<Proof, { password: string }>,
): Promise<undefined> {
  const { passwordHash } = await getOwnAccess(context.database.write, context.person.userId);
  const typed = await openPassword(context, 'password', password);
  if (await isRightPassword(typed, passwordHash)) return;
  const message = 'personal:rules.passwordWrong';
  throw new Refusal('wrongPassword', { message, fields: { password: message } });
}

async function proveAddress(context: PersonContext, { account, code }: Extract<Proof, { code: string }>) {
  const { userId } = context.person;
  const { mobile, email } = await getOwnAccess(context.database.write, userId);
  if (account !== mobile && account !== email)
    throw new Refusal('badInput', { fields: { account: 'personal:rules.ownAccount' } });
  return proveCode(context, { account, type: 'change', asker: { userId }, code, field: 'code' });
}
