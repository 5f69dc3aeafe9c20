import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '@tapwright/apple-ads/wire/endpoint';
import { endpoints, type EndpointName } from '@tapwright/apple-ads/wire/endpoints';
import { errorAnswer } from '@tapwright/apple-ads/wire/transport/error';
import { listFormFaults } from '../testing/list-form-faults.ts';
import { inEnvelope, listFaults, writtenAgain } from '../testing/judge-answer.ts';
import { conversations } from '../testing/conversations/conversations.ts';
import { startSandbox, type AnyJson, type TestSandbox } from '../testing/start-sandbox.ts';

type Call = Awaited<ReturnType<TestSandbox['signIn']>>['call'];

let running: TestSandbox;
let call: Call;
const kept = new Map<string, number | string>();

beforeAll(async () => {
  running = await startSandbox();
  ({ call } = await running.signIn());
});
afterAll(async () => running.stop());

function getKept(key: string): number | string {
  const value = kept.get(key);
  if (value === undefined) throw new RangeError(`nothing was kept as ${key}`);
  return value;
}

describe('every call of the table', () => {
  const names = Object.keys(endpoints) as EndpointName[];

  it('is covered by at least one conversation', () => {
    expect(names.filter((name) => !conversations.some((one) => one.name === name))).toEqual([]);
  });

  it.each(conversations.map((one) => [one.name, one] as const))(
    'answers %s in its own words',
    async (name, { request, as, context = 'adAccountId=700100200', quirk, keep, isEmpty, code, ...one }) => {
      const endpoint: Endpoint = endpoints[name];
      const caller = as ? (await running.signIn('API Account Manager', null, as)).call : call;
      const { path, body, status = 200 } = request(getKept);
      const answer = await caller(endpoint.method, path, body, endpoint.context === 'none' ? null : context);
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status });
      const schema = status === 200 ? endpoint.answer : errorAnswer;
      const answered: AnyJson = status === 200 ? answer.body : inEnvelope(answer.body);
      expect(listFaults(schema, answered)).toEqual([]);
      expect(status === 200 ? listFormFaults(name, answer.body) : []).toEqual([]);
      expect(quirk ?? writtenAgain(schema, answered)).toEqual(quirk ?? answered);
      const { result, error } = answered;
      expect(isEmpty ? (result.rows ?? result) : []).toEqual([]);
      expect(error?.code).toBe(code ?? error?.code);
      keep?.(answer.body, (key, value) => kept.set(key, value));
      one.expect?.(answer.body);
    },
  );
});
