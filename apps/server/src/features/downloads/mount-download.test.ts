import { once } from 'node:events';
import { connect } from 'node:net';
import { defineCall } from '@tapwright/contracts/call';
import { codes } from '@tapwright/contracts/codes';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ask } from '../../testing/ask.ts';
import { makePerson } from '../../testing/make-person.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { mountDownload } from './index.ts';

const endless = defineCall({
  method: 'GET',
  path: '/test/endless',
  access: { to: 'signedIn' },
  summary: '.',
  answer: z.null(),
  download: 'text/csv',
});

async function* pieces(): AsyncGenerator<Uint8Array> {
  for (;;) yield new Uint8Array(65_536);
}

test('whoever takes nothing of a file is cut off, and one person holds two of them at most', async () => {
  const { app, port, origin, deps } = await startTestApp({
    mount: ({ host }) =>
      mountDownload(host, endless, async () => ({ name: 'all.csv', pieces: pieces() }), { idleMs: 300 }),
  });
  const [greedy, other] = [
    await makePerson(deps, { nickName: 'Greedy' }),
    await makePerson(deps, { nickName: 'Other' }),
  ];
  /** Reads the head and then nothing any more. */
  const hold = async (token: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${endless.path} HTTP/1.1\r\nHost: here\r\nAuthorization: ${token}\r\n\r\n`);
    const [head] = await once(socket, 'data');
    socket.pause();
    return { socket, head: String(head).slice(0, 12) };
  };
  const held = [await hold(greedy.token), await hold(greedy.token)];
  expect(held.map(({ head }) => head)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
  expect((await ask(origin, endless, { token: greedy.token })).code).toBe(codes.tooManyRequests);
  const neighbour = await hold(other.token);
  expect(neighbour.head).toBe('HTTP/1.1 200');
  const countConnections = () =>
    new Promise<number>((resolve) => {
      app.http.server.getConnections((_error, count) => resolve(count));
    });
  // What is left is the line over which the third was refused.
  await expect.poll(countConnections, { timeout: 10_000 }).toBeLessThanOrEqual(1);
  for (const { socket } of [...held, neighbour]) socket.on('error', () => undefined).destroy();
});
