import { findUser } from '@tapwright/contracts/accounts';
import { call } from '../../../platform/call.ts';
import { beginSession } from '../../../platform/session.ts';

export async function enter(token: string): Promise<void> {
  beginSession(token, await call(findUser, { token }));
}
