import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { createFiles } from './files.ts';

const content = new TextEncoder().encode('a picture, say');
const folder = mkdtempSync(join(tmpdir(), 'tapwright-files-'));
const s3 = await startS3('AKID/1', 'sec+ret', 'eu-central-1');
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await s3.stop();
});

describe.for([
  ['a folder', pathToFileURL(join(folder, 'files'))],
  [
    'an S3 store',
    new URL(`s3://AKID%2F1:sec%2Bret@127.0.0.1:${s3.port}/bucket/app?region=eu-central-1&tls=off`),
  ],
] as const)('files in %s', ([, url]) => {
  const files = createFiles(url);

  test('what was put is found again with its type, until it is deleted', async () => {
    const name = await files.put(content, 'png');
    expect(name).toMatch(/^[0-9a-f]{32}\.png$/);
    const found = await files.find(name);
    expect(Buffer.from(found?.content ?? [])).toEqual(Buffer.from(content));
    expect(found?.mediaType).toBe('image/png');
    await files.delete(name);
    expect(await files.find(name)).toBeUndefined();
    await files.delete(name);
  });

  test('the same content twice is two files', async () => {
    expect(await files.put(content, 'jpg')).not.toBe(await files.put(content, 'jpg'));
  });

  test('a path, or any name that was not given out, finds nothing', async () => {
    writeFileSync(join(folder, 'secret.png'), 'secret');
    for (const name of ['../secret.png', '..%2fsecret.png', '/etc/passwd', '', `${'a'.repeat(32)}.exe`]) {
      expect(await files.find(name)).toBeUndefined();
      await files.delete(name);
    }
    expect(readdirSync(folder)).toContain('secret.png');
  });
});

test('a store that refuses us is a failure, not an empty answer', async () => {
  const files = createFiles(
    new URL(`s3://AKID%2F1:wrong@127.0.0.1:${s3.port}/bucket?region=eu-central-1&tls=off`),
  );
  await expect(files.put(content, 'png')).rejects.toThrow('The file store answered 403 to PUT.');
});

/** Keeps objects in memory for whoever signs with the right secret. */
async function startS3(keyId: string, secret: string, region: string) {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      const found = objects.get(path);
      if (!isSigned(request, { keyId, secret, region })) response.writeHead(403).end();
      else if (request.method === 'PUT') response.end(objects.set(path, Buffer.concat(chunks)) && '');
      else if (request.method === 'DELETE') response.writeHead(objects.delete(path) ? 204 : 404).end();
      else response.writeHead(found === undefined ? 404 : 200).end(found);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { port, stop: () => new Promise((resolve) => server.close(resolve)) };
}

/** AWS Signature Version 4, as the store's side computes it. */
function isSigned(
  request: IncomingMessage,
  { keyId, secret, region }: { keyId: string; secret: string; region: string },
): boolean {
  const given = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  );
  const [, credential = '', signedHeaders = '', signature] = given ?? [];
  const time = String(request.headers['x-amz-date']);
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name])}\n`);
  const canonical = [
    request.method,
    request.url,
    '',
    headers.join(''),
    signedHeaders,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const key = scope.split('/').reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${secret}`);
  const expected = hmac(key, ['AWS4-HMAC-SHA256', time, scope, digest].join('\n')).toString('hex');
  return credential === `${keyId}/${scope}` && signature === expected;
}
