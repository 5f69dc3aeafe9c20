import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createKeptText } from './shape-answer.ts';

test('a kept text is written once, whoever asks for it and however it travels', async () => {
  let written = 0;
  const text = createKeptText(() => {
    written += 1;
    return 'x'.repeat(5000);
  });
  const http = fastify();
  onTestFinished(() => http.close());
  http.get('/', (request, reply) => text(request, reply));
  const origin = await http.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (encoding: string) => {
    const answer = await fetch(origin, { headers: { 'accept-encoding': encoding } });
    return [answer.headers.get('content-encoding'), (await answer.text()).length];
  };
  expect(await Promise.all(['br', 'gzip', 'identity', 'br'].map(ask))).toEqual([
    ['br', 5000],
    ['gzip', 5000],
    [null, 5000],
    ['br', 5000],
  ]);
  expect(written).toBe(1);
});
