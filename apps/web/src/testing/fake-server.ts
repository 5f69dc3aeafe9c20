import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnswerOf, BodyOf, CallShape, QueryOf } from '@tapwright/contracts/call';
import { codes, type CodeName } from '@tapwright/contracts/codes';

type RequestTo<Call extends CallShape> = { query: QueryOf<Call>; body: BodyOf<Call> };
type Refused = { code: CodeName; message?: string; fields?: Record<string, string> };
type Handler = (request: { query: unknown; body: unknown }) => Promise<unknown>;

class Refusal extends Error {
  readonly said: Refused;
  constructor(said: Refused) {
    super(said.code);
    this.said = said;
  }
}

const noLine = new Error('The line is cut.');

/** Speaks HTTP as the server does. What a test makes it say has the shape that the contract gives it. */
async function startFakeServer() {
  const handlers = new Map<string, Handler>();
  const requests = new Map<string, unknown[]>();
  const unknownPaths: string[] = [];
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

  const server = createServer((request, response) => {
    void answer(request, response);
  });
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const name = nameOf({ method: request.method ?? '', path: pathname });
    const handle = handlers.get(name);
    const body = await readJson(request);
    const query = Object.fromEntries(searchParams);
    if (handle === undefined) {
      unknownPaths.push(name);
      return write(response, 404, { code: codes.executionError, message: `${name} has no answer here` });
    }
    requests.set(name, [...(requests.get(name) ?? []), body ?? query]);
    try {
      write(response, 200, { code: codes.success, data: await handle({ query, body }), message: '' });
    } catch (error) {
      if (error === noLine) return void response.destroy();
      if (!(error instanceof Refusal)) throw error;
      const { code, message = '', fields } = error.said;
      write(response, 400, { code: codes[code], data: fields && { fields }, message });
    }
  }
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  server.unref();

  const when = <Call extends CallShape>(call: Call, handle: (request: RequestTo<Call>) => unknown) =>
    void handlers.set(nameOf(call), async (one) => handle(one as RequestTo<Call>));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers: <Call extends CallShape>(call: Call, data: AnswerOf<Call>) => when(call, () => data),
    answersWith: <Call extends CallShape>(
      call: Call,
      answer: (one: RequestTo<Call>) => AnswerOf<Call> | Promise<AnswerOf<Call>>,
    ) => when(call, answer),
    refuses: (call: CallShape, said: Refused) =>
      when(call, () => {
        throw new Refusal(said);
      }),
    /** As when the server is broken. */
    fails: (call: CallShape) =>
      when(call, () => {
        throw new Refusal({ code: 'executionError', message: 'Data retrieval abnormal, try again later' });
      }),
    /** As when the network is gone. */
    drops: (call: CallShape) =>
      when(call, () => {
        throw noLine;
      }),
    /** Answers nothing until the function that comes back is called. */
    answersLater: <Call extends CallShape>(call: Call, data: AnswerOf<Call>): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<AnswerOf<Call>>();
      when(call, () => promise);
      return () => resolve(data);
    },
    /** Bodies, or queries where there is none, in order. */
    requests: (call: CallShape): readonly unknown[] => requests.get(nameOf(call)) ?? [],
    unknownPaths,
    close: () => void server.close(),
  };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  const text = Buffer.concat(chunks).toString();
  return request.headers['content-type']?.startsWith('application/json') ? JSON.parse(text) : undefined;
}

function write(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Of the test that runs. What an earlier one still asks reaches a server of its own. */
export let fakeServer = await startFakeServer();

export async function renewFakeServer(): Promise<void> {
  fakeServer.close();
  fakeServer = await startFakeServer();
}
