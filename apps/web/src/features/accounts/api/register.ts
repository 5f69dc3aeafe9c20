import { register as registerCall, retrievePwd } from '@tapwright/contracts/accounts';
import { call } from '../../../platform/calls/call.ts';
import { comeIn } from './come-in.ts';
import { enterWith } from './sign-in.ts';
import { withPasswordKey } from './with-password-key.ts';

export type Proven = { account: string; code: string; password: string };

/** Makes the account and signs in. */
export async function register({ account, code, password }: Proven): Promise<void> {
  const { token } = await withPasswordKey(async (encrypt) => {
    const body = { account, code, password: await encrypt(password), acceptsAgreement: true } as const;
    return comeIn(body, () => call(registerCall, { body }));
  });
  await enterWith(token);
}

export async function retrievePassword({ account, code, password }: Proven): Promise<void> {
  await withPasswordKey(async (encrypt) =>
    call(retrievePwd, { body: { account, code, password: await encrypt(password) } }),
  );
}
