import { confirmPerson } from '@tapwright/contracts/personal';
import { call } from '../../../platform/calls/call.ts';
import { withPasswordKey } from './with-password-key.ts';

type Proof = { by: string; password: string; code: string };

/** `by`: the address a code was sent to, or empty for the password. */
export async function sendConfirmation({ by, password, code }: Proof): Promise<void> {
  if (by !== '') await call(confirmPerson, { body: { account: by, code } });
  else
    await withPasswordKey(async (encrypt) =>
      call(confirmPerson, { body: { password: await encrypt(password) } }),
    );
}
