import { findUser, getPublicKey, logout } from '@tapwright/contracts/accounts';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { findSignedInUser } from './reads.ts';
import { getCurrentPublicKey } from './passwords/get-current-public-key.ts';
import { mountPasskeyCalls } from './passkeys/passkey-routes.ts';
import { mountPersonalCalls } from './profile/personal-routes.ts';
import { handlePruning } from './prune-accounts.ts';
import { mountSecondFactorCalls } from './second-factor/second-factor-routes.ts';
import { mountSignInCalls } from './sign-in/sign-in-routes.ts';
import { signOut } from './sessions/end-sessions.ts';

export function mountAccounts(host: CallHost): void {
  handlePruning(host.deps);
  mountSignInCalls(host);
  mountPersonalCalls(host);
  mountSecondFactorCalls(host);
  mountPasskeyCalls(host);
  mountCall(host, getPublicKey, (context) => getCurrentPublicKey(context));
  mountCall(host, logout, (context) => signOut(context));
  mountCall(host, findUser, (context) => findSignedInUser(context));
}
