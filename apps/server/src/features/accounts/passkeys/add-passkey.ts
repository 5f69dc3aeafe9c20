import { maxPasskeys, type NewCredential } from '@tapwright/contracts/passkeys';
import { isUniqueViolation } from '../../../platform/db/is-unique-violation.ts';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { personWrite } from '../../writes/index.ts';
import { warnPerson } from '../contacts/warn-person.ts';
import { checkConfirmed } from '../sessions/check-confirmed.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { insertPasskey, listPasskeys, lockPasskeysOf } from './passkeys-store.ts';
import { relyingPartyOf, takesChallenge } from './relying-party.ts';

type Added = { name: string; credential: NewCredential };

/** From now on it lets its owner in. */
export async function addPasskey(context: PersonContext, { name, credential }: Added): Promise<null> {
  const { userId, sessionId } = context.person;
  const made = await verify(context, credential);
  return personWrite(context, async (write) => {
    const { tx, live } = write;
    await lockPasskeysOf(tx, userId);
    await checkConfirmed(tx, write, context.person);
    if ((await listPasskeys(tx, userId)).length >= maxPasskeys) throw new Refusal('tooManyPasskeys');
    const createdAt = write.clock.now();
    await insertPasskey(tx, { ...made, userId, name, createdAt }).catch((error: unknown) => {
      throw isUniqueViolation(error) ? new Refusal('passkeyRefused') : error;
    });
    await endSessions(tx, write, { which: { userId, except: sessionId }, because: 'endedElsewhere' });
    await warnPerson(write, userId, { what: 'passkeyAdded', account: name });
    const logged = await write.record('account.passkeyAdded', { after: { passkey: name } });
    await live.publishPersons(tx, [userId], 'person.changed');
    return logged.done(null);
  });
}

async function verify(context: PersonContext, credential: NewCredential) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { response, ...rest } = credential;
  const { transports = [], ...signed } = response;
  const result = await verifyRegistrationResponse({
    ...relyingPartyOf(context),
    response: { ...rest, response: { ...signed, transports } },
    expectedChallenge: takesChallenge(context, context.person.userId),
    requireUserVerification: true,
  }).catch((): { verified: false } => ({ verified: false }));
  if (!result.verified) throw new Refusal('passkeyRefused');
  const { id, publicKey, counter } = result.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports };
}
