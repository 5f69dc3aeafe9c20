import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/*
 * WebAuthn, in the words of its own JSON: the options go to the browser as the library of the server writes them, and
 * what the authenticator answers comes back as the browser writes it.
 */

export const maxPasskeys = 10;
const maxPasskeyNameCharacters = 40;

const options = z.record(z.string(), z.unknown());
const bytes = z.string().check(z.regex(/^[\w-]{1,6000}$/));
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()),
};
const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** What a browser makes of a new passkey; parts of it that are of no use here are left out. */
export const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.catch(z.optional(z.array(z.enum(transports))), undefined),
  }),
});
export type NewCredential = z.infer<typeof newCredential>;

export const shownCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(bytes),
  }),
});
export type ShownCredential = z.infer<typeof shownCredential>;

const passkeyId = z.int().check(z.positive());
export const passkeyName = z.string().check(
  z.trim(),
  z.minLength(1, 'errors:fields.required'),
  z.maxLength(maxPasskeyNameCharacters, 'passkeys:rules.nameTooLong'),
  z.refine((name) => !/\p{Cc}/u.test(name), 'errors:fields.required'),
);

export const passkeyView = z.object({
  passkeyId,
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type PasskeyView = z.infer<typeof passkeyView>;

export const findPasskeys = defineCall({
  method: 'GET',
  path: '/userInfo/passkeys/find',
  access: { to: 'signedIn' },
  summary: 'The passkeys of the person who asks, the newest first.',
  answer: z.array(passkeyView),
});

export const beginPasskey = defineCall({
  method: 'POST',
  path: '/userInfo/passkeys/begin',
  access: { to: 'signedIn' },
  summary: 'What navigator.credentials.create() is asked with; good for five minutes, once.',
  answer: z.object({ options }),
  refusals: ['personNotConfirmed', 'tooManyPasskeys', 'wayNotConfigured'],
});

export const addPasskey = defineCall({
  method: 'POST',
  path: '/userInfo/passkeys/add',
  access: { to: 'signedIn' },
  summary: 'Keep the passkey that was made. Ends every other session and is told at every address.',
  body: z.object({ name: passkeyName, credential: newCredential }),
  answer: z.null(),
  refusals: ['personNotConfirmed', 'tooManyPasskeys', 'passkeyRefused', 'wayNotConfigured'],
});

export const renamePasskey = defineCall({
  method: 'POST',
  path: '/userInfo/passkeys/rename',
  access: { to: 'signedIn' },
  summary: 'Call a passkey something else.',
  body: z.object({ passkeyId, name: passkeyName }),
  answer: z.null(),
  refusals: ['notFound'],
});

export const removePasskey = defineCall({
  method: 'POST',
  path: '/userInfo/passkeys/remove',
  access: { to: 'signedIn' },
  summary: 'Nobody signs in with it any more. Ends every other session and is told at every address.',
  body: z.object({ passkeyId }),
  answer: z.null(),
  refusals: ['notFound', 'personNotConfirmed'],
});

export const beginPasskeySignIn = defineCall({
  method: 'POST',
  path: '/account/passkey/begin',
  access: { to: 'anyone' },
  summary: 'What navigator.credentials.get() is asked with; good for five minutes, once.',
  answer: z.object({ options }),
  refusals: ['wayNotConfigured', 'tooManyRequests'],
});

export const signInWithPasskey = defineCall({
  method: 'POST',
  path: '/account/passkey/login',
  access: { to: 'anyone' },
  summary: 'Sign in with a passkey, which is a second factor as well.',
  body: z.object({ credential: shownCredential }),
  answer: z.object({ token: z.string() }),
  refusals: ['passkeyRefused', 'accountFrozen', 'wayNotConfigured', 'tooManyRequests'],
});
