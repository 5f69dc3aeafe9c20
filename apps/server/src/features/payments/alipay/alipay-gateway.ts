import type { AlipayAccess } from './alipay-access.ts';
import { writeBeijingTime } from './beijing-time.ts';
import { type AlipayAnswer, readSignedAnswer } from './read-signed-answer.ts';
import { type Params, signParams } from './rsa2.ts';

const timeoutMs = 8_000;

type Asked = { method: string; content: object; more?: Params };

/** The address of a page of Alipay: what is wanted stands in it, signed, and nobody has to be asked first. */
export async function writePageUrl(access: AlipayAccess, asked: Asked): Promise<string> {
  const url = new URL(access.cashier);
  url.search = new URLSearchParams(await sign(access, asked)).toString();
  return url.href;
}

/** What Alipay answers, signed; that it says no is an answer. */
export async function askGateway(
  access: AlipayAccess,
  method: string,
  content: object,
): Promise<AlipayAnswer> {
  const { biz_content: body = '', ...named } = await sign(access, { method, content });
  const url = new URL(access.gateway());
  url.search = new URLSearchParams(named).toString();
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ biz_content: body }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`Alipay answered with status ${response.status}.`);
  const { theirs } = await access.keys();
  return readSignedAnswer(await response.text(), method, theirs);
}

async function sign(access: AlipayAccess, { method, content, more = {} }: Asked): Promise<Params> {
  const { own } = await access.keys();
  const params = {
    app_id: access.appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: writeBeijingTime(access.now()),
    version: '1.0',
    ...more,
    biz_content: JSON.stringify(content),
  };
  return signParams(params, own);
}
