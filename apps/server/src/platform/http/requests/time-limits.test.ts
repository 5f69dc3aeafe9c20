import { connect, type Socket } from 'node:net';
import { defineCall } from '@tapwright/contracts/call';
import { codes } from '@tapwright/contracts/codes';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readAnswer, startTestApp } from '../../../testing/test-app.ts';
import { mountCall } from '../mount-call.ts';

describe('what never ends', () => {
  const slow = defineCall({
    method: 'GET',
    path: '/test/slow',
    access: { to: 'anyone' },
    summary: '.',
    answer: z.null(),
    patience: 'upload',
  });

  test('a handler that does not come back is answered for when the browser stops waiting', async () => {
    const { origin } = await startTestApp({
      mount: ({ host }) => mountCall(host, slow, () => new Promise(() => undefined)),
    });
    const answer = await readAnswer(await fetch(`${origin}/test/slow`));
    expect(answer).toMatchObject({ status: 503, code: codes.timedOut });
  }, 20_000);

  test('a sender that dawdles is cut off', async () => {
    const { app, port } = await startTestApp();
    app.http.server.headersTimeout = 50;
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow:');
    const text = await readUntilClosed(socket);
    expect(text).toContain('408 Request Timeout');
    expect(text).toContain(`"code":${codes.timedOut}`);
  }, 20_000);
});

test('what is no HTTP is answered with the envelope and ended', async () => {
  const { port } = await startTestApp();
  for (const [words, status] of [
    ['NONSENSE / HTTP/1.1\r\n\r\n', '400 Bad Request'],
    [
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
    [
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      '400 Bad Request',
    ],
  ] as const) {
    const socket = connect(port, '127.0.0.1');
    socket.write(words);
    const text = await readUntilClosed(socket);
    expect(text).toContain(status);
    expect(JSON.parse(text.slice(text.indexOf('{')))).toMatchObject({ data: null });
  }
});

test('TRACE gives nobody back what they sent', async () => {
  const { port } = await startTestApp();
  const socket = connect(port, '127.0.0.1');
  socket.write('TRACE /healthz HTTP/1.1\r\nHost: x\r\nCookie: id=s3cret\r\nConnection: close\r\n\r\n');
  const text = await readUntilClosed(socket);
  expect(text).toMatch(/^HTTP\/1\.1 404 /);
  expect(text).not.toContain('s3cret');
});

async function readUntilClosed(socket: Socket): Promise<string> {
  let received = '';
  for await (const chunk of socket) received += String(chunk);
  return received;
}
