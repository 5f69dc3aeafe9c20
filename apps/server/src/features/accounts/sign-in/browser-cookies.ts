import { codeLastsMinutes } from '@tapwright/contracts/account-codes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { makeToken } from '../../../platform/crypto/tokens.ts';
import { type Cookie, findCookie, setCookie } from '../../../platform/http/requests/cookies.ts';
import { captchaLastsMs } from '../captcha/captchas.ts';

/** What a browser brings that is not signed in: the captcha it was shown, and by what it is known for its codes. */
export type Browser = {
  captcha: string | undefined;
  /** Empty: it asked for none, or too long ago. */
  codeCookie: string;
};

const shared = { sameSite: 'strict', path: '/account' } as const;
const captcha = { ...shared, name: 'tapwright-captcha', maxAgeSeconds: captchaLastsMs / 1000 };
const codes = { ...shared, name: 'tapwright-codes', maxAgeSeconds: codeLastsMinutes * 60 };
const longestCookie = 100;

export function readBrowser(request: FastifyRequest, publicUrl: URL): Browser {
  const codeCookie = findCookie(request, publicUrl, codes.name) ?? '';
  return {
    captcha: findCookie(request, publicUrl, captcha.name),
    codeCookie: codeCookie.length > longestCookie ? '' : codeCookie,
  };
}

export function keepCaptcha(reply: FastifyReply, publicUrl: URL, value: string): void {
  setCookie(reply, publicUrl, { ...captcha, value });
}

/** The same for as long as it asks for codes, so that the one sent before still works where the next is refused. */
export function keepForCodes(reply: FastifyReply, publicUrl: URL, { codeCookie }: Browser): string {
  const value = codeCookie || makeToken();
  setCookie(reply, publicUrl, { ...codes, value } satisfies Cookie);
  return value;
}
