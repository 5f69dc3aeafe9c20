import { type CodeName, codes, httpStatusOf } from '@tapwright/contracts/codes';
import { defineCall } from '@tapwright/contracts/call';
import { languages } from '@tapwright/i18n/languages';
import { createServerTranslator } from '@tapwright/i18n/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { makeTestApp, readAnswer } from '../../testing/test-app.ts';
import { createTestDatabase } from '../db/testing/test-database.ts';
import { mountCall } from './mount-call.ts';
import { parseInput } from './requests/parse-input.ts';
import { Refusal } from './refusal.ts';

const { database, close } = await createTestDatabase();
const codeNames = Object.keys(codes).filter((name) => name !== 'success') as CodeName[];

const access = { to: 'anyone' } as const;
const echo = defineCall({
  method: 'POST',
  path: '/test/echo',
  access,
  summary: 'Gives back what it got.',
  query: z.object({ page: z._default(z.coerce.number().check(z.int()), 1) }),
  body: z.object({ name: z.string().check(z.minLength(1), z.maxLength(5)), bid: z.optional(z.number()) }),
  answer: z.object({ name: z.string(), page: z.int(), inner: z.object({ kept: z.boolean() }) }),
});
const measure = defineCall({
  method: 'POST',
  path: '/test/measure',
  access,
  summary: 'Says how much it got.',
  body: z.object({ text: z.string() }),
  answer: z.int(),
  isLarge: true,
});
const refusalValues = { seconds: 42 };
const refuse = defineCall({
  method: 'GET',
  path: '/test/refuse',
  access,
  summary: 'Refuses with the given code.',
  query: z.object({ name: z.enum(codeNames) }),
  answer: z.null(),
});
const fail = defineCall({ method: 'GET', path: '/test/fail', access, summary: 'Fails.', answer: z.null() });
const lie = defineCall({
  method: 'GET',
  path: '/test/lie',
  access,
  summary: 'Answers what it should not.',
  answer: z.object({ count: z.int() }),
});
const ownWords = defineCall({
  method: 'GET',
  path: '/test/own-words',
  access,
  summary: 'Refuses with a sentence of its own.',
  answer: z.null(),
});

const server = await makeTestApp(database, {
  mount: ({ host }) => {
    mountCall(host, echo, async (_context, { query, body }) => {
      const answer = {
        name: body.name,
        page: query.page,
        passwordHash: 'leak',
        inner: { kept: true, secret: 'leak' },
      };
      return answer;
    });
    mountCall(host, measure, async (_context, { body }) => body.text.length);
    mountCall(host, refuse, async (_context, { query }) => {
      throw new Refusal(query.name, { values: refusalValues });
    });
    mountCall(host, fail, async () => {
      throw new Error('the cause', { cause: new Error('postgres://me:s3cret@db/x') });
    });
    mountCall(host, lie, async () => JSON.parse('{"count":"many"}'));
    mountCall(host, ownWords, async () => {
      throw new Refusal('badInput', {
        message: 'errors:fields.tooLong',
        values: { count: 9 },
        fields: { name: 'errors:fields.required' },
      });
    });
  },
});
let origin = '';
beforeAll(async () => {
  origin = await server.start();
});
afterAll(async () => {
  await server.stop();
  await close();
});

