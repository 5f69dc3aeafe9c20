import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointV5 } from '@tapwright/apple-ads-v5/endpoint';
import { endpointsV5, type EndpointNameV5 } from '@tapwright/apple-ads-v5/endpoints';
import { errorAnswer } from '@tapwright/apple-ads-v5/envelope';
import { conversations } from './testing/conversations/conversations.ts';
import { listFaults, writtenAgain } from '../testing/judge-answer.ts';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox.ts';
import { signInV5, type SignedInV5 } from './testing/sign-in-v5.ts';

type Call = SignedInV5['callV5'];

let running: TestSandbox;
let call: Call;
const kept = new Map<string, number | string>();

beforeAll(async () => {
  running = await startSandbox();
  ({ callV5: call } = await signInV5(running));
});
afterAll(async () => running.stop());

function getKept(key: string): number | string {
  const value = kept.get(key);
  if (value === undefined) throw new RangeError(`nothing was kept as ${key}`);
  return value;
}

describe('every call of the v5 table', () => {
  const names = Object.keys(endpointsV5) as EndpointNameV5[];

  it('is covered by at least one conversation', () => {
    expect(names.filter((name) => !conversations.some((one) => one.name === name))).toEqual([]);
  });

  it.each(conversations.map((one) => [one.name, one] as const))(
    'answers %s in its own words',
    async (name, { request, as, context = 'orgId=2100200', keep, isEmpty, code, ...one }) => {
      const endpoint: EndpointV5 = endpointsV5[name];
      const caller = as ? (await signInV5(running, 'API Account Manager', null, as)).callV5 : call;
      const { path, body, status = 200 } = request(getKept);
      const answer = await caller(endpoint.method, path, body, endpoint.context === 'none' ? null : context);
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status });
      const schema = status === 200 ? endpoint.answer : errorAnswer;
      expect(listFaults(schema, answer.body)).toEqual([]);
      expect(writtenAgain(schema, answer.body)).toEqual(answer.body);
      expect(Object.keys(answer.body)).toEqual(['data', 'pagination', 'error']);
      expect(isEmpty ? answer.body.data : []).toEqual([]);
      expect(code ?? answer.body.error?.errors[0].messageCode).toBe(answer.body.error?.errors[0].messageCode);
      keep?.(answer.body, (key, value) => kept.set(key, value));
      one.expect?.(answer.body);
    },
  );
});
