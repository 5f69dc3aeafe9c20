import { logout } from '@tapwright/contracts/accounts';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { call } from '../../../platform/calls/call.ts';
import { endSession } from '../../../platform/person/session.ts';

/** Stays signed in where the server was not told: the token would live on without anybody knowing. */
export async function signOut(): Promise<void> {
  try {
    await call(logout, {});
  } catch (error) {
    const isOver = error instanceof CallFailure && error.is('noToken', 'tokenEnded', 'accountFrozen');
    if (!isOver) throw error;
  }
  endSession();
}
