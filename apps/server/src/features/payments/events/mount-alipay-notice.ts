import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { CallHost } from '../../../platform/http/call-host.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type AlipayAccess, noticePath, returnPath } from '../alipay/alipay-access.ts';
import { readBeijingTime } from '../alipay/beijing-time.ts';
import { isSigned, type Params, readParams, textOf } from '../alipay/rsa2.ts';
import { type About, keepEvent } from './keep-event.ts';

/** What tells Alipay that it need not say it again: these seven letters. */
const taken = 'success';
const refused = 'fail';

export async function mountAlipayNotice({ http, deps }: CallHost, access: AlipayAccess): Promise<void> {
  await http.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body));
    scope.post(noticePath, (request, reply) => takeNotice(deps, access, request, reply));
    scope.get(returnPath, (request, reply) => reply.redirect(pageOf(request.query), 303));
    done();
  });
}

async function takeNotice(deps: Deps, access: AlipayAccess, request: FastifyRequest, reply: FastifyReply) {
  const notice = await readNotice(access, request.body);
  void reply.type('text/plain; charset=utf-8');
  if (notice === undefined) {
    deps.log.warn({ address: request.ip }, 'a notice of a payment was not signed as it should be');
    return reply.status(400).send(refused);
  }
  const now = deps.clock.now();
  const { notify_id: eventId, notify_time: time, trade_status: kind, out_trade_no: objectId } = notice;
  const madeAt = readBeijingTime(time) ?? now;
  const event = { provider: 'alipay', eventId, kind, objectId, madeAt, receivedAt: now } as const;
  await keepEvent(deps, { ...event, body: JSON.stringify(notice) }, aboutOf(notice));
  return reply.send(taken);
}

const noticeShape = z.looseObject({
  notify_id: z.string().check(z.minLength(1)),
  notify_time: z.string(),
  out_trade_no: z.string().check(z.minLength(1)),
  trade_status: z.string(),
  out_biz_no: z.optional(z.string()),
});

type Notice = z.infer<typeof noticeShape>;

/** Whose it is counts as much as who signed it: one account of Alipay may have several apps. */
async function readNotice(access: AlipayAccess, body: unknown): Promise<Notice | undefined> {
  const params = typeof body === 'string' ? readParams(body) : undefined;
  const { theirs } = await access.keys();
  if (params === undefined || !isSignedBy(params, (text, sign) => isSigned(text, sign, theirs)))
    return undefined;
  if (params['app_id'] !== access.appId || params['seller_id'] !== access.sellerId) return undefined;
  const read = z.safeParse(noticeShape, params);
  return read.success ? read.data : undefined;
}

function isSignedBy(params: Params, judge: (text: string, sign: string) => boolean): boolean {
  const { sign = '', sign_type: way, ...rest } = params;
  return way === 'RSA2' && judge(textOf(rest), sign);
}

/** Money that goes back names its own number; the payment stands as it stood. */
const aboutOf = ({ out_trade_no: id, out_biz_no: refund }: Notice): About =>
  refund === undefined ? { what: 'payment', id } : { what: 'refund', id: refund };

const returned = z.looseObject({
  team: z.string().check(z.regex(/^\d{1,15}$/)),
  recharge: z.string().check(z.regex(/^\d{1,15}$/)),
});

/** Back to the page that asks how the payment stands; what Alipay writes behind the address says nothing to us. */
function pageOf(query: unknown): string {
  const read = z.safeParse(returned, query);
  if (!read.success) return '/#/finance/index';
  const { team, recharge } = read.data;
  return `/#/finance/recharge?${new URLSearchParams({ team, recharge }).toString()}`;
}
