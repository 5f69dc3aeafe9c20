import { findUser, getPublicKey, logout } from '@tapwright/contracts/accounts';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { mountDoorCalls } from './door-routes.ts';
import { findSignedInUser } from './find-signed-in-user.ts';
import { getCurrentPublicKey } from './password-keys.ts';
import { signOut } from './sign-out.ts';

export function mountAccountCalls(host: CallHost): void {
  mountDoorCalls(host);
  mountCall(host, getPublicKey, async (context) => ({ publicKey: await getCurrentPublicKey(context) }));
  mountCall(host, logout, (context) => signOut(context));
  mountCall(host, findUser, (context) => findSignedInUser(context));
}
