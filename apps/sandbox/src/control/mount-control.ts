import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { roles } from '@tapwright/apple-ads/wire/accounts/role';
import { errorBody } from '../api-v1/error-body.ts';
import { parseWith, readJson } from '../api-v1/parse-request.ts';
import { fixtures } from '../fixtures/fixture-schema.ts';
import { loadFixtures } from '../fixtures/load-fixtures.ts';
import type { Sandbox } from '../sandbox.ts';
import { refuse, refuseValue } from '../verbs/refusal.ts';
import { settleReviews } from '../verbs/settle-reviews.ts';
import { nextTransaction } from '../verbs/transactions.ts';
import type { Stamp } from '../world/table.ts';
import { latest } from '../world/table.ts';
import { refusalOf } from '../refusal-of.ts';
import { answerQuestion, answerTerms, outcomeQuestion } from './expected-outcomes.ts';
import { admitControl } from './admit-control.ts';
import { changeClock, clockChange, viewClock } from './change-clock.ts';
import { requestFault, requestFaultKinds } from './faults.ts';
import { makeOrganisation, newOrganisation } from './organisations.ts';
import { viewWorld } from './overview.ts';
import { loadWorld, saveWorld, type LoadedWorld } from './saved-world.ts';
import { viewApiUser } from './view-api-user.ts';
import { letHappen, worldEvent } from './world-events.ts';

const newApiUser = z.strictObject({
  publicKeyPem: z.string().check(z.minLength(1)),
  orgId: z.optional(z.int()),
  role: z._default(z.enum(roles), 'API Account Manager'),
  adAccountIds: z._default(z.nullable(z.array(z.int()).check(z.minLength(1))), null),
});

const reset = z.strictObject({ seed: z.optional(z.int()) });
const newLimit = z.strictObject({
  requests: z.int().check(z.gte(1), z.lte(1_000_000_000)),
  orgId: z.optional(z.int()),
});
const whichRequests = z.object({ latest: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))) });
const byId = z.object({ id: z.string().check(z.regex(/^\d{1,9}$/)) });

const maxBody = 1024 * 1024;
const maxSavedWorld = 512 * 1024 * 1024;

/** Of people in Apple's own console. */
const consoleUserId = 2_100_001;

function stampOf({ world, clock }: Sandbox, userType: Stamp['userType']): Stamp {
  const now = clock.now();
  settleReviews(world, now);
  const userId = userType === 'CUSTOMER' ? consoleUserId : 0;
  return { at: now, userType, userId, transactionId: nextTransaction(world) };
}

function addApiUser(sandbox: Sandbox, body: unknown) {
  const { world, users } = sandbox;
  const wanted = parseWith(newApiUser, body);
  const [firstOrg] = world.orgs.rows();
  const orgId = wanted.orgId ?? firstOrg?.id ?? refuseValue('orgId', 'There is no organisation yet.');
  if (!world.orgs.find(orgId)) refuseValue('orgId', `There is no organisation ${orgId}.`);
  const stranger = wanted.adAccountIds?.find((id) => {
    const row = world.adAccounts.find(id);
    return !row || latest(row).orgId !== orgId;
  });
  if (stranger !== undefined) refuseValue('adAccountIds', `The organisation has no ad account ${stranger}.`);
  if (wanted.role.startsWith('Limited') && wanted.adAccountIds === null)
    refuseValue('adAccountIds', 'A limited role is for selected ad accounts.');
  return viewApiUser(sandbox, users.add({ ...wanted, orgId }));
}

function placeFault(sandbox: Sandbox, body: unknown): object {
  const kind: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'kind') : undefined;
  if (requestFaultKinds.some((one) => one === kind))
    return sandbox.faults.place(parseWith(requestFault, body));
  const event = parseWith(worldEvent, body);
  letHappen(sandbox, event, stampOf(sandbox, event.kind === 'consoleEdit' ? 'CUSTOMER' : 'APPLE_SUPPORT'));
  return { happened: event.kind };
}

function setLimit({ world, limits }: Sandbox, body: unknown): object {
  const { requests, orgId } = parseWith(newLimit, body);
  if (orgId !== undefined && !world.orgs.find(orgId))
    refuseValue('orgId', `There is no organisation ${orgId}.`);
  limits.set(requests, orgId);
  return limits.list();
}

