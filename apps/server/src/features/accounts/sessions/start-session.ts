import type { Context } from '../../../platform/http/context.ts';
import { hashToken, makeToken } from '../../../platform/crypto/tokens.ts';
import type { AnyoneWrite, LoggedRow } from '../../writes/index.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { updateLastLogin, type WayIn } from '../accounts-store.ts';
import { warnPerson } from '../contacts/warn-person.ts';
import { isNewPlace } from './is-new-place.ts';
import { hasSecondFactor } from '../second-factor/second-factor-store.ts';
import { sessionLastsMs } from './session-lasts.ts';
import { insertActiveDays, insertSession, type NewSession } from './sessions-store.ts';

/** Time enough to find the phone. */
const waitingLastsMs = 15 * 60_000;

/** What else is done for whoever comes in, in the same transaction: both happen or neither. */
export type Alongside = (write: AnyoneWrite, userId: number) => Promise<void>;

type Entering = Context & Pick<AnyoneWrite, 'tx' | 'record'>;

/**
 * Everything that belongs to having come in, whichever way it was. Answers the token, which is stored nowhere. `wayIn`
 * is looked at once more in here: a password that is being changed lets nobody in.
 */
export async function startSession(
  write: Entering,
  { userId, signedInBy, wayIn }: Pick<NewSession, 'userId' | 'signedInBy'> & { wayIn: WayIn },
): Promise<{ token: string; logged: LoggedRow }> {
  const { tx, clock, address, userAgent } = write;
  const token = makeToken();
  const now = clock.now();
  if (!(await updateLastLogin(tx, { userId, wayIn }, now)))
    throw new Refusal(signedInBy === 'password' ? 'wrongPassword' : 'changedMeanwhile');
  const isByPasskey = signedInBy === 'passkey';
  const waitsForSecondFactor = !isByPasskey && (await hasSecondFactor(tx, userId));
  const isNew = await isNewPlace(tx, userId, { address, userAgent });
  await insertSession(tx, {
    tokenHash: hashToken(token),
    userId,
    signedInBy,
    address,
    userAgent: userAgent.slice(0, 300),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + (waitsForSecondFactor ? waitingLastsMs : sessionLastsMs)),
    waitsForSecondFactor,
    secondFactorAt: isByPasskey ? now : null,
  });
  await insertActiveDays(tx, [userId], now);
  if (isNew) await warnPerson(write, userId, { what: 'signedInElsewhere' });
  return { token, logged: await write.record('account.signedIn', { userId, after: { signedInBy } }) };
}
