import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { certificateCheck } from './certificate-check.ts';
import { appleTeamId, clientId, keyId } from './certificates.ts';

const access = { to: 'staff' } as const;

/** The key pair of the platform's own organisation at Apple, in which ad accounts are run that it pays for. */
export const platformCertificate = z.object({
  state: z.enum(['made', 'entered', 'bound', 'refused']),
  /** PEM, to paste at Apple. The private key is in no answer. */
  publicKey: z.string(),
  clientId: z.nullable(z.string()),
  appleTeamId: z.nullable(z.string()),
  keyId: z.nullable(z.string()),
  appleOrgName: z.nullable(z.string()),
  boundAt: z.nullable(z.string()),
  /** Teams' campaign groups that hang on it. */
  campaignGroups: z.int(),
});
export type PlatformCertificate = z.infer<typeof platformCertificate>;

export const findPlatformCertificate = defineCall({
  method: 'GET',
  path: '/staff/platform/find',
  access,
  summary: 'The certificate of the platform’s own Apple organisation; null where there is none.',
  answer: z.nullable(platformCertificate),
});

export const createPlatformKey = defineCall({
  method: 'POST',
  path: '/staff/platform/createKey',
  access,
  summary: 'Make the key pair of the platform, or give the one that waits for its ids again.',
  body: z.object({}),
  answer: platformCertificate,
});

export const bindPlatformCertificate = defineCall({
  method: 'POST',
  path: '/staff/platform/bind',
  patience: 'ads',
  access,
  summary: 'Bring back the three ids that Apple gave for the public key, and check the connection.',
  body: z.object({ clientId, appleTeamId, keyId }),
  answer: z.object({ certificate: platformCertificate, check: certificateCheck }),
  refusals: ['notFound'],
});
