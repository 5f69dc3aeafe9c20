import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import { findPasswordProblem } from '@tapwright/domain/account-rules';
import { z } from 'zod';
import { readRsaPrivateKey, readRsaPublicKey } from './read-rsa-key.ts';

const text = z.string().max(2_000);
const onOrOff = z.enum(['on', 'off']).transform((given) => given === 'on');
const httpUrl = z.url({ protocol: /^https?$/ }).transform((given) => new URL(given));
const postgresUrl = z.string().regex(/^postgres(?:ql)?:\/\/[^\s/]*\/[^\s/?]+(?:\?\S*)?$/);

const wholeNumber = (lowest: number, highest: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.int().min(lowest).max(highest));

const hostName = z.string().refine((given) => isIP(given) !== 0 || z.hostname().safeParse(given).success);

const origin = httpUrl.refine(
  (url) => url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '',
);

const proxies = z.union([
  z.literal('off').transform(() => false as const),
  wholeNumber(1, 9),
  z
    .string()
    .transform((given) => given.split(',').map((each) => each.trim()))
    .refine((addresses) => addresses.every(isNetwork)),
]);

function isNetwork(given: string): boolean {
  const [address = '', bits, ...rest] = given.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return given === 'loopback';
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const filesUrl = z.union([
  z
    .string()
    .refine(isAbsolute)
    .transform((path) => new URL(`file://${path}`)),
  z
    .url({ protocol: /^s3$/ })
    .transform((given) => new URL(given))
    .refine((url) => url.username !== '' && url.password !== '' && url.pathname.length > 1),
]);

export const parseMasterKeys = (given: string): Buffer[] =>
  given.split(',').map((key) => Buffer.from(key.trim(), 'base64'));

const masterKeys = z
  .string()
  .transform(parseMasterKeys)
  .refine((keys) => keys.every((key) => key.length === 32));

const picture = z
  .string()
  .refine((path) => /\.(?:png|jpe?g|webp)$/i.test(path) && isFile(path))
  .transform((path) => resolve(path));

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

const remittanceAccount = text.transform((given, context) => {
  const [holder = '', number = '', bank = '', ...more] = given.split(';').map((part) => part.trim());
  if (holder !== '' && number !== '' && bank !== '' && more.length === 0) return { holder, number, bank };
  context.addIssue('not three parts');
  return z.NEVER;
});

const receiptIssuer = text.transform((given, context) => {
  const [name = '', ...lines] = given.split(';').map((part) => part.trim());
  if (name !== '' && lines.length <= 5) return { name, lines: lines.filter(Boolean) };
  context.addIssue('no name, or too many lines');
  return z.NEVER;
});

/** Environment files hold a key in one line, with its line breaks written out. */
const rsaKey = (read: typeof readRsaPrivateKey) =>
  z
    .string()
    .max(8_000)
    .transform((given, context) => {
      const key = read(given.replaceAll(String.raw`\n`, '\n').trim());
      if (key !== undefined) return key;
      context.addIssue('no key');
      return z.NEVER;
    });

/** Which kind of app: a service account, whose page opens on the phone, or a website with its page on the desktop. */
const wechatScope = z.enum(['snsapi_userinfo', 'snsapi_login']);
export type WechatScope = z.output<typeof wechatScope>;

/** Every name the environment may hold for us. */
export const settingsSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: hostName.default('127.0.0.1'),
  DATA_DIR: text.default('./data').transform((path) => resolve(path)),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_READ_URL: postgresUrl.optional(),
  PUBLIC_URL: origin.optional(),
  SYNC_MINUTES: wholeNumber(15, 1_440).default(60),
  CAPTCHA_BITS: wholeNumber(1, 24).default(18),
  TRUST_PROXY: proxies.default(false),
  FILES_URL: filesUrl.optional(),
  APPLE_ADS: z.enum(['sandbox', 'apple']).optional(),
  DEMO: onOrOff.optional(),
  ADMIN_PASSWORD: z
    .string()
    .refine((given) => findPasswordProblem(given) === undefined)
    .optional(),
  MASTER_KEY: masterKeys.optional(),
  SUPPORT_QR: picture.optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,200}$/)
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_FROM: text.regex(/^[^<>]*<?[^\s@<>]+@[^\s@<>]+>?$/).optional(),
  SMS_URL: httpUrl.optional(),
  SMS_TOKEN: text.optional(),
  WECHAT_APP_ID: z
    .string()
    .regex(/^wx\w{8,40}$/)
    .optional(),
  WECHAT_APP_SECRET: z
    .string()
    .regex(/^\w{16,64}$/)
    .optional(),
  WECHAT_SCOPE: wechatScope.default('snsapi_userinfo'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(?:test|live)_\w+$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/)
    .optional(),
  ALIPAY_APP_ID: z
    .string()
    .regex(/^\d{16}$/)
    .optional(),
  ALIPAY_PRIVATE_KEY: rsaKey(readRsaPrivateKey).optional(),
  ALIPAY_PUBLIC_KEY: rsaKey(readRsaPublicKey).optional(),
  ALIPAY_SELLER_ID: z
    .string()
    .regex(/^2088\d{12}$/)
    .optional(),
  ALIPAY_GATEWAY: z
    .url({ protocol: /^https$/ })
    .default('https://openapi.alipay.com/gateway.do')
    .transform((given) => new URL(given)),
  REMITTANCE_TO: remittanceAccount.optional(),
  RECEIPT_ISSUER: receiptIssuer.optional(),
  CLOSED: onOrOff.default(false),
});

