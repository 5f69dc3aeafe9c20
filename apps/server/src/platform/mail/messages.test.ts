import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createSealer } from '../crypto/sealer.ts';
import { runTransaction } from '../db/run-transaction.ts';
import { createTestDatabase } from '../db/testing/test-database.ts';
import { createFiles } from '../files/files.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { createLog } from '../log/log.ts';
import { createTextMessages } from '../text-messages/text-messages.ts';
import { createMail } from './mail.ts';
import { createSmtpDelivery } from './smtp-delivery.ts';

const { database, close } = await createTestDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'tapwright-messages-'));
const lines: string[] = [];
let jobs: Jobs | undefined;

function makeJobs(): Jobs {
  const log = createLog({ sink: { write: (line) => lines.push(line) } });
  jobs = createJobs({ database, log, sealer: createSealer([Buffer.alloc(32, 1)]), alone: false });
  return jobs;
}

afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true });
  await close();
});

const settings = { smtp: undefined, sms: undefined, appleAds: 'sandbox', dataDir } as const;
const noFiles = { find: async () => undefined };
const mail = { to: 'ann@example.com', subject: '验证码', text: 'Your code is 314159' };

test('with the sandbox and nothing configured, messages are files, and the log names the file only', async () => {
  const made = makeJobs();
  const [byMail, byText] = [createMail(settings, made, noFiles), createTextMessages(settings, made)];
  expect([byMail.isAvailable, byText.isAvailable]).toEqual([true, true]);
  await runTransaction(database, async (tx) => {
    await byMail.send(tx, mail);
    await byText.send(tx, { mobile: '13800138000', text: 'Your code is 271828' });
  });
  await made.start();
  const listOutbox = () => {
    try {
      return readdirSync(join(dataDir, 'outbox'));
    } catch {
      return [];
    }
  };
  await expect.poll(listOutbox).toHaveLength(2);
  await expect.poll(() => lines.filter((line) => line.includes('outbox')).length).toBe(2);
  const [first = '', second = ''] = ['-mail-', '-text-message-'].map((kind) =>
    listOutbox().find((name) => name.includes(kind)),
  );
  expect(readFileSync(join(dataDir, 'outbox', first), 'utf8')).toBe(
    'To: ann@example.com\nSubject: 验证码\n\nYour code is 314159\n',
  );
  expect(readFileSync(join(dataDir, 'outbox', second), 'utf8')).toContain('271828');
  expect(lines.join('')).toContain(first);
  expect(lines.join('')).not.toMatch(/314159|271828|ann@|13800138000/);
});

test('elsewhere a way that is not configured is absent', async () => {
  const made = makeJobs();
  const byMail = createMail({ ...settings, appleAds: 'apple' }, made, noFiles);
  expect(byMail.isAvailable).toBe(false);
  expect(createTextMessages({ ...settings, appleAds: 'apple' }, made).isAvailable).toBe(false);
  await expect(runTransaction(database, (tx) => byMail.send(tx, mail))).rejects.toThrow('Nobody handles');
});

test('a mail refused for now is sent again, as the same mail', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done(received.length === 1 ? new Error('try later') : undefined);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const made = makeJobs();
  const smtp = { url: `smtp://127.0.0.1:${port}`, from: 'Tapwright <ads@example.com>' };
  const files = createFiles(pathToFileURL(join(dataDir, 'files')));
  const file = await files.put(new TextEncoder().encode('spend,1.50'), 'csv');
  const byMail = createMail({ ...settings, smtp }, made, files);
  const attachment = { file, name: 'Wöchentlich 2026-11-20.csv' };
  await runTransaction(database, (tx) => byMail.send(tx, { ...mail, attachment }));
  await made.start();
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(2);
  const ids = received.map((text) => /^Message-ID: (.+)$/m.exec(text)?.[1]);
  expect(ids[0]).toMatch(/^<tapwright-\d+@example\.com>/);
  expect(ids[1]).toBe(ids[0]);
  expect(received[1]).toMatch(/^From: Tapwright <ads@example\.com>/m);
  expect(received[1]).toContain(Buffer.from('spend,1.50').toString('base64'));
  expect(received[1]).toMatch(/Content-Type: text\/csv/);
  await new Promise<void>((resolve) => server.close(() => resolve()));
}, 30_000);

