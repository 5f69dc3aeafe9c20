import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '../wire/endpoint.ts';
import { type EndpointName, endpoints } from '../wire/endpoints.ts';
import { mapsEndpoints } from '../wire/endpoints/maps.ts';
import { parseExact, stringifyExact } from '../wire/transport/exact-json.ts';
import { listDrift } from '../wire/transport/list-drift.ts';
import { quickReaderOf, refused } from '../client/quick-reader.ts';
import { shapes } from './shapes.ts';

const rows = (Object.keys(endpoints) as EndpointName[]).flatMap((name) =>
  shapes[name].map((shape, index) => ({ name, index, shape, endpoint: endpoints[name] as Endpoint })),
);
const problemsOf = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).error?.issues ?? [];

function readSearch(path: string) {
  const parameters = new URL(path, 'https://apple').searchParams;
  return Object.fromEntries(
    [...parameters.keys()].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

describe.each(rows)('$name, example $index', ({ name, endpoint, shape: { path, body, answer } }) => {
  it.runIf(body !== undefined && !endpoint.multipart)('is a request that is sent as Apple prints it', () => {
    const schema = endpoint.body ?? z.never();
    const sent = Array.isArray(body)
      ? body
      : Object.fromEntries(
          Object.entries(Object(body)).filter(([field]) => !endpoint.ignored?.includes(field)),
        );
    expect(problemsOf(schema, sent)).toEqual([]);
    const written = z.encode(schema, z.parse(schema, sent));
    expect(parseExact(stringifyExact(written))).toEqual(sent);
  });

  it.runIf(path !== undefined && endpoint.query)('has an address that is understood', () => {
    expect(problemsOf(endpoint.query ?? z.never(), readSearch(path ?? ''))).toEqual([]);
  });

  it.runIf(answer !== undefined)('is an answer that is read', () => {
    expect(problemsOf(endpoint.answer, answer)).toEqual([]);
    expect(quickReaderOf(endpoint.answer)(structuredClone(answer))).not.toBe(refused);
  });

  // Of what belongs to Maps the rows are kept whole, and only their ids are typed.
  it.runIf(!Object.hasOwn(mapsEndpoints, name))('has nothing in its answer that is unknown', () => {
    expect(listDrift(endpoint.answer, answer)).toEqual([]);
  });
});
