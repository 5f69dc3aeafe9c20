import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import { findUnknownSettings } from './find-unknown-settings.ts';
import { StartRefusal } from './platform/start-refusal.ts';
import {
  allowedValues,
  secretSettings,
  settingPairs,
  settingsSchema,
  type WechatScope,
} from './settings-schema.ts';

type Given = z.output<typeof settingsSchema>;

export type Settings = {
  port: number;
  host: string;
  dataDir: string;
  /** Undefined: the embedded one. */
  databaseUrl: string | undefined;
  databaseReadUrl: string | undefined;
  publicUrl: URL;
  /** How often each ad account's changes and last days are read. */
  syncMinutes: number;
  /** How much a browser works for a captcha: each bit doubles it. */
  captchaBits: number;
  trustProxy: false | number | string[];
  /** `file:` a folder, or `s3:`. */
  filesUrl: URL;
  appleAds: 'sandbox' | 'apple';
  demo: boolean;
  /** Undefined: generated and kept in the data folder. */
  adminPassword: string | undefined;
  masterKeys: Buffer[] | undefined;
  supportQrFile: string | undefined;
  metricsToken: string | undefined;
  smtp: { url: string; from: string } | undefined;
  sms: { url: URL; token: string } | undefined;
  wechat: { appId: string; appSecret: string; scope: WechatScope; apiUrl: string } | undefined;
  stripe: { secretKey: string; webhookSecret: string } | undefined;
  alipay: AlipaySettings | undefined;
  /** Where a remittance goes. */
  remittance: { holder: string; number: string; bank: string } | undefined;
  /** Who issues receipts. */
  receiptIssuer: { name: string; lines: string[] } | undefined;
  closed: boolean;
};

export type AlipaySettings = {
  appId: string;
  sellerId: string;
  /** Of our app; its public half is known to Alipay. */
  privateKey: KeyObject;
  /** Of Alipay. */
  publicKey: KeyObject;
  gateway: URL;
};

/** Throws with one line for each setting that is wrong, and never with the value of a secret one. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  // An empty value is how compose files say "not set".
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(filled);
  const complaints = [
    ...complainOfUnknown(filled),
    ...(parsed.success ? complainOfCombination(parsed.data) : complainOfValues(parsed.error, filled)),
  ];
  if (!parsed.success || complaints.length > 0) throw new StartRefusal(complaints.join('\n'));
  return arrange(parsed.data);
}

/** Another folder with `initdb` and `postgres` for the database tests; they then run over TCP. */
export function findTestPostgresBin(): string | undefined {
  return process.env['TEST_POSTGRES_BIN'] || undefined;
}

const knownNames = settingsSchema.keyof().options;

function complainOfUnknown(filled: NodeJS.ProcessEnv): string[] {
  return findUnknownSettings(Object.keys(filled), knownNames).map(
    ({ name, meant }) =>
      `There is no setting ${name}; the nearest is ${meant}. Correct the name or unset it.`,
  );
}

function complainOfValues(error: z.ZodError, filled: NodeJS.ProcessEnv): string[] {
  const names = new Set(error.issues.map((issue) => String(issue.path[0])));
  return knownNames
    .filter((name) => names.has(name))
    .map((name) => {
      const shown = secretSettings.has(name) ? 'The value of' : `"${filled[name]}" as`;
      return `${shown} ${name} is not allowed; it takes ${allowedValues[name]}.`;
    });
}

function complainOfCombination(given: Given): string[] {
  const complaints = settingPairs.flatMap(([one, other]) => {
    if ((given[one] === undefined) === (given[other] === undefined)) return [];
    const [there, missing] = given[one] === undefined ? [other, one] : [one, other];
    return [`${there} needs ${missing} as well; it takes ${allowedValues[missing]}.`];
  });
  if (given.DATABASE_READ_URL !== undefined && given.DATABASE_URL === undefined) {
    complaints.push('DATABASE_READ_URL needs DATABASE_URL as well: the embedded database has no replica.');
  }
  if (given.DEMO === true && given.APPLE_ADS === 'apple') {
    complaints.push('DEMO=on needs APPLE_ADS=sandbox: the demo team has no account at Apple.');
  }
  if (given.DATABASE_URL !== undefined && given.MASTER_KEY === undefined) {
    complaints.push(
      `DATABASE_URL needs MASTER_KEY as well, the same for every process on that database; it takes ${allowedValues.MASTER_KEY}.`,
    );
  }
  return complaints;
}

function arrange(given: Given): Settings {
  const isEmbedded = given.DATABASE_URL === undefined;
  const appleAds = given.APPLE_ADS ?? (isEmbedded ? 'sandbox' : 'apple');
  return {
    port: given.PORT,
    host: given.HOST,
    dataDir: given.DATA_DIR,
    databaseUrl: given.DATABASE_URL,
    databaseReadUrl: given.DATABASE_READ_URL,
    syncMinutes: given.SYNC_MINUTES,
    captchaBits: given.CAPTCHA_BITS,
    publicUrl: given.PUBLIC_URL ?? new URL(`http://localhost:${given.PORT}`),
    trustProxy: given.TRUST_PROXY,
    filesUrl: given.FILES_URL ?? pathToFileURL(join(given.DATA_DIR, 'files')),
    appleAds,
    demo: given.DEMO ?? (isEmbedded && appleAds === 'sandbox'),
    adminPassword: given.ADMIN_PASSWORD,
    masterKeys: given.MASTER_KEY,
    supportQrFile: given.SUPPORT_QR,
    metricsToken: given.METRICS_TOKEN,
    smtp: together(given.SMTP_URL, given.SMTP_FROM, (url, from) => ({ url, from })),
    sms: together(given.SMS_URL, given.SMS_TOKEN, (url, token) => ({ url, token })),
    wechat: together(given.WECHAT_APP_ID, given.WECHAT_APP_SECRET, (appId, appSecret) => ({
      appId,
      appSecret,
      scope: given.WECHAT_SCOPE,
      apiUrl: 'https://api.weixin.qq.com',
    })),
    stripe: together(given.STRIPE_SECRET_KEY, given.STRIPE_WEBHOOK_SECRET, (secretKey, webhookSecret) => ({
      secretKey,
      webhookSecret,
    })),
    alipay: arrangeAlipay(given),
    remittance: given.REMITTANCE_TO,
    receiptIssuer: given.RECEIPT_ISSUER,
    closed: given.CLOSED,
  };
}

function arrangeAlipay(given: Given): Settings['alipay'] {
  const { ALIPAY_APP_ID: appId, ALIPAY_SELLER_ID: sellerId } = given;
  const { ALIPAY_PRIVATE_KEY: privateKey, ALIPAY_PUBLIC_KEY: publicKey } = given;
  if (appId === undefined || sellerId === undefined || privateKey === undefined || publicKey === undefined)
    return undefined;
  return { appId, sellerId, privateKey, publicKey, gateway: given.ALIPAY_GATEWAY };
}

function together<One, Other, Result>(
  one: One | undefined,
  other: Other | undefined,
  join: (one: One, other: Other) => Result,
): Result | undefined {
  return one === undefined || other === undefined ? undefined : join(one, other);
}
