import { isMobile } from '@tapwright/domain/account-rules';
import { emailRegister, iphoneOrEmail, smsRegister, type CodeType } from '@tapwright/contracts/account-codes';
import { call } from '../../../platform/calls/call.ts';

/** Someone who wants to register has an account already. */
export class AlreadyRegistered extends Error {
  override readonly name = 'AlreadyRegistered';
}

export async function sendCode({ type, account }: { type: CodeType; account: string }): Promise<void> {
  if (type === 'register' && (await call(iphoneOrEmail, { query: { account } })).exists)
    throw new AlreadyRegistered();
  await call(isMobile(account) ? smsRegister : emailRegister, { body: { type, account } });
}
