import type { FastifyReply, FastifyRequest } from 'fastify';

export type Cookie = {
  name: string;
  value: string;
  maxAgeSeconds: number;
  /** `lax` comes along when another site leads a person here; `strict` does not. */
  sameSite: 'strict' | 'lax';
  /** Sent under this path only. */
  path: string;
};

/**
 * For the browser alone: no script reads it, and over HTTPS it never leaves that. There it has the prefix with which
 * browsers take it from this very host alone, which they do for the whole of it only.
 */
export function setCookie(reply: FastifyReply, publicUrl: URL, cookie: Cookie): void {
  const { name, value, maxAgeSeconds, sameSite, path } = cookie;
  const [where, secure] = isSecure(publicUrl) ? ['/', '; Secure'] : [path, ''];
  reply.header(
    'set-cookie',
    `${nameAt(publicUrl, name)}=${value}; Path=${where}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=${sameSite}${secure}`,
  );
}

const isSecure = ({ protocol }: URL) => protocol === 'https:';
const nameAt = (publicUrl: URL, name: string) => (isSecure(publicUrl) ? `__Host-${name}` : name);

export function findCookie({ headers }: FastifyRequest, publicUrl: URL, name: string): string | undefined {
  const prefix = `${nameAt(publicUrl, name)}=`;
  const found = (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(prefix));
  return found?.slice(prefix.length);
}