function loadSaved(sandbox: Sandbox, body: unknown): object {
  const { world, clock } = readSaved(body);
  sandbox.clock.restart(clock);
  sandbox.enter(world);
  return viewWorld(sandbox);
}

function readSaved(body: unknown): LoadedWorld {
  try {
    return loadWorld(body);
  } catch {
    return refuse('INVALID_ARGUMENT', 'This is not a world that was saved here.');
  }
}

type Act = (body: unknown, request: FastifyRequest) => object;

type Mounting = {
  read: (url: string, act: (query: unknown) => object) => void;
  write: (method: 'POST' | 'PUT' | 'DELETE', url: string, act: Act) => void;
};

/** What requests have met, and what they are to meet. */
function mountDisturbances({ read, write }: Mounting, sandbox: Sandbox): void {
  read('/requests', (query) => {
    const { latest: count } = parseWith(whichRequests, query);
    return { requests: sandbox.journal.list().slice(count === undefined ? 0 : -Number(count)) };
  });
  write('DELETE', '/requests', () => {
    sandbox.journal.clear();
    return {};
  });
  read('/faults', () => sandbox.faults.list());
  write('POST', '/faults', (body) => placeFault(sandbox, body));
  write('DELETE', '/faults', () => {
    sandbox.faults.clear();
    return {};
  });
  write('DELETE', '/faults/:id', (_body, { params }) => {
    const { id } = parseWith(byId, params);
    return sandbox.faults.remove(Number(id)) ? {} : refuse('NOT_FOUND', `There is no fault ${id}.`);
  });
  read('/rate-limits', () => sandbox.limits.list());
  write('POST', '/rate-limits', (body) => setLimit(sandbox, body));
  write('DELETE', '/rate-limits', () => {
    sandbox.limits.restore();
    return sandbox.limits.list();
  });
}

/** The switches of the sandbox; Apple has nothing like them. */
export async function mountControl(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  app.setErrorHandler((error, request, reply: FastifyReply) => {
    const refusal = refusalOf(error);
    return reply.code(refusal.status).send({ error: errorBody(refusal, request.url) });
  });
  app.addHook('onRequest', async (request) => admitControl(sandbox, request));
  const read: Mounting['read'] = (url, act) => {
    app.get(url, async ({ query }) => act(query));
  };
  const write: Mounting['write'] = (method, url, act) => {
    app.route({
      method,
      url,
      bodyLimit: method === 'PUT' ? maxSavedWorld : maxBody,
      handler: async (request) => {
        const answer = act(method === 'DELETE' ? undefined : readJson(request.body), request);
        sandbox.changed();
        return answer;
      },
    });
  };
  read('/world', () => viewWorld(sandbox));
  read('/world/saved', () => saveWorld(sandbox.world, sandbox.clock.setting()));
  write('PUT', '/world/saved', (body) => loadSaved(sandbox, body));
  read('/clock', () => viewClock(sandbox.clock));
  write('POST', '/clock', (body) => changeClock(sandbox.clock, parseWith(clockChange, body)));
  mountDisturbances({ read, write }, sandbox);
  write('POST', '/reset', (body) => {
    sandbox.reset(parseWith(reset, body).seed ?? sandbox.world.seed);
    return viewWorld(sandbox);
  });
  write('POST', '/organisations', (body) =>
    makeOrganisation(sandbox.world, parseWith(newOrganisation, body), stampOf(sandbox, 'CUSTOMER')),
  );
  write('POST', '/fixtures', (body) =>
    loadFixtures(sandbox.world, parseWith(fixtures, body), stampOf(sandbox, 'CUSTOMER')),
  );
  write('POST', '/expected-outcomes', (body) => ({
    days: answerQuestion(sandbox.world, parseWith(outcomeQuestion, body)),
  }));
  write('POST', '/expected-terms', (body) => ({
    terms: answerTerms(sandbox.world, parseWith(outcomeQuestion, body)),
  }));
  write('POST', '/api-users', (body) => addApiUser(sandbox, body));
}