const post = (body: unknown, path = '/test/echo', headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}${path}`, { headers });

describe('a success', () => {
  test('is an envelope that holds what the contract names and nothing more', async () => {
    const answer = await readAnswer(await post({ name: 'Ann', extra: 1 }, '/test/echo?page=3'));
    expect(answer).toMatchObject({ status: 200, code: 20_000 });
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.data).toEqual({ name: 'Ann', page: 3, inner: { kept: true } });
  });

  test('may be kept by nobody', async () => {
    expect((await post({ name: 'Ann' })).headers.get('cache-control')).toBe('no-store');
  });
});

describe('a request id', () => {
  test('is made for each request, and one that was given is kept', async () => {
    const ids = await Promise.all(
      [get('/healthz'), get('/healthz')].map(async (each) => (await each).headers.get('x-request-id')),
    );
    expect(ids[0]).toMatch(/^[0-9a-f]{12}-\d{10}$/);
    expect(ids[1]).not.toBe(ids[0]);
    expect((await get('/healthz', { 'x-request-id': 'from-proxy-1' })).headers.get('x-request-id')).toBe(
      'from-proxy-1',
    );
  });

  test('of an odd form is replaced', async () => {
    const odd = await get('/healthz', { 'x-request-id': '{"level":"fatal"}' });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}-\d{10}$/);
  });
});

describe.for(languages)('in %s', (language) => {
  const { translate } = createServerTranslator({ strict: true });

  test.for(codeNames)('the refusal %s has its number, its status and its sentence', async (name) => {
    const answer = await readAnswer(await get(`/test/refuse?name=${name}`, { 'Accept-Language': language }));
    expect(answer).toMatchObject({ status: httpStatusOf(name), code: codes[name], data: null });
    const sentence =
      name === 'executionError' ? 'execution error' : translate(language, `errors:${name}`, refusalValues);
    expect(answer.message).toBe(sentence);
    expect(answer.message).not.toBe('');
  });

  test('a form that is wrong names each field with a sentence', async () => {
    const answer = await readAnswer(
      await post({ name: 'much too long', bid: 'x' }, '/test/echo?page=x', { 'Accept-Language': language }),
    );
    expect(answer).toMatchObject({ status: 400, code: codes.badInput });
    // The query is looked at first; its fields are told before those of the body.
    expect(answer.data).toEqual({ fields: { page: translate(language, 'errors:fields.number') } });
    const body = await readAnswer(
      await post({ name: 'much too long', bid: 'x' }, '/test/echo', { 'Accept-Language': language }),
    );
    expect(body.data).toEqual({
      fields: {
        name: translate(language, 'errors:fields.tooLong', { count: 5 }),
        bid: translate(language, 'errors:fields.number'),
      },
    });
  });
});

test('a refusal may say a sentence of its own', async () => {
  const answer = await readAnswer(await get('/test/own-words', { 'Accept-Language': 'en' }));
  expect(answer.message).toBe('Enter at most 9 characters');
  expect(answer.data).toEqual({ fields: { name: 'Value cannot be empty' } });
});

test('an unknown failure says nothing of its cause, which is in the log under the request id', async () => {
  const answer = await readAnswer(await get('/test/fail', { 'x-request-id': 'find-me-1' }));
  expect(answer).toMatchObject({ status: 500, code: codes.executionError, data: null });
  expect(JSON.stringify(answer)).not.toContain('cause');
  const logged = server.lines.filter((line) => line.includes('find-me-1') && line.includes('the cause'));
  expect(logged).toHaveLength(1);
  expect(logged.join('')).not.toContain('s3cret');
});

test('an answer that breaks the contract is a failure of ours, not an answer', async () => {
  expect(await readAnswer(await get('/test/lie'))).toMatchObject({
    status: 500,
    code: codes.executionError,
    data: null,
  });
});

test('what cannot be read as JSON, or is something else, is bad input', async () => {
  for (const [body, type] of [
    ['{"name":', 'application/json'],
    ['{"__proto__":{"x":1}}', 'application/json'],
    ['name=Ann', 'application/x-www-form-urlencoded'],
    ['', 'application/json'],
  ] as const) {
    const answer = await readAnswer(await post(body, '/test/echo', { 'Content-Type': type }));
    expect(answer).toMatchObject({ status: 400, code: codes.badInput });
  }
});

test('a value given twice is bad input, and one in the body is none of the query', async () => {
  const twice = await readAnswer(await post({ name: 'Ann' }, '/test/echo?page=3&page=4'));
  expect(twice).toMatchObject({ status: 400, code: codes.badInput });
  const elsewhere = await readAnswer(await post({ name: 'Ann', page: 4 }, '/test/echo?page=3'));
  expect(elsewhere.data).toMatchObject({ page: 3 });
});

test('what a call does not name does not come in', () => {
  expect(parseInput(echo.body, { name: 'Ann', isStaff: true })).toEqual({ name: 'Ann' });
});

test('a body beyond the limit is too large', async () => {
  const answer = await readAnswer(await post({ name: 'x'.repeat(1024 * 1024) }));
  expect(answer).toMatchObject({ status: 413, code: codes.tooLarge });
});

test('a call that takes whole lists reads eight times as much, to the byte', async () => {
  const most = 8 * 1024 * 1024 - JSON.stringify({ text: '' }).length;
  const send = async (length: number) =>
    readAnswer(await post({ text: 'x'.repeat(length) }, '/test/measure'));
  expect(await send(most)).toMatchObject({ status: 200, data: most });
  expect(await send(most + 1)).toMatchObject({ status: 413, code: codes.tooLarge });
});

test('an unknown path or method is not found, and its address stays out of the log', async () => {
  expect(await readAnswer(await get('/nothing/here'))).toMatchObject({ status: 404, code: codes.notFound });
  const deleted = await fetch(`${origin}/test/echo`, { method: 'DELETE' });
  expect(await readAnswer(deleted)).toMatchObject({ status: 404, code: codes.notFound });
  expect((await get('/test/echo')).status).toBe(404);
  const person = await fetch(`${origin}/old/link?token=s3cret`, {
    headers: { Accept: 'text/html,application/xhtml+xml' },
    redirect: 'manual',
  });
  expect(person.status).toBe(404);
  expect(server.lines.join('')).not.toContain('s3cret');
});

test('an address that cannot be read is bad input', async () => {
  expect(await readAnswer(await get('/%E0%A4%A'))).toMatchObject({ status: 400, code: codes.badInput });
});
