import * as calls from '@tapwright/contracts/passkeys';
import type { CallHost } from '../../../platform/http/call-host.ts';
import { mountCall } from '../../../platform/http/mount-call.ts';
import { addPasskey } from './add-passkey.ts';
import { beginPasskey } from './begin-passkey.ts';
import { changePasskey } from './change-passkey.ts';
import { findPasskeys } from './find-passkeys.ts';
import { removePasskey } from './remove-passkey.ts';
import { beginPasskeySignIn, signInWithPasskey } from './sign-in-with-passkey.ts';

export function mountPasskeyCalls(host: CallHost): void {
  mountCall(host, calls.findPasskeys, (context) => findPasskeys(context));
  mountCall(host, calls.beginPasskey, (context) => beginPasskey(context));
  mountCall(host, calls.addPasskey, (context, { body }) => addPasskey(context, body));
  mountCall(host, calls.renamePasskey, (context, { body }) => changePasskey(context, body));
  mountCall(host, calls.removePasskey, (context, { body }) => removePasskey(context, body));
  mountCall(host, calls.beginPasskeySignIn, (context) => beginPasskeySignIn(context));
  mountCall(host, calls.signInWithPasskey, (context, { body }) => signInWithPasskey(context, body));
}
