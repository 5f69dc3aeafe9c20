import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '@tapwright/apple-ads/wire/endpoint';
import { endpoints, type EndpointName } from '@tapwright/apple-ads/wire/endpoints';
import { errorAnswer } from '@tapwright/apple-ads/wire/error';
import { listDrift } from '@tapwright/apple-ads/wire/list-drift';
import { parseExact, stringifyExact } from '@tapwright/apple-ads/wire/exact-json';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox.ts';
import { conversations } from '../testing/conversations.ts';

type Call = Awaited<ReturnType<TestSandbox['signIn']>>['call'];

let running: TestSandbox;
let call: Call;

beforeAll(async () => {
  running = await startSandbox();
  ({ call } = await running.signIn());
});
afterAll(async () => running.stop());

const placesOf = (schema: z.ZodMiniType, value: unknown): string[] =>
  z.safeParse(schema, value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('every call of the table', () => {
  const names = Object.keys(endpoints) as EndpointName[];

  it('is held in at least one conversation', () => {
    expect(names.filter((name) => !conversations.some((one) => one.name === name))).toEqual([]);
  });

  it.each(conversations.map((one) => [one.name, one] as const))(
    'answers %s in its own words',
    async (name, one) => {
      const endpoint: Endpoint = endpoints[name];
      const context = endpoint.context === 'none' ? null : (one.context ?? 'adAccountId=700100200');
      const caller = one.as ? (await running.signIn('API Account Manager', null, one.as)).call : call;
      const { path, body, status = 200 } = one.ask((kept) => running.sandbox.world.notes.get(`test ${kept}`));
      const answer = await caller(endpoint.method, path, body, context);
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status });
      const schema = status === 200 ? endpoint.answer : errorAnswer;
      expect(placesOf(schema, answer.body)).toEqual([]);
      expect(listDrift(schema, answer.body)).toEqual([]);
      if (status === 200) {
        // Ids are numbers or text exactly as the table says: what was read and is written again is the same.
        const written = parseExact(stringifyExact(z.encode(schema, z.parse(schema, answer.body))));
        if (!one.quirk) expect(written).toEqual(answer.body);
      }
      one.keep?.(answer.body, (key, value) => running.sandbox.world.notes.set(`test ${key}`, value));
      one.expect?.(answer.body);
    },
  );
});
