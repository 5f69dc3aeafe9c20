import {
  beginPasskeySignIn,
  shownCredential,
  signInWithPasskey as signIn,
} from '@tapwright/contracts/passkeys';
import * as z from 'zod/mini';
import { call } from '../../../platform/calls/call.ts';
import { enterWith } from '../../../platform/person/enter-with.ts';

/** False: the person showed none. */
export async function signInWithPasskey(): Promise<boolean> {
  const { options } = await call(beginPasskeySignIn, {});
  const { startAuthentication } = await import('@simplewebauthn/browser');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the same library wrote at the server
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const shown: unknown = await startAuthentication({ optionsJSON }).catch(() => undefined);
  if (shown === undefined) return false;
  const { token } = await call(signIn, { body: { credential: z.parse(shownCredential, shown) } });
  await enterWith(token);
  return true;
}