export type SettingName = keyof typeof settingsSchema.shape;

/** What each may be, after "… is not allowed; it takes". */
export const allowedValues: Record<SettingName, string> = {
  PORT: 'a whole number from 0 to 65535',
  HOST: 'an address or a host name of this machine, such as 127.0.0.1 or 0.0.0.0',
  DATA_DIR: 'the path of a folder',
  DATABASE_URL: 'postgres://user:password@host:port/database',
  DATABASE_READ_URL: 'postgres://user:password@host:port/database',
  SYNC_MINUTES: 'a whole number of minutes from 15 to 1440',
  CAPTCHA_BITS: 'a whole number of bits from 1 to 24',
  PUBLIC_URL: 'the address people type, without a path, such as https://ads.example.com',
  TRUST_PROXY:
    'off, the number of proxies in front (1 to 9), or their addresses, such as 10.0.0.0/8,loopback',
  FILES_URL: 'an absolute path, or s3://key:secret@host/bucket?region=name',
  APPLE_ADS: 'sandbox or apple',
  DEMO: 'on or off',
  ADMIN_PASSWORD: '8 to 16 letters, digits and underscores',
  MASTER_KEY:
    '32 random bytes in base64 (openssl rand -base64 32), or several, the newest first, with commas between',
  SUPPORT_QR: 'the path of a PNG, JPEG or WebP picture that exists',
  METRICS_TOKEN: 'at least 16 characters without spaces',
  SMTP_URL: 'smtp://user:password@host:port or smtps://…',
  SMTP_FROM: 'the sender, such as Tapwright <ads@example.com>',
  SMS_URL: 'the http(s) address that takes text messages',
  SMS_TOKEN: 'the token that this address asks for',
  WECHAT_APP_ID: 'the id of a WeChat Open Platform app, beginning with wx',
  WECHAT_APP_SECRET: 'the secret of that WeChat app',
  WECHAT_SCOPE: 'snsapi_userinfo (a service account) or snsapi_login (a website app)',
  STRIPE_SECRET_KEY: 'a secret key of Stripe, beginning with sk_ or rk_',
  STRIPE_WEBHOOK_SECRET: 'the signing secret of the Stripe webhook, beginning with whsec_',
  ALIPAY_APP_ID: 'the sixteen digits of an app of the Alipay Open Platform',
  ALIPAY_PRIVATE_KEY: 'the RSA private key of that app, of 2,048 bits or more, as PEM or base64',
  ALIPAY_PUBLIC_KEY: 'the RSA public key of Alipay for that app, as PEM or base64',
  ALIPAY_SELLER_ID: 'the sixteen digits of the Alipay account that is paid, beginning with 2088',
  ALIPAY_GATEWAY: 'the https:// address of the gateway of Alipay',
  REMITTANCE_TO: 'holder; account number; bank, of the account that takes remittances',
  RECEIPT_ISSUER:
    'the name of who issues receipts, then up to five lines of address and numbers, with ; between',
  CLOSED: 'on or off',
};

/** Never shown, not even when wrong. */
export const secretSettings: ReadonlySet<string> = new Set<SettingName>([
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'FILES_URL',
  'ADMIN_PASSWORD',
  'MASTER_KEY',
  'METRICS_TOKEN',
  'SMTP_URL',
  'SMS_URL',
  'SMS_TOKEN',
  'WECHAT_APP_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'ALIPAY_PRIVATE_KEY',
  'ALIPAY_PUBLIC_KEY',
]);

/** Those that mean something only together. */
export const settingPairs: readonly (readonly [SettingName, SettingName])[] = [
  ['SMTP_URL', 'SMTP_FROM'],
  ['SMS_URL', 'SMS_TOKEN'],
  ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY'],
  ['ALIPAY_APP_ID', 'ALIPAY_PUBLIC_KEY'],
  ['ALIPAY_APP_ID', 'ALIPAY_SELLER_ID'],
];
