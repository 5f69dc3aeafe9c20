import { maxPasskeys, type beginPasskey as beginPasskeyCall } from '@tapwright/contracts/passkeys';
import type { AnswerOf } from '@tapwright/contracts/call';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { getAccountName } from '../second-factor/second-factor-store.ts';
import { checkConfirmed } from '../sessions/check-confirmed.ts';
import { listPasskeys } from './passkeys-store.ts';
import { makeChallenge, relyingPartyOf } from './relying-party.ts';

/** It asks for the owner at the authenticator (a finger, a face, a PIN), so that a passkey is two factors in one. */
export async function beginPasskey(context: PersonContext): Promise<AnswerOf<typeof beginPasskeyCall>> {
  const { database, person } = context;
  const { userId } = person;
  const { expectedRPID } = relyingPartyOf(context);
  await checkConfirmed(database.write, context, person);
  const known = await listPasskeys(database.write, userId);
  if (known.length >= maxPasskeys) throw new Refusal('tooManyPasskeys');
  const { loginName, email, mobile } = await getAccountName(database.write, userId);
  // Large, with what reads certificates; few ever need it.
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: 'Tapwright',
    rpID: expectedRPID,
    userName: loginName ?? email ?? mobile ?? String(userId),
    userID: new TextEncoder().encode(String(userId)),
    challenge: Buffer.from(await makeChallenge(context, userId), 'base64url'),
    // EdDSA, ES256, RS256.
    supportedAlgorithmIDs: [-8, -7, -257],
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options: { ...options } };
}
