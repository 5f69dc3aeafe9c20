import type { FastifyRequest } from 'fastify';
import type { Sandbox } from '../sandbox.ts';
import { refuse } from '../verbs/refusal.ts';

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;
const forwarding =
  /^(forwarded|via|x-forwarded-.+|x-original-.+|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|.+-connecting-ip)$/;

/**
 * The switches are for whoever sits at this machine. A page of another site, a name that was pointed here and
 * a proxy in between all show themselves in the headers, and are sent away.
 */
export function admitControl(
  { publicOrigin }: Pick<Sandbox, 'publicOrigin'>,
  { method, headers, protocol }: FastifyRequest,
): void {
  const host = (headers.host ?? '').toLowerCase();
  const own = publicOrigin === undefined ? undefined : new URL(publicOrigin);
  if (!loopback.test(host) && host !== own?.host)
    refuse('FORBIDDEN', 'Host must be a loopback name, or that of --origin.', 'Host');
  const origins = [`${protocol}://${host}`, ...(own ? [own.origin] : [])];
  if (headers.origin !== undefined && !origins.includes(headers.origin.toLowerCase()))
    refuse('FORBIDDEN', 'A page of another origin may not do this.', 'Origin');
  const forwarded = Object.keys(headers).find((name) => forwarding.test(name));
  if (forwarded !== undefined) refuse('FORBIDDEN', 'A request through a proxy may not do this.', forwarded);
  if (method !== 'GET' && !/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? ''))
    refuse('INVALID_ARGUMENT', 'The content type must be application/json.', 'Content-Type');
}