test('a recipient is one address, whatever its text looks like', async () => {
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address);
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const deliver = createSmtpDelivery({ url: `smtp://127.0.0.1:${port}`, from: 'ads@example.com' });
  const two = { to: 'ann@example.com,ben@example.com', subject: 's', text: 't', attached: undefined };
  const log = createLog({ sink: { write: () => true } });
  const run = { jobId: 1, attempt: 1, log, signal: new AbortController().signal };
  await deliver(two, run).catch(() => undefined);
  expect(recipients).not.toContain('ann@example.com');
  expect(recipients).not.toContain('ben@example.com');
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

test('a mail goes in clear text to no other machine, unless the setting says so', async () => {
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address);
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const { port } = server.server.address() as AddressInfo;
  const log = createLog({ sink: { write: () => true } });
  const run = { jobId: 1, attempt: 1, log, signal: new AbortController().signal };
  // Another machine for all that the address says.
  const send = (search: string) =>
    createSmtpDelivery({ url: `smtp://127.0.0.2:${port}${search}`, from: 'ads@example.com' })(
      { ...mail, attached: undefined },
      run,
    );
  await expect(send('')).rejects.toThrow(/TLS/);
  expect(recipients).toEqual([]);
  await send('?requireTLS=false');
  expect(recipients).toEqual([mail.to]);
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

test.each(['smtp', 'smtps'])(
  'by %s a mail goes to no server whose certificate is not good, unless the setting says so',
  async (scheme) => {
    const recipients: string[] = [];
    // It shows one that it signed itself, long ago.
    const server = new SMTPServer({
      authOptional: true,
      secure: scheme === 'smtps',
      onRcptTo: ({ address }, _session, done) => {
        recipients.push(address);
        done();
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
    const { port } = server.server.address() as AddressInfo;
    const log = createLog({ sink: { write: () => true } });
    const run = { jobId: 1, attempt: 1, log, signal: new AbortController().signal };
    const send = (search: string) =>
      createSmtpDelivery({ url: `${scheme}://127.0.0.2:${port}${search}`, from: 'ads@example.com' })(
        { ...mail, attached: undefined },
        run,
      );
    await expect(send('')).rejects.toThrow(/certificate/);
    expect(recipients).toEqual([]);
    await send('?tls.rejectUnauthorized=false');
    expect(recipients).toEqual([mail.to]);
    await new Promise<void>((resolve) => server.close(() => resolve()));
  },
);

test('a text message is posted with the token and a key that is the same on every try', async () => {
  const requests: { authorization: string | undefined; key: unknown; body: unknown }[] = [];
  const provider = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const { authorization, 'idempotency-key': key } = request.headers;
      requests.push({ authorization, key, body: JSON.parse(body) });
      response.writeHead(requests.length === 1 ? 500 : 202).end();
    });
  });
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  const made = makeJobs();
  const sms = { url: new URL(`http://127.0.0.1:${port}/send`), token: 'sms-token' };
  const byText = createTextMessages({ ...settings, sms }, made);
  await runTransaction(database, (tx) => byText.send(tx, { mobile: '13800138000', text: 'hello' }));
  await made.start();
  await expect.poll(() => requests.length, { timeout: 20_000 }).toBe(2);
  expect(requests[0]).toEqual(requests[1]);
  expect(requests[0]).toMatchObject({
    authorization: 'Bearer sms-token',
    body: { to: '+8613800138000', text: 'hello' },
  });
  expect(lines.join('')).not.toContain('sms-token');
  provider.close();
}, 30_000);
