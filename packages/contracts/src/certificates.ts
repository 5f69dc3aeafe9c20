import { cleanAppleId, isAppleKeyId, isAppleLongId } from '@tapwright/domain/certificate-rules';
import { cleanName } from '@tapwright/domain/names';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { certificateCheck } from './certificate-check.ts';
import { certificateId, queriedCertificateId } from './certificate-id.ts';
import { queriedTeamId, teamId } from './teams.ts';

const maxName = 60;
/** A key of P-256 is 241 characters; some files carry its parameters or a remark besides. */
const maxKeyFile = 8_000;

const appleId = (isRight: (text: string) => boolean, message: string) =>
  z.pipe(
    z.pipe(
      z.string().check(z.minLength(1, 'errors:fields.required'), z.maxLength(200)),
      z.transform(cleanAppleId),
    ),
    z.string().check(z.refine(isRight, message)),
  );

export const clientId = appleId(isAppleLongId, 'certificates:rules.longId');
export const appleTeamId = appleId(isAppleLongId, 'certificates:rules.longId');
export const keyId = appleId(isAppleKeyId, 'certificates:rules.keyId');

export const certificateName = z.pipe(z.string().check(z.maxLength(maxName)), z.transform(cleanName));

export const certificateView = z.object({
  certificateId,
  /** Empty: called after its organisation at Apple. */
  name: z.string(),
  /** `made`: ids are missing. `entered`: not accepted yet. `bound`: works. `refused`: worked once. */
  state: z.enum(['made', 'entered', 'bound', 'refused']),
  isUploaded: z.boolean(),
  clientId: z.nullable(z.string()),
  appleTeamId: z.nullable(z.string()),
  keyId: z.nullable(z.string()),
  /** PEM, to paste at Apple. The private key is in no answer. */
  publicKey: z.string(),
  keyMadeAt: z.string(),
  /** The second pair while a rotation is under way. */
  next: z.nullable(z.object({ publicKey: z.string(), madeAt: z.string() })),
  appleOrgId: z.nullable(z.string()),
  appleOrgName: z.nullable(z.string()),
  /** Names of those that are attached through it. */
  campaignGroups: z.array(z.string()),
  createdAt: z.string(),
  boundAt: z.nullable(z.string()),
  rotatedAt: z.nullable(z.string()),
  checkedAt: z.nullable(z.string()),
  lastUsedAt: z.nullable(z.string()),
  lastRefusedAt: z.nullable(z.string()),
});
export type CertificateView = z.infer<typeof certificateView>;

const access = { to: 'team', may: 'certificate.manage' } as const;
const one = z.object({ teamId, certificateId });
const queriedOne = z.object({ teamId: queriedTeamId, certificateId: queriedCertificateId });

export const createSecretKey = defineCall({
  method: 'GET',
  path: '/asaSecretKey/createSecretKey',
  patience: 'ads',
  access,
  summary: 'Make a key pair here and give its public half; a pair not bound yet is given again.',
  query: z.object({ teamId: queriedTeamId }),
  answer: certificateView,
  refusals: ['tooManyCertificates'],
  writes: true,
});

export const uploadSecretKey = defineCall({
  method: 'POST',
  path: '/asaSecretKey/upload',
  patience: 'ads',
  access,
  summary: 'Bring a private key (.p8 or .pem, P-256) that Apple knows already. Only one at a time.',
  body: z.object({ teamId, privateKey: z.string().check(z.minLength(1), z.maxLength(maxKeyFile)) }),
  answer: certificateView,
  refusals: ['oneCertificateOnly', 'tooManyCertificates'],
});

export const checkedCertificate = z.object({ certificate: certificateView, check: certificateCheck });
export type CheckedCertificate = z.infer<typeof checkedCertificate>;

export const modifySecretKey = defineCall({
  method: 'POST',
  path: '/asaSecretKey/modify',
  patience: 'ads',
  access,
  summary:
    'Bring back the three ids that Apple gave for the public key, and check the connection. Ids Apple refuses are kept until they are mended; what worked before goes on working.',
  body: z.object({
    teamId,
    certificateId,
    name: z.optional(certificateName),
    clientId,
    appleTeamId,
    keyId,
  }),
  answer: checkedCertificate,
  refusals: ['changedMeanwhile'],
});

export const checkSecretKey = defineCall({
  method: 'POST',
  path: '/asaSecretKey/check',
  patience: 'ads',
  access,
  summary: 'Ask Apple what works with this certificate; at most five seconds.',
  body: one,
  answer: checkedCertificate,
  refusals: ['idsMissing'],
});

export const rotateSecretKey = defineCall({
  method: 'POST',
  path: '/asaSecretKey/rotate',
  patience: 'ads',
  access,
  summary: 'Make the next key pair; the one in use stays until Apple has accepted the next. Given again.',
  body: one,
  answer: certificateView,
  refusals: ['idsMissing'],
});

export const giveUpRotation = defineCall({
  method: 'POST',
  path: '/asaSecretKey/rotate/giveUp',
  patience: 'ads',
  access,
  summary: 'Throw the next key pair away and stay with the one in use.',
  body: one,
  answer: certificateView,
});

export const findCertificates = defineCall({
  method: 'GET',
  path: '/secretAccount/findList',
  patience: 'ads',
  access,
  summary: 'The certificates of a team.',
  query: z.object({ teamId: queriedTeamId }),
  answer: z.array(certificateView),
});

export const removeCertificate = defineCall({
  method: 'GET',
  path: '/secretAccount/remove',
  patience: 'ads',
  access,
  summary:
    'Remove a certificate: its private key is deleted, its campaign groups are detached, their history stays.',
  query: queriedOne,
  answer: z.object({ detached: z.int() }),
  writes: true,
});

export const findOrganisations = defineCall({
  method: 'GET',
  path: '/secretAccount/findOrgList',
  patience: 'ads',
  access,
  summary: 'The organisations at Apple that a certificate belongs to.',
  query: queriedOne,
  answer: z.array(
    z.object({
      orgId: z.string(),
      name: z.nullable(z.string()),
      currency: z.nullable(z.string()),
      timeZone: z.nullable(z.string()),
      adAccounts: z.int(),
    }),
  ),
  refusals: ['idsMissing', 'appleRefused', 'appleSilent'],
});
