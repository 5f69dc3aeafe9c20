import { getPublicKey } from '@tapwright/contracts/accounts';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { call } from '../../../platform/calls/call.ts';
import { encryptPassword } from '../encrypt-password.ts';

type Encrypt = (password: string) => Promise<string>;

/** The server changes its key now and then; a form that was open meanwhile sends once more with the new one. */
export async function withPasswordKey<Answer>(send: (encrypt: Encrypt) => Promise<Answer>): Promise<Answer> {
  const attempt = async () => {
    const key = await call(getPublicKey, {});
    return send((password) => encryptPassword(key, password));
  };
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof CallFailure && error.is('passwordKeyEnded')) return attempt();
    throw error;
  }
}
