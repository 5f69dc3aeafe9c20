import { randomBytes } from 'node:crypto';
import {
  answerInStandIn,
  answerScan,
  findScan,
  getWechatLoginQrcode,
  getWechatLoginResult,
} from '@tapwright/contracts/chat-app';
import * as z from 'zod/mini';
import { readAnswer } from '../../../testing/test-app.ts';

type Sent = { token?: string; body?: unknown; accept?: string };

export const makeLoginUuid = () => randomBytes(16).toString('hex');

/** A browser with its cookies: the one at the desk, or the one on the phone. */
export function createBrowser(origin: string) {
  const cookies = new Map<string, string>();

  const fetchAs = async (pathAndQuery: string, { token, body, accept = 'application/json' }: Sent = {}) => {
    const response = await fetch(new URL(pathAndQuery, origin), {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        accept,
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(token === undefined ? {} : { authorization: token }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const call = async (pathAndQuery: string, sent?: Sent) => readAnswer(await fetchAs(pathAndQuery, sent));
  const askForQrCode = (uuid: string, { type = '1', ...sent }: { type?: string; token?: string } = {}) => {
    const query = new URLSearchParams({ type, wechatLoginUuid: uuid }).toString();
    return call(`${getWechatLoginQrcode.path}?${query}`, sent);
  };

  return {
    cookies,
    fetchAs,
    call,
    askForQrCode,
    /** What is drawn, and what it is asked about with. */
    showQrCode: async (asked?: { type?: string; token?: string }) => {
      const uuid = makeLoginUuid();
      const { data } = await askForQrCode(uuid, asked);
      return { uuid, ...z.parse(getWechatLoginQrcode.answer, data) };
    },
    askForResult: (uuid: string, token?: string) =>
      call(`${getWechatLoginResult.path}?wechatLoginUuid=${uuid}`, token === undefined ? {} : { token }),
    /** Through the stand-in to where it leads, as an address of ours. */
    passStandIn: async (qrCode: { redirect_uri: string; state: string }, isAllowed = true) => {
      const { redirect_uri, state } = qrCode;
      const { data } = await call(answerInStandIn.path, { body: { redirect_uri, state, isAllowed } });
      const { pathname, search } = new URL(z.parse(answerInStandIn.answer, data).location);
      return pathname + search;
    },
    findScan: () => call(findScan.path),
    answerScan: (isApproved: boolean) => call(answerScan.path, { body: { isApproved } }),
  };
}

export type Browser = ReturnType<typeof createBrowser>;

/** Scans, allows and approves. */
export async function approveOn(phone: Browser, qrCode: { redirect_uri: string; state: string }) {
  await phone.call(await phone.passStandIn(qrCode));
  await phone.answerScan(true);
}
