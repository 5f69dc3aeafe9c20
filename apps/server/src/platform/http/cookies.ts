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

/** For the browser alone: no script reads it, and over HTTPS it never leaves that. */
export function setCookie(reply: FastifyReply, publicUrl: URL, cookie: Cookie): void {
  const { name, value, maxAgeSeconds, sameSite, path } = cookie;
  const secure = publicUrl.protocol === 'https:' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=${sameSite}${secure}`,
  );
}

export function findCookie({ headers }: FastifyRequest, name: string): string | undefined {
  const found = (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
