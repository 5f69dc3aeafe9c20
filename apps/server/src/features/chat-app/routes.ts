import {
  answerInStandIn as answerInStandInCall,
  answerScan as answerScanCall,
  findScan as findScanCall,
  getWechatLoginQrcode,
  getWechatLoginResult,
  upWeixinUser,
  weixinlogin,
} from '@tapwright/contracts/chat-app';
import type { FastifyRequest } from 'fastify';
import type { CallHost } from '../../platform/http/call-host.ts';
import { findCookie, setCookie } from '../../platform/http/requests/cookies.ts';
import { findToken } from '../../platform/http/admission/gate.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readBrowser } from '../accounts/index.ts';
import { answerInStandIn } from './providers/answer-in-stand-in.ts';
import { answerScan } from './scan/answer-scan.ts';
import { browserCookie } from './providers/browser-cookie.ts';
import { phoneCookie, standInCookie } from './providers/wechat-cookies.ts';
import { createChatApp } from './providers/create-chat-app.ts';
import { findScan } from './scan/find-scan.ts';
import { getAttemptResult } from './scan/get-attempt-result.ts';
import { linkChatApp } from './linking/link-chat-app.ts';
import { leadToApproval } from './scan/lead-to-approval.ts';
import { openAttempt } from './scan/open-attempt.ts';
import { handlePruning } from './scan/handle-pruning.ts';
import { takeBrowserSecret } from './providers/stand-in.ts';
import { takeChatAppCode } from './linking/take-chat-app-code.ts';

/** Nothing is mounted where there is no chat app. */
export function mountChatApp(host: CallHost): void {
  const chatApp = createChatApp(host.deps);
  if (chatApp === undefined) return;
  const { publicUrl, wechat } = host.deps.settings;
  handlePruning(host.deps);

  const getPerson = (request: FastifyRequest) => {
    const token = findToken(request.headers.authorization);
    if (token === undefined) throw new Refusal('noToken');
    return host.gate.getPerson(token);
  };

  mountCall(host, getWechatLoginQrcode, async (context, { query }, { request, reply }) => {
    const { wechatLoginUuid, type } = query;
    const person = type === '2' ? await getPerson(request) : undefined;
    const { qrCode, secret } = await openAttempt(context, chatApp, { wechatLoginUuid, person });
    setCookie(reply, publicUrl, { ...browserCookie(wechatLoginUuid), value: secret });
    return qrCode;
  });
  mountCall(host, getWechatLoginResult, (context, { query }, { request }) => {
    const secret = findCookie(request, publicUrl, browserCookie(query.wechatLoginUuid).name);
    return getAttemptResult(context, query, { secret, getPerson: async () => getPerson(request) });
  });
  mountCall(host, weixinlogin, (context, { query }, { request, reply }) =>
    leadToApproval(request, reply, publicUrl, () => takeChatAppCode(context, chatApp, query)),
  );
  mountCall(host, findScanCall, (context, _input, { request }) =>
    findScan(context, findCookie(request, publicUrl, phoneCookie.name)),
  );
  mountCall(host, answerScanCall, (context, { body }, { request }) =>
    answerScan(context, { ...body, phoneSecret: findCookie(request, publicUrl, phoneCookie.name) }),
  );
  mountCall(host, upWeixinUser, (context, { body }, { request }) =>
    linkChatApp(context, body, readBrowser(request, publicUrl)),
  );
  if (wechat === undefined) {
    mountCall(host, answerInStandInCall, async (context, { body }, { request, reply }) => {
      const secret = takeBrowserSecret(findCookie(request, publicUrl, standInCookie.name));
      setCookie(reply, publicUrl, { ...standInCookie, value: secret });
      return { location: answerInStandIn(context, secret, body) };
    });
  }
}
