import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AnsweredError, AppleAdsError } from '@tapwright/apple-ads/client/errors';
import type { Endpoint } from '@tapwright/apple-ads/wire/endpoint';
import { mapsEndpoints } from '@tapwright/apple-ads/wire/endpoints/maps';
import { endpoints, type EndpointName } from '@tapwright/apple-ads/wire/endpoints';
import { connectClient, failureOf } from '../testing/connect-client.ts';
import { conversations } from '../testing/conversations/conversations.ts';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox.ts';

let running: TestSandbox;
const kept = new Map<string, number | string>();
const succeeded = new Set<string>();
const called = new Set<string>();

beforeAll(async () => {
  running = await startSandbox();
});
afterAll(async () => running.stop());

const getKept = (key: string): number | string => kept.get(key) ?? key;
const endpointOf = (name: EndpointName): Endpoint => endpoints[name];
const names = Object.keys(endpoints) as EndpointName[];

/** A conversation has a call in its wire form; these are the arguments of the client for it. */
function readArguments(endpoint: Endpoint, path: string, body: unknown): unknown[] {
  const [, address = '', search = ''] = /^([^?]*)\??(.*)$/.exec(path) ?? [];
  const pattern = endpoint.path.replaceAll(/\{\w+\}/g, '([^/]+)');
  const id = new RegExp(`^${pattern}$`).exec(address)?.[1];
  const given: unknown[] = id === undefined ? [] : [id];
  if (endpoint.query) given.push(z.safeParse(endpoint.query, readSearch(search)).data ?? readSearch(search));
  if (endpoint.multipart) given.push({ ...Object(body), file: new Blob(['picture']) });
  else if (endpoint.body)
    given.push(z.safeParse(endpoint.body, without(body, endpoint.ignored)).data ?? body);
  return given;
}

/** Fields that a change passes over have no place in what the client takes. */
const without = (body: unknown, ignored: readonly string[] = []): unknown =>
  Array.isArray(body)
    ? body
    : Object.fromEntries(Object.entries(Object(body)).filter(([field]) => !ignored.includes(field)));

const readSearch = (search: string) => {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    [...parameters.keys()].map((name) => {
      const [first, ...more] = parameters.getAll(name);
      return [name, more.length > 0 ? [first, ...more] : first];
    }),
  );
};

type AnyCall = (...given: readonly unknown[]) => Promise<unknown>;
type Client = ReturnType<typeof connectClient>;
const clients = new Map<number, Client>();

function callOf(name: EndpointName, as = 40_009_000): AnyCall {
  const client = clients.get(as) ?? connectClient(running, { orgId: as });
  clients.set(as, client);
  const account = as === 40_009_000 ? client.account : client.client.adAccount('700100202');
  const calls: Record<string, unknown> = endpoints[name].context === 'none' ? client.organisation : account;
  return calls[name] as AnyCall;
}

describe('every call of the client', () => {
  // The client itself sends `sortOrder` where the service refuses `order`.
  const covered = conversations.filter(
    ({ name, request }) => !endpointOf(name).sortKey || !request(getKept).status,
  );

  it.each(covered.map((one) => [one.name, one] as const))(
    '%s is understood by the sandbox and understands it',
    async (name, { request, as, keep }) => {
      const { path, body, status = 200 } = request(getKept);
      const given = readArguments(endpointOf(name), path, body);
      called.add(name);
      const answering = callOf(name, as)(...given);
      const answer = status === 200 ? await answering : await failureOf(answering);
      expect(answer instanceof AppleAdsError).toBe(status !== 200);
      expect(answer instanceof AnsweredError ? [answer.call, answer.status] : []).toEqual(
        answer instanceof AnsweredError ? [name, status] : [],
      );
      if (status !== 200) return;
      succeeded.add(name);
      keep?.({ result: Object(answer).rows ?? answer }, (key, value) => kept.set(key, value));
    },
  );

  it('was called', () => {
    expect(names.filter((name) => !called.has(name))).toEqual([]);
    // The sandbox has no brand on Maps, and its advice takes weeks: advice.test.ts waits for them.
    const later = /^(getRejectionReason|(apply|dismiss)\w+Recommendations)$/;
    const silent = names.filter((name) => !succeeded.has(name) && !later.test(name));
    expect(silent.filter((name) => !Object.hasOwn(mapsEndpoints, name))).toEqual([]);
  });
});
