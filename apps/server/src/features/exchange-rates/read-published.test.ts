import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { readPublished } from './read-published.ts';

async function publish(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

/** Answers `/rates`, and sends every other address to the one in its query. */
const leading: RequestListener = ({ url }, response) => {
  const { pathname, searchParams } = new URL(url ?? '/', 'http://local');
  if (pathname === '/rates') response.end('rates');
  else response.writeHead(302, { location: searchParams.get('to') ?? '' }).end();
};
const read = async (address: string) => readPublished(new URL(address), AbortSignal.timeout(10_000));

test('rates that moved are read where they are now, on the server that was asked', async () => {
  const origin = await publish(leading);
  expect(await read(`${origin}/old?to=/rates`)).toBe('rates');
});

test('nobody is followed to another server, nor in a circle', async () => {
  const asked: string[] = [];
  const inside = await publish(({ url = '' }, response) => {
    asked.push(url);
    response.end('not rates');
  });
  const origin = await publish(leading);
  await expect(read(`${origin}/old?to=${inside}/secret`)).rejects.toThrow('led elsewhere');
  expect(asked).toEqual([]);
  await expect(read(`${origin}/old?to=${encodeURIComponent('/old?to=/old')}`)).rejects.toThrow();
});

test('an answer without an end is left as soon as it is too much', async () => {
  const left = Promise.withResolvers<undefined>();
  const origin = await publish((_, response) => {
    const more = Buffer.alloc(1_000_000, '0');
    const go = () => {
      while (!response.destroyed && response.write(more));
    };
    response.on('drain', go);
    response.on('close', () => left.resolve(undefined));
    go();
  });
  await expect(read(`${origin}/rates`)).rejects.toThrow('too much');
  await left.promise;
});
