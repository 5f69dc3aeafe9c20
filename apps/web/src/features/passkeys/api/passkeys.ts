import { queryOptions } from '@tanstack/react-query';
import {
  addPasskey as add,
  beginPasskey,
  findPasskeys,
  newCredential,
  removePasskey as remove,
  renamePasskey as rename,
} from '@tapwright/contracts/passkeys';
import * as z from 'zod/mini';
import { call } from '../../../platform/calls/call.ts';
import { withConfirmation } from '../../../platform/forms/confirm-person.ts';
import { passkeyKeys } from '../keys.ts';

/** The person, or the browser, made none. */
export class NoPasskeyMade extends Error {
  override readonly name = 'NoPasskeyMade';
}

export const passkeysQuery = queryOptions({
  queryKey: passkeyKeys.own,
  queryFn: ({ signal }) => call(findPasskeys, { signal }),
});

export async function addPasskey(name: string): Promise<void> {
  const { options } = await withConfirmation(() => call(beginPasskey, {}));
  const { startRegistration } = await import('@simplewebauthn/browser');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the same library wrote at the server
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const made: unknown = await startRegistration({ optionsJSON }).catch((cause: unknown) => {
    throw new NoPasskeyMade('', { cause });
  });
  const credential = z.parse(newCredential, made);
  await withConfirmation(() => call(add, { body: { name, credential } }));
}

export const renamePasskey = (body: { passkeyId: number; name: string }) => call(rename, { body });
export const removePasskey = (passkeyId: number) =>
  withConfirmation(() => call(remove, { body: { passkeyId } }));
