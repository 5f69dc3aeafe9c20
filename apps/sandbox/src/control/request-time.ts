import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sandbox } from '../sandbox.ts';
import type { Instant } from '../world/entities.ts';

const offsetsMs = new WeakMap<FastifyRequest, number>();

/** The time by which a request's credentials are judged: the sandbox's, unless its clock is wrong for this one. */
export const requestTimeOf = ({ clock }: Pick<Sandbox, 'clock'>, request: FastifyRequest): Instant =>
  clock.now() + (offsetsMs.get(request) ?? 0);

export function setDateHeader(
  sandbox: Sandbox,
  request: FastifyRequest,
  reply: FastifyReply,
  offsetMs = 0,
): void {
  offsetsMs.set(request, offsetMs);
  void reply.header('date', new Date(requestTimeOf(sandbox, request)).toUTCString());
}
