import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

type Answer = { status: number; body: string };
/** Undefined: this answer is left as it is. */
type Change = (request: { path: string; body: string }, answer: Answer) => Answer | undefined;

/** Stands between the server and an Apple, and changes its answers. */
export function createProxy() {
  const changes: Change[] = [];
  const start = async (origin: string): Promise<string> => {
    const server = createServer((request, response) => {
      void pass(origin, request, changes).then(({ headers, status, body }) => {
        response.writeHead(status, headers);
        response.end(body);
      });
    });
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    onTestFinished(() => void server.close());
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
  };
  return { start, change: (change: Change) => changes.push(change), clear: () => changes.splice(0) };
}

const dropped = new Set([
  'host',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'keep-alive',
]);

async function pass(origin: string, request: IncomingMessage, changes: readonly Change[]) {
  const { method = 'GET', url = '/' } = request;
  const body = await buffer(request);
  const answer = await fetch(`${origin}${url}`, {
    method,
    headers: Object.entries(request.headers).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string' && !dropped.has(pair[0]),
    ),
    ...(body.length === 0 ? {} : { body }),
  });
  const whole = { status: answer.status, body: await answer.text() };
  const changed = changes
    .map((change) => change({ path: url, body: body.toString() }, whole))
    .find((one) => one !== undefined);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !dropped.has(name)));
  return { headers, ...(changed ?? whole) };
}
