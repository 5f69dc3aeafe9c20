import {
  createCode,
  emailRegister,
  iphoneOrEmail,
  isCode,
  smsRegister,
  type CodeType,
} from '@tapwright/contracts/account-codes';
import { login, register as registerCall, retrievePwd } from '@tapwright/contracts/accounts';
import type { FastifyRequest } from 'fastify';
import type { CallHost } from '../../../platform/http/call-host.ts';
import { findToken, type Person } from '../../../platform/http/admission/gate.ts';
import { mountCall } from '../../../platform/http/mount-call.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { makeCaptcha, passCaptcha } from '../captcha/captchas.ts';
import { findContact } from '../reads.ts';
import { keepCaptcha, keepForCodes, readBrowser } from './browser-cookies.ts';
import { register } from './register.ts';
import { retrievePassword } from './retrieve-password.ts';
import { sendCode } from '../codes/send-code.ts';
import { signIn } from './sign-in.ts';

/** What somebody can do who is not signed in. */
export function mountSignInCalls(host: CallHost): void {
  const { publicUrl } = host.deps.settings;
  const browserOf = (request: FastifyRequest) => readBrowser(request, publicUrl);

  mountCall(host, createCode, async (context, { query }, { reply }) => {
    const { token, ...task } = await makeCaptcha(context, query.purpose);
    keepCaptcha(reply, publicUrl, token);
    return task;
  });
  mountCall(host, isCode, async (context, { query }, { request }) => {
    await passCaptcha(context, browserOf(request).captcha, query.userCode);
    return null;
  });
  mountCall(host, iphoneOrEmail, (context, { query }, { request }) =>
    findContact(context, query.account, browserOf(request).captcha),
  );
  for (const call of [emailRegister, smsRegister]) {
    mountCall(host, call, async (context, { body }, { request, reply }) => {
      const own = await findOwnRequest(host, request, body.type);
      if (own !== undefined) return sendCode(context, { ...body, type: own.type }, { person: own.person });
      const browser = browserOf(request);
      const codeCookie = keepForCodes(reply, publicUrl, browser);
      return sendCode(context, body, { browser: { ...browser, codeCookie } });
    });
  }
  mountCall(host, login, (context, { body }, { request }) => signIn(context, body, browserOf(request)));
  mountCall(host, registerCall, (context, { body }, { request }) =>
    register(context, body, browserOf(request)),
  );
  mountCall(host, retrievePwd, (context, { body }, { request }) =>
    retrievePassword(context, body, browserOf(request)),
  );
}

/**
 * What somebody signed in asks for, by their token; all else takes a captcha. Who has an account registers none, so
 * `register` with a token is a code to bind an address with.
 */
async function findOwnRequest(
  { gate }: CallHost,
  { headers }: FastifyRequest,
  asked: CodeType,
): Promise<{ person: Person; type: CodeType } | undefined> {
  const token = findToken(headers.authorization);
  const type = asked === 'register' && token !== undefined ? 'bind' : asked;
  if (type !== 'bind' && type !== 'change') return undefined;
  if (token === undefined) throw new Refusal('noToken');
  return { person: await gate.getPerson(token), type };
}
