import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { type EndpointName, endpoints } from './endpoints.ts';
import { examples } from './examples.ts';
import { parseExact, stringifyExact } from './transport/exact-json.ts';
import { listDrift } from './transport/list-drift.ts';

const names = Object.keys(endpoints) as EndpointName[];
const calls = names.map((name): [EndpointName, Endpoint] => [name, endpoints[name]]);
const placesOf = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe.each(calls)('%s', (name, endpoint) => {
  const example = examples[name];

  it('reads its example request, and writes it as it was', () => {
    for (const part of ['query', 'body'] as const) {
      const schema = endpoint[part];
      expect(Boolean(schema)).toBe(example[part] !== undefined);
      if (!schema) continue;
      const read = z.parse(schema, example[part]);
      expect(z.parse(schema, parseExact(stringifyExact(z.encode(schema, read))))).toEqual(read);
    }
  });

  it('refuses the wrong request at the place that is wrong', () => {
    const { wrong } = example;
    expect(Boolean(wrong)).toBe(Boolean(endpoint.query ?? endpoint.body));
    if (!wrong) return;
    const schema = wrong.query === undefined ? endpoint.body : endpoint.query;
    if (!schema) throw new Error('an example of something the call does not have');
    expect(placesOf(schema, wrong.query ?? wrong.body)).toContain(wrong.at.join('.'));
  });

  it('reads its example answer, in which nothing is unknown', () => {
    expect(placesOf(endpoint.answer, example.answer)).toEqual([]);
    expect(listDrift(endpoint.answer, example.answer)).toEqual([]);
  });

  it('names the parameters of its path', () => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    expect(inPath).toEqual(Object.keys(endpoint.pathParameters ?? {}));
    expect(Object.keys(example.pathParameters ?? {})).toEqual(inPath);
    for (const [parameter, schema] of Object.entries(endpoint.pathParameters ?? {}))
      expect(placesOf(schema, example.pathParameters?.[parameter])).toEqual([]);
  });
});

describe('the table of calls', () => {
  it('has 101 calls, each with a method and path of its own', () => {
    expect(new Set(calls.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(101);
  });

  it.each(calls.filter(([, { body }]) => body))(
    '%s refuses a property it does not know',
    (name, { body, multipart }) => {
      if (!body || multipart) return;
      const sent = examples[name].body;
      const withMore = Array.isArray(sent)
        ? sent.map((item: object) => ({ ...item, more: 1 }))
        : { ...Object(sent), more: 1 };
      expect(z.safeParse(body, withMore).error?.issues.map(({ code }) => code)).toContain(
        'unrecognized_keys',
      );
    },
  );

  it.each(calls)('%s keeps what Apple may add to its answer', (name, { answer }) => {
    const more = { ...Object(examples[name].answer), more: 1 };
    expect(z.parse(answer, more)).toMatchObject({ more: 1 });
    expect(listDrift(answer, more)).toEqual([{ path: 'more', kind: 'unknownField', value: 1 }]);
  });

  it('lets nobody write who may only read', () => {
    const writers = calls.flatMap(([, { writes, roles }]) => (writes ? roles : []));
    expect(writers.filter((role) => role.includes('Read Only'))).toEqual([]);
  });
});
