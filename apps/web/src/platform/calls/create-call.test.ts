import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '@tapwright/contracts/call';
import { codes } from '@tapwright/contracts/codes';
import { CallFailure } from './call-failure.ts';
import { createCall } from './create-call.ts';

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void;
let call: ReturnType<typeof createCall>;

const json = (response: ServerResponse, status: number, value: unknown) => {
  response.writeHead(status, { 'Content-Type': 'application/json', 'X-Request-Id': 'r-1' });
  response.end(JSON.stringify(value));
};
const success = (data: unknown) => ({ code: codes.success, data, message: '' });

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => answer(request, response, body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  call = createCall({ origin: `http://127.0.0.1:${port}`, findToken: () => 'kept', language: () => 'ja' });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const echo = z.object({
  url: z.string(),
  method: z.string(),
  token: z.optional(z.string()),
  language: z.optional(z.string()),
  body: z.string(),
});
const echoing = () => {
  answer = ({ url, method, headers }, response, body) =>
    json(
      response,
      200,
      success({ url, method, body, token: headers.authorization, language: headers['accept-language'] }),
    );
};
const common = { access: { to: 'anyone' }, summary: '', answer: echo } as const;
const read = defineCall({ ...common, method: 'GET', path: '/read' });
const search = defineCall({
  ...common,
  method: 'GET',
  path: '/search',
  query: z.object({ name: z.string(), ids: z.array(z.int()), none: z.optional(z.string()) }),
});
const upload = defineCall({ ...common, method: 'POST', path: '/upload', file: 'uploadFile' });
const write = defineCall({ ...common, method: 'POST', path: '/write', body: z.object({ name: z.string() }) });

const failureOf = async (pending: Promise<unknown>): Promise<CallFailure> => {
  const error: unknown = await pending.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CallFailure);
  // Just checked.
  return error as CallFailure;
};

describe('what is sent', () => {
  it('carries the token and the language of the reader', async () => {
    echoing();
    expect(await call(read, {})).toMatchObject({
      url: '/read',
      method: 'GET',
      token: 'kept',
      language: 'ja',
    });
  });

  it('takes a token of its own, while a session is only beginning', async () => {
    echoing();
    expect(await call(read, { token: 'fresh' })).toMatchObject({ token: 'fresh' });
  });

  it('writes a query with lists and leaves out what is not given', async () => {
    echoing();
    const { url } = await call(search, { query: { name: 'a & b', ids: [1, 2] } });
    expect(url).toBe('/search?name=a+%26+b&ids=1&ids=2');
  });

  it('sends a file in the field that the call names', async () => {
    echoing();
    const { body } = await call(upload, {
      file: new File(['what it holds'], 'me.png', { type: 'image/png' }),
    });
    expect(body).toContain('name="uploadFile"; filename="me.png"');
    expect(body).toContain('what it holds');
  });

  it('sends a body as JSON', async () => {
    echoing();
    expect(await call(write, { body: { name: '名' } })).toMatchObject({
      method: 'POST',
      body: '{"name":"名"}',
    });
  });
});

describe('what comes back', () => {
  it('is a refusal with its code, sentence, fields and request number', async () => {
    answer = (_, response) =>
      json(response, 400, {
        code: codes.badInput,
        data: { fields: { name: 'Too long' } },
        message: 'Check the name',
      });
    const failure = await failureOf(call(write, { body: { name: '' } }));
    expect(failure).toMatchObject({
      kind: 'refused',
      httpStatus: 400,
      message: 'Check the name',
      fields: { name: 'Too long' },
      requestId: 'r-1',
    });
    expect(failure.is('badInput')).toBe(true);
  });

  it.each([
    ['no JSON at all', '<html>Bad gateway</html>'],
    ['JSON of another shape', '{"error":"nope"}'],
  ])('is an execution error when it is %s', async (_, text) => {
    answer = (_request, response) => response.writeHead(502).end(text);
    expect((await failureOf(call(read, {}))).is('executionError')).toBe(true);
  });

  it('is an execution error when the data is not what the contract says', async () => {
    answer = (_, response) => json(response, 200, success({ url: 7 }));
    expect((await failureOf(call(read, {}))).is('executionError')).toBe(true);
  });
});

describe('no answer', () => {
  it('is unreachable when the line breaks', async () => {
    answer = (request) => request.socket.destroy();
    expect((await failureOf(call(read, {}))).kind).toBe('unreachable');
  });

  it.each([
    ['20 s', read, 20_000],
    ['30 s for ads', { ...read, patience: 'ads' } as const, 30_000],
    ['6 s for an upload', { ...read, patience: 'upload' } as const, 6_000],
  ])('is unreachable after %s', async (_, shape, patienceMs) => {
    answer = () => undefined;
    const runningOut = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(runningOut.signal);
    const pending = failureOf(call(shape, {}));
    expect(timeout).toHaveBeenCalledWith(patienceMs);
    runningOut.abort(new DOMException('', 'TimeoutError'));
    expect((await pending).kind).toBe('unreachable');
    timeout.mockRestore();
  });

  it('is no failure when the page itself no longer wants it', async () => {
    answer = () => undefined;
    const leaving = new AbortController();
    const pending = call(read, { signal: leaving.signal }).catch((reason: unknown) => reason);
    leaving.abort();
    expect(await pending).not.toBeInstanceOf(CallFailure);
  });
});
