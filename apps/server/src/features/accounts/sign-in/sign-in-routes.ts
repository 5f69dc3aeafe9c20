import {
  createCode,
  emailRegister,
  iphoneOrEmail,
  isCode,
  smsRegister,
  type CodeType,
} from '@tapwright/contracts/account-codes';
import { login, register as registerCall, retrievePwd } from '@tapwright/contracts/accounts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallHost } from '../../../platform/http/call-host.ts';
import { setCookie } from '../../../platform/http/cookies.ts';
import { findToken } from '../../../platform/http/gate.ts';
import { mountCall } from '../../../platform/http/mount-call.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { captchaCookie, findCaptcha, captchaLastsMs, makeCaptcha, passCaptcha } from '../captcha/captchas.ts';
import { findContact } from '../reads.ts';
import { register } from './register.ts';
import { retrievePassword } from './retrieve-password.ts';
import { sendCode, type Asker } from '../codes/send-code.ts';
import { signIn } from './sign-in.ts';

/** What somebody can do who is not signed in. */
export function mountSignInCalls(host: CallHost): void {
  const keepCaptcha = (reply: FastifyReply, value: string) =>
    setCookie(reply, host.deps.settings.publicUrl, {
      name: captchaCookie,
      value,
      maxAgeSeconds: captchaLastsMs / 1000,
      sameSite: 'strict',
      path: '/account',
    });

  mountCall(host, createCode, async (context, { query }, { reply }) => {
    const { token, ...task } = await makeCaptcha(context, query.inWords === 'true');
    keepCaptcha(reply, token);
    return task;
  });
  mountCall(host, isCode, async (context, { query }, { request }) => {
    await passCaptcha(context, findCaptcha(request), query.userCode);
    return null;
  });
  mountCall(host, iphoneOrEmail, (context, { query }, { request }) =>
    findContact(context, query.account, findCaptcha(request)),
  );
  for (const call of [emailRegister, smsRegister]) {
    mountCall(host, call, async (context, { body }, { request }) =>
      sendCode(context, body, await findAsker(host, request, body.type, findCaptcha(request))),
    );
  }
  mountCall(host, login, (context, { body }, { request }) => signIn(context, body, findCaptcha(request)));
  mountCall(host, registerCall, (context, { body }) => register(context, body));
  mountCall(host, retrievePwd, (context, { body }) => retrievePassword(context, body));
}

/** The types for somebody signed in ask for their token, all others for a captcha. */
async function findAsker(
  { gate }: CallHost,
  { headers }: FastifyRequest,
  type: CodeType,
  captchaToken: string | undefined,
): Promise<Asker> {
  if (type !== 'bind' && type !== 'change') return { captchaToken };
  const token = findToken(headers.authorization);
  if (token === undefined) throw new Refusal('noToken');
  return { person: await gate.getPerson(token) };
}
