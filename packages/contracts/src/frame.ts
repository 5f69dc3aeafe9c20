import * as z from 'zod/mini';
import { defineCall } from './call.ts';

export const frameSettings = z.object({
  /** Nothing but `/home` is open: for maintenance, or before a launch. */
  closed: z.boolean(),
  /** Apple is played by the sandbox; stand-ins say so on the screen. */
  sandbox: z.boolean(),
  /** Where the sandbox is worked, for whoever sits at its machine; null at Apple itself. */
  sandboxPage: z.nullable(z.string()),
  /** What is now where report days are counted: the sandbox's clock can be stepped. */
  reportTime: z.string(),
  /** Address of the picture that leads to customer service. */
  supportQr: z.nullable(z.string()),
  version: z.string(),
  /** What this server can send a sign-in to, besides a password. */
  signInWays: z.object({
    mobile: z.boolean(),
    email: z.boolean(),
    chatApp: z.boolean(),
    passkey: z.boolean(),
  }),
  /** Messages that way are files in the data folder, which a stand-in has to say. */
  outbox: z.object({ mobile: z.boolean(), email: z.boolean() }),
  /** The chat app is played by a page of ours. */
  chatAppStandIn: z.boolean(),
});
export type FrameSettings = z.infer<typeof frameSettings>;

export const getFrameSettings = defineCall({
  method: 'GET',
  path: '/frame/settings',
  access: { to: 'anyone' },
  summary: 'What the console has to know before anybody is signed in.',
  answer: frameSettings,
  whileClosed: true,
});
