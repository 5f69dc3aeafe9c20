import { login } from '@tapwright/contracts/accounts';
import { call } from '../../../platform/calls/call.ts';
import { enterWith as enter } from '../../../platform/person/enter-with.ts';
import { comeIn } from './come-in.ts';
import { withPasswordKey } from './with-password-key.ts';

/** A token was given, but who it belongs to could not be read. */
export class UserNotRead extends Error {
  override readonly name = 'UserNotRead';
}

export async function signIn({ account, password }: { account: string; password: string }): Promise<void> {
  const { token } = await withPasswordKey(async (encrypt) => {
    const body = { account, password: await encrypt(password) };
    return comeIn(body, () => call(login, { body }));
  });
  await enterWith(token);
}

export async function signInByCode({ account, code }: { account: string; code: string }): Promise<void> {
  const body = { account, code };
  const { token } = await comeIn(body, () => call(login, { body }));
  await enterWith(token);
}

export async function enterWith(token: string): Promise<void> {
  try {
    await enter(token);
  } catch (cause) {
    throw new UserNotRead('', { cause });
  }
}
