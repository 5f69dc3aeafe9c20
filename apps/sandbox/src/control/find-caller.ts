import type { FastifyRequest } from 'fastify';
import { readContext } from '@tapwright/apple-ads/wire/transport/context-header';
import { additionalApis } from '../additional-apis.ts';
import { readForm } from '../oauth/mount-token-route.ts';
import { bearerIn } from '../oauth/read-bearer.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Caller } from './faults.ts';
import { requestTimeOf } from './request-time.ts';

async function findClientId(sandbox: Sandbox, request: FastifyRequest): Promise<string | undefined> {
  const token = bearerIn(request.headers.authorization);
  if (token === undefined) return readForm(request).client_id;
  return sandbox.tokens.read(token, requestTimeOf(sandbox, request));
}

export function findAdAccountId(header: string | string[] | undefined): number | undefined {
  const context = Array.isArray(header) ? header[0] : header;
  const adAccountId = readContext(context);
  if (adAccountId !== undefined) return Number(adAccountId);
  return additionalApis.map((api) => api.findAdAccountId(context)).find((id) => id !== undefined);
}

export async function findCaller(sandbox: Sandbox, request: FastifyRequest): Promise<Caller> {
  const clientId = await findClientId(sandbox, request);
  return {
    clientId,
    orgId: clientId === undefined ? undefined : sandbox.users.find(clientId)?.orgId,
    adAccountId: findAdAccountId(request.headers['x-ap-context']),
  };
}
