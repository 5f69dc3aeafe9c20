import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseExact, stringifyExact } from '@tapwright/apple-ads/wire/transport/exact-json';
import { listDrift } from '@tapwright/apple-ads/wire/transport/list-drift';
import { readContext } from './context-header.ts';
import type { EndpointV5 } from './endpoint.ts';
import { type EndpointNameV5, endpointsV5 } from './endpoints.ts';
import { errorAnswer } from './envelope.ts';
import { examplesV5 } from './examples.ts';

const names = Object.keys(endpointsV5) as EndpointNameV5[];
const calls = names.map((name): [EndpointNameV5, EndpointV5] => [name, endpointsV5[name]]);
const placesOf = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe.each(calls)('v5 %s', (name, endpoint) => {
  const example = examplesV5[name];

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

it('gives each call of v5 a method and path of its own', () => {
  expect(new Set(calls.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(calls.length);
});

it('reads the errors and the context of v5', () => {
  const item = { messageCode: 'INVALID_ATTRIBUTE_TYPE', message: 'Invalid field', field: 'id' };
  expect(placesOf(errorAnswer, { data: null, pagination: null, error: { errors: [item] } })).toEqual([]);
  expect(readContext('orgId=4401')).toBe('4401');
  expect(readContext('adAccountId=4401')).toBeUndefined();
});
