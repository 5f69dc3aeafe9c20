import type { Access, CallShape } from '@tapwright/contracts/call';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { CallHost } from '../call-host.ts';
import type { Context, ContextOf, PersonContext } from '../context.ts';
import { findToken, type Person } from './gate.ts';
import { languageOf } from '../requests/request-language.ts';
import { Refusal } from '../refusal.ts';

/** Runs before the body is read, so that nobody unknown makes us read one. */
export function admit(
  host: CallHost,
  call: CallShape,
  request: FastifyRequest,
  done: (error?: Error) => void,
): void {
  const closed = host.deps.settings.closed && call.whileClosed !== true;
  if (closed) return done(new Refusal('closed'));
  if (call.access.to === 'anyone') return done(host.limits.findStrangerRefusal(request.ip));
  admitPerson(host, call, request).then(() => done(), done);
}

async function admitPerson(host: CallHost, call: CallShape, request: FastifyRequest): Promise<void> {
  const before = call.access.to === 'signedIn' ? call.access.before : undefined;
  const person = await findPersonOf(host, request, before);
  const refusal = host.limits.findPersonRefusal(person.userId);
  if (refusal !== undefined) throw refusal;
  // Before anything else is refused to them: the log says to whom.
  request.person = person;
  if (call.access.to === 'staff') admitStaff(person);
}

/** Invented tokens count as a stranger's calls, so that nobody makes us look up one after the other. */
async function findPersonOf(
  { gate, limits }: CallHost,
  { headers, ip }: FastifyRequest,
  before: 'secondFactor' | undefined,
): Promise<Person> {
  const token = findToken(headers.authorization);
  if (token === undefined) throw limits.findStrangerRefusal(ip) ?? new Refusal('noToken');
  return limits.lookUp(ip, token, () => gate.getPerson(token, { before }));
}

function admitStaff(person: Person): void {
  if (!person.isStaff) throw new Refusal('notPermitted');
  if (!person.hasSecondFactor) throw new Refusal('secondFactorNeeded');
}

type ContextMaker<To extends Access['to']> = (
  host: CallHost,
  request: FastifyRequest,
  target: { access: Access; input: { query: unknown; body: unknown } },
) => ContextOf<Extract<Access, { to: To }>> | Promise<ContextOf<Extract<Access, { to: To }>>>;

const contextMakers: { [To in Access['to']]: ContextMaker<To> } = {
  anyone: contextOfAnyone,
  signedIn: contextOfPerson,
  staff: contextOfPerson,
  team: async (host, request, { access, input }) => {
    if (access.to !== 'team') throw new Error('A team call names a capability.');
    const context = contextOfPerson(host, request);
    const membership = await host.gate.getMembership(context.person, readTeamId(input), access);
    return Object.assign(context, { membership, may: access.may });
  },
};

export async function makeContext<Call extends CallShape>(
  host: CallHost,
  call: Call,
  request: FastifyRequest,
  input: { query: unknown; body: unknown },
): Promise<ContextOf<Call['access']>> {
  const { access } = call;
  const context = await contextMakers[access.to](host, request, { access, input });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made for this very access, with the capability that it names.
  return context as ContextOf<Call['access']>;
}

function contextOfAnyone({ deps }: CallHost, request: FastifyRequest): Context {
  return {
    ...deps,
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    language: languageOf(request),
  };
}

function contextOfPerson(host: CallHost, request: FastifyRequest): PersonContext {
  if (request.person === undefined) throw new Refusal('noToken');
  return Object.assign(contextOfAnyone(host, request), { person: request.person });
}

const withTeamId = z.object({ teamId: z.coerce.number().check(z.int(), z.positive()) });

/** Every team call carries `teamId`, in the query or in the body. */
function readTeamId({ query, body }: { query: unknown; body: unknown }): number {
  for (const part of [query, body]) {
    const found = z.safeParse(withTeamId, part);
    if (found.success) return found.data.teamId;
  }
  throw new Refusal('badInput', { fields: { teamId: { key: 'errors:fields.required' } } });
}
