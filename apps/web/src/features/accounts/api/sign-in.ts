import { findUser, getPublicKey, login } from '@tapwright/contracts/accounts';
import { CallFailure } from '../../../platform/call-failure.ts';
import { call } from '../../../platform/call.ts';
import { beginSession } from '../../../platform/session.ts';
import { encryptPassword } from '../encrypt-password.ts';

/** A token was given, but who it belongs to could not be read. */
export class UserNotRead extends Error {
  override readonly name = 'UserNotRead';
}

export async function signIn({ account, password }: { account: string; password: string }): Promise<void> {
  const { token } = await withFreshKey(async (encrypt) =>
    call(login, { body: { account, password: await encrypt(password) } }),
  );
  await enterWith(token);
}

export async function signInByCode({ account, code }: { account: string; code: string }): Promise<void> {
  const { token } = await call(login, { body: { account, code } });
  await enterWith(token);
}

export async function enterWith(token: string): Promise<void> {
  try {
    beginSession(token, await call(findUser, { token }));
  } catch (cause) {
    throw new UserNotRead('', { cause });
  }
}

type Encrypt = (password: string) => Promise<string>;

/** The server changes its key now and then; a form that was open meanwhile sends once more with the new one. */
export async function withFreshKey<Answer>(send: (encrypt: Encrypt) => Promise<Answer>): Promise<Answer> {
  const sendOnce = async () => {
    const { publicKey } = await call(getPublicKey, {});
    return send((password) => encryptPassword(publicKey, password));
  };
  try {
    return await sendOnce();
  } catch (error) {
    if (error instanceof CallFailure && error.is('passwordKeyEnded')) return sendOnce();
    throw error;
  }
}
