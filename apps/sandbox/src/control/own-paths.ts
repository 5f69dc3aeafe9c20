import type { FastifyRequest } from 'fastify';

export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? url;

/** What is not Apple's: the page and the switches of the sandbox. */
export const isOurOwn = (path: string): boolean =>
  path === '/' || path === '/health' || path === '/sandbox' || path.startsWith('/sandbox/');
