import { findUser, getPublicKey, login } from '@tapwright/contracts/accounts';
import { CallFailure } from '../../../platform/call-failure.ts';
import { call } from '../../../platform/call.ts';
import { beginSession } from '../../../platform/session.ts';
import { encryptPassword } from '../encrypt-password.ts';

export type Credentials = { account: string; password: string };

/** The password was right, but who it belongs to could not be read. */
export class UserNotRead extends Error {
  override readonly name = 'UserNotRead';
}

export async function signIn(credentials: Credentials): Promise<void> {
  const { token } = await withFreshKey(credentials);
  try {
    beginSession(token, await call(findUser, { token }));
  } catch (cause) {
    throw new UserNotRead('', { cause });
  }
}

/** The server changes its key now and then; a form that was open meanwhile sends once more with the new one. */
async function withFreshKey(credentials: Credentials) {
  try {
    return await send(credentials);
  } catch (error) {
    if (error instanceof CallFailure && error.is('passwordKeyEnded')) return send(credentials);
    throw error;
  }
}

async function send({ account, password }: Credentials) {
  const { publicKey } = await call(getPublicKey, {});
  return call(login, { body: { account, password: await encryptPassword(publicKey, password) } });
}
