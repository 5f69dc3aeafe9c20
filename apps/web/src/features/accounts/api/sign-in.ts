import { findUser, login } from '@tapwright/contracts/accounts';
import { call } from '../../../platform/call.ts';
import { beginSession } from '../../../platform/session.ts';
import { withPasswordKey } from './with-password-key.ts';

/** A token was given, but who it belongs to could not be read. */
export class UserNotRead extends Error {
  override readonly name = 'UserNotRead';
}

export async function signIn({ account, password }: { account: string; password: string }): Promise<void> {
  const { token } = await withPasswordKey(async (encrypt) =>
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
