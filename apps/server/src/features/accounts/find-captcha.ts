import type { FastifyRequest } from 'fastify';
import { findCookie } from '../../platform/http/cookies.ts';

export const captchaCookie = 'tapwright-captcha';

export function findCaptcha(request: FastifyRequest): string | undefined {
  return findCookie(request, captchaCookie);
}
