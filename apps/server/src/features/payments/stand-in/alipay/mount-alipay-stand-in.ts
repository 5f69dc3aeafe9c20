import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallHost } from '../../../../platform/http/call-host.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { AlipayAccess } from '../../alipay/alipay-access.ts';
import { readBeijingTime } from '../../alipay/beijing-time.ts';
import { isSigned, type Params, readParams, signText, textOf } from '../../alipay/rsa2.ts';
import { answerGateway, openPlayedTrade } from './answer-gateway.ts';
import { gatewayPath } from './played-alipay-access.ts';
import { type PlayedKeys, playedKeys } from './played-keys.ts';

/** How far a clock of somebody who asks may be from Alipay's. */
const maxSkewMs = 15 * 60_000;

type Played = { deps: Deps; access: AlipayAccess; keys: () => Promise<PlayedKeys> };

/** As much of Alipay's gateway as is asked of it for us: it reads what is signed by our app, and signs what it answers. */
export async function mountAlipayStandIn({ http, deps }: CallHost, access: AlipayAccess): Promise<void> {
  const played = { deps, access, keys: playedKeys(deps) };
  await http.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) => parsed(null, body),
    );
    scope.get(gatewayPath, (request, reply) => openPage(played, request, reply));
    scope.post(gatewayPath, (request, reply) => answer(played, request, reply));
    done();
  });
}

/** In the query and in the form, which together are one request. */
function paramsOf({ url, body }: FastifyRequest): Params {
  const query = url.split('?')[1] ?? '';
  return readParams([query, typeof body === 'string' ? body : ''].filter(Boolean).join('&')) ?? {};
}

async function openPage(played: Played, request: FastifyRequest, reply: FastifyReply) {
  const params = paramsOf(request);
  const fault = await findFault(played, params);
  const name =
    fault === undefined && params['method'] === 'alipay.trade.page.pay'
      ? await openPlayedTrade(played.deps, params)
      : undefined;
  if (name === undefined) return reply.status(400).send(fault ?? refusal('40004', 'ACQ.INVALID_PARAMETER'));
  return reply.redirect(`/#/payment/stand-in?session=${encodeURIComponent(name)}`, 303);
}

async function answer(played: Played, request: FastifyRequest, reply: FastifyReply) {
  const params = paramsOf(request);
  const fault = (await findFault(played, params)) ?? findLate(played, params);
  const said = fault ?? (await answerGateway(played.deps, played.access, params));
  const name = `${(params['method'] ?? 'error').replaceAll('.', '_')}_response`;
  // A slash is written with one before it, which a signature over another writing would not bear.
  const text = JSON.stringify(said).replaceAll('/', String.raw`\/`);
  const { signing } = await played.keys();
  void reply.type('text/html;charset=utf-8');
  return reply.send(`{"${name}":${text},"sign":"${signText(text, signing)}"}`);
}

async function findFault({ access, keys }: Played, params: Params) {
  const { sign = '', ...rest } = params;
  if (params['app_id'] !== access.appId) return refusal('40002', 'isv.invalid-app-id');
  const { own } = await keys();
  if (params['sign_type'] !== 'RSA2' || !isSigned(textOf(rest), sign, own))
    return refusal('40002', 'isv.invalid-signature');
  return undefined;
}

function findLate({ deps }: Played, params: Params) {
  const at = readBeijingTime(params['timestamp'] ?? '')?.getTime() ?? 0;
  const isNear = Math.abs(deps.clock.now().getTime() - at) < maxSkewMs;
  return isNear ? undefined : refusal('40002', 'isv.invalid-timestamp');
}

const refusal = (code: string, detail: string) => ({
  code,
  msg: 'Invalid Arguments',
  sub_code: detail,
  sub_msg: detail,
});
