import type { AnswerOf } from '@tapwright/contracts/call';
import type {
  beginPasskeySignIn as beginPasskeySignInCall,
  ShownCredential,
  signInWithPasskey as signInWithPasskeyCall,
} from '@tapwright/contracts/passkeys';
import type { Context } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { anyoneWrite } from '../../writes/index.ts';
import { startSession } from '../sessions/start-session.ts';
import { findPasskeyByCredential, updateUsed } from './passkeys-store.ts';
import { makeChallenge, relyingPartyOf, takesChallenge } from './relying-party.ts';

/** Names no account: which one it is turns out when its owner shows a passkey. */
export async function beginPasskeySignIn(context: Context): Promise<AnswerOf<typeof beginPasskeySignInCall>> {
  const { expectedRPID } = relyingPartyOf(context);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: expectedRPID,
    challenge: Buffer.from(await makeChallenge(context, null), 'base64url'),
    userVerification: 'required',
  });
  return { options: { ...options } };
}

export async function signInWithPasskey(
  context: Context,
  { credential }: { credential: ShownCredential },
): Promise<AnswerOf<typeof signInWithPasskeyCall>> {
  const { passkeyId, userId, before, after } = await verify(context, credential);
  return anyoneWrite(context, async (write) => {
    const { tx, clock } = write;
    const isThere = await updateUsed(tx, passkeyId, { before, after, usedAt: clock.now() });
    if (!isThere) throw new Refusal('passkeyRefused');
    const { token, logged } = await startSession(write, { userId, signedInBy: 'passkey', wayIn: {} });
    return logged.done({ token });
  });
}

async function verify(context: Context, credential: ShownCredential) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const found = await findPasskeyByCredential(context.database.write, credential.id);
  if (found === undefined) throw new Refusal('passkeyRefused');
  const { passkeyId, userId, counter, publicKey, frozenAt } = found;
  const { userHandle, ...signed } = credential.response;
  const result = await verifyAuthenticationResponse({
    ...relyingPartyOf(context),
    response: {
      ...credential,
      response: { ...signed, ...(userHandle === undefined ? {} : { userHandle }) },
    },
    expectedChallenge: takesChallenge(context, null),
    credential: { id: credential.id, publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (result?.verified !== true) throw new Refusal('passkeyRefused', { logged: { account: String(userId) } });
  if (frozenAt !== null) throw new Refusal('accountFrozen');
  return { passkeyId, userId, before: counter, after: result.authenticationInfo.newCounter };
}
