import type { FastifyReply, FastifyRequest } from 'fastify';
import { setCookie } from '../../../platform/http/requests/cookies.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { phoneCookie } from '../providers/wechat-cookies.ts';

const approvalPage = '/#/wechat/confirm';

/** A phone's browser goes on to the page that asks, which says by itself when there is nothing to approve. */
export async function leadToApproval(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: URL,
  takeCode: () => Promise<string>,
): Promise<null> {
  const isPage = request.headers.accept?.includes('text/html') === true;
  try {
    setCookie(reply, publicUrl, { ...phoneCookie, value: await takeCode() });
  } catch (error) {
    // What was scanned before is not what this person was just asked.
    setCookie(reply, publicUrl, { ...phoneCookie, value: '', maxAgeSeconds: 0 });
    if (!isPage || !(error instanceof Refusal)) throw error;
  }
  if (isPage) reply.redirect(approvalPage);
  return null;
}
