import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { readSettings } from './env.ts';

const masterKey = Buffer.alloc(32, 7).toString('base64');
const databaseUrl = 'postgres://ads:hunter2hunter2@db.example.com:5432/ads';

function complaintAbout(env: NodeJS.ProcessEnv): string {
  try {
    readSettings(env);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('These settings were taken.');
}

test('with nothing set, everything runs on this machine alone', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: `${process.cwd()}/data`,
    databaseUrl: undefined,
    trustProxy: false,
    appleAds: 'sandbox',
    demo: true,
    closed: false,
  });
  expect(settings.publicUrl.origin).toBe('http://localhost:3000');
  expect(settings.filesUrl.href).toBe(`file://${process.cwd()}/data/files`);
});

test('with a database of your own, ads are real and there is no demo team', () => {
  const settings = readSettings({ DATABASE_URL: databaseUrl, MASTER_KEY: masterKey });
  expect(settings).toMatchObject({ appleAds: 'apple', demo: false, masterKeys: [Buffer.alloc(32, 7)] });
});

test('an embedded database with ads at Apple has no demo team either', () => {
  expect(readSettings({ APPLE_ADS: 'apple' }).demo).toBe(false);
});

test('an empty value is as good as none', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
});

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['HOST', 'two words'],
  ['PUBLIC_URL', 'ads.example.com'],
  ['PUBLIC_URL', 'https://example.com/ads'],
  ['TRUST_PROXY', 'on'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['APPLE_ADS', 'Apple'],
  ['DEMO', 'true'],
  ['CLOSED', 'yes'],
  ['SUPPORT_QR', '/nowhere/code.png'],
  ['WECHAT_APP_ID', 'appid'],
  ['ALIPAY_APP_ID', '90210'],
  ['ALIPAY_SELLER_ID', '9021000000000001'],
  ['ALIPAY_GATEWAY', 'http://openapi.alipay.com/gateway.do'],
])('%s=%s is refused in one line that says what was given and what is taken', (name, value) => {
  const complaint = complaintAbout({ [name]: value });
  expect(complaint).toMatch(new RegExp(`^"${value}" as ${name} is not allowed; it takes .+\\.$`));
});

test.each([
  ['DATABASE_URL', 'mysql://root:hunter2@db/ads'],
  ['DATABASE_URL', 'hunter2'],
  ['FILES_URL', 's3://hunter2/bucket'],
  ['ADMIN_PASSWORD', 'hunter2'],
  ['MASTER_KEY', 'hunter2'],
  ['METRICS_TOKEN', 'hunter2'],
  ['SMTP_URL', 'hunter2'],
  ['STRIPE_SECRET_KEY', 'hunter2'],
  ['STRIPE_WEBHOOK_SECRET', 'hunter2'],
  ['ALIPAY_PRIVATE_KEY', 'hunter2'],
  ['ALIPAY_PUBLIC_KEY', 'hunter2'],
])('a wrong %s is refused without showing it', (name, value) => {
  const complaint = complaintAbout({ [name]: value });
  expect(complaint).toMatch(new RegExp(`^The value of ${name} is not allowed; it takes .+\\.$`));
  expect(complaint).not.toContain('hunter2');
});

test.each([
  ['DATABASE_URI', 'DATABASE_URL'],
  ['SMTP_HOST', 'SMTP_URL'],
  ['STRIPE_KEY', 'STRIPE_SECRET_KEY'],
  ['ALIPAY_APPID', 'ALIPAY_APP_ID'],
  ['WECHAT_APPID', 'WECHAT_APP_ID'],
  ['APPLE_ADS_MODE', 'APPLE_ADS'],
  ['DATADIR', 'DATA_DIR'],
  ['MASTERKEY', 'MASTER_KEY'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
])('%s is not known, and %s is suggested', (given, meant) => {
  expect(complaintAbout({ [given]: 'x' })).toBe(
    `There is no setting ${given}; the nearest is ${meant}. Correct the name or unset it.`,
  );
});

test('what machines and CI have in their environment does not matter', () => {
  const others = [
    'HOSTNAME',
    'HOME',
    'PWD',
    'CI',
    'PORTAL',
    'DEMOS',
    'GITHUB_TOKEN',
    'POSTGRES_PASSWORD',
    'DATA',
    'PUBLIC_KEY',
  ];
  expect(() => readSettings(Object.fromEntries(others.map((name) => [name, 'x'])))).not.toThrow();
  expect(() => readSettings(process.env)).not.toThrow();
});

test.each([
  [{ DATABASE_URL: databaseUrl }, 'DATABASE_URL needs MASTER_KEY'],
  [{ DATABASE_READ_URL: databaseUrl }, 'DATABASE_READ_URL needs DATABASE_URL'],
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'SMTP_URL needs SMTP_FROM'],
  [{ WECHAT_APP_SECRET: 'a'.repeat(32) }, 'WECHAT_APP_SECRET needs WECHAT_APP_ID'],
  [{ ALIPAY_APP_ID: '9021000000000001' }, 'ALIPAY_APP_ID needs ALIPAY_SELLER_ID'],
  [{ ALIPAY_SELLER_ID: '2088000000000001' }, 'ALIPAY_SELLER_ID needs ALIPAY_APP_ID'],
  [{ DEMO: 'on', APPLE_ADS: 'apple' }, 'DEMO=on needs APPLE_ADS=sandbox'],
])('settings that need each other are refused alone: %o', (env, complaint) => {
  expect(complaintAbout(env)).toContain(complaint);
});

test('the keys of Alipay are read with their line breaks written out', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const env = {
    ALIPAY_APP_ID: '9021000000000001',
    ALIPAY_SELLER_ID: '2088000000000001',
    ALIPAY_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).replaceAll('\n', String.raw`\n`),
    ALIPAY_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
  const { alipay } = readSettings(env);
  expect(alipay?.privateKey.equals(privateKey)).toBe(true);
  expect(alipay?.publicKey.equals(publicKey)).toBe(true);
  expect(alipay?.gateway.href).toBe('https://openapi.alipay.com/gateway.do');
});

test('each wrong setting has its own line', () => {
  expect(complaintAbout({ PORT: 'x', DEMO: 'x', SMTP_HOST: 'x' }).split('\n')).toHaveLength(3);
});
