import { expect, test } from 'vitest';
import { checkDangers } from './check-dangers.ts';
import { makeTree } from './testing/make-tree.ts';

const codes = 'apps/server/src/features/accounts/second-factor/one-time-codes.ts';
const reasoned = `const digest = createHmac('sha1', secret).update(counter).digest();`;
const check = (text: string, path = 'apps/server/src/a.ts') =>
  checkDangers(makeTree({ [codes]: reasoned, [path]: `\n${text}` }));

test.each([
  ['a shell', `spawn('tar', [name], { shell: true });`],
  ['a shell of one name', `spawn('tar', [name], { "shell": '/bin/sh' });`],
  ['exec', `exec(\`tar \${name}\`);`],
  ['execSync', `childProcess.execSync(line);`],
  ['all of child_process under one name', `import * as run from 'node:child_process';`],
  ['certificates that nobody checks', `connect({ rejectUnauthorized: false });`],
  ['certificates checked by a setting', `connect({ rejectUnauthorized: isStrict });`],
  ['certificates of any host', `connect({ checkServerIdentity: () => undefined });`],
  ['certificates that nobody checks anywhere', `env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';`],
  ['HTML by React', `<p dangerouslySetInnerHTML={{ __html: text }} />;`],
  ['HTML by the document', `element.innerHTML = text;`],
  ['MD5', `createHash('md5').update(text);`],
  ['SHA-1', `createHash("sha1").update(text);`],
  ['an HMAC of SHA-1', `createHmac('SHA1', key);`],
  ['SHA-1 in one go', `hash('sha1', text);`],
  ['SHA-1 of the browser', `crypto.subtle.digest('SHA-1', bytes);`],
  ['a hash that is not named', `createHash(algorithm);`],
])('refuses %s', (_what, text) => {
  expect(check(text)).toEqual([{ at: 'apps/server/src/a.ts:2', says: expect.any(String) }]);
});

test.each([
  `execFile('tar', ['-x', name]);\nspawn('tar', [name], { shell: false });\n/a/.exec(text);`,
  `import { spawn } from 'node:child_process';\nconnect({ rejectUnauthorized: true });`,
  `createHash('sha256').update(text);\ncreateHmac('sha512', key);\nif (element.innerHTML === '') leave();`,
])('accepts %s', (text) => {
  expect(check(text)).toEqual([]);
});

test('a test may do what the product may not', () => {
  expect(check(`createHash('md5');`, 'apps/server/src/a.test.ts')).toEqual([]);
  expect(check(`createHash('md5');`, 'apps/server/src/testing/a.ts')).toEqual([]);
});

test('a reason is for its place alone, and goes with it', () => {
  expect(check(reasoned, 'apps/server/src/features/accounts/sign-in.ts')).toHaveLength(1);
  const [stale] = checkDangers(makeTree({ [codes]: `createHmac('sha256', secret);` }));
  expect(stale).toMatchObject({ at: codes });
});
