import { randomBytes } from 'node:crypto';
import type { Deps } from '../../../../platform/deps.ts';
import type { AlipayAccess } from '../../alipay/alipay-access.ts';
import { writeBeijingTime } from '../../alipay/beijing-time.ts';
import { type Params, signText, textOf } from '../../alipay/rsa2.ts';
import { playedKeys } from './played-keys.ts';
import { type PlayedTrade, statusOf, sumRefunds, writeYuan } from './played-trade.ts';

type Named = Pick<AlipayAccess, 'appId' | 'sellerId'>;

/** As Alipay tells of a trade, or of a part of it that went back. */
export function writeNotice(
  { appId, sellerId }: Named,
  trade: PlayedTrade,
  { now, refund }: { now: Date; refund?: string | undefined },
): Params {
  const amount = writeYuan(trade.amount);
  const time = writeBeijingTime(now);
  const back: Params =
    refund === undefined
      ? {}
      : { out_biz_no: refund, refund_fee: writeYuan(sumRefunds(trade)), gmt_refund: `${time}.123` };
  return {
    notify_time: time,
    notify_type: 'trade_status_sync',
    notify_id: randomBytes(17).toString('hex'),
    app_id: appId,
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
    trade_no: trade.tradeNo,
    out_trade_no: trade.name,
    seller_id: sellerId,
    trade_status: statusOf(trade),
    total_amount: amount,
    receipt_amount: amount,
    buyer_pay_amount: amount,
    subject: trade.subject,
    gmt_create: time,
    gmt_payment: time,
    fund_bill_list: `[{"amount":"${amount}","fundChannel":"ALIPAYACCOUNT"}]`,
    ...back,
  };
}

/** Signed as a notice is: without the name of the way of signing. */
export async function signNotice(deps: Deps, { sign_type: way = 'RSA2', ...notice }: Params) {
  const { signing } = await playedKeys(deps)();
  return new URLSearchParams({ ...notice, sign_type: way, sign: signText(textOf(notice), signing) });
}

/** Twice, as may happen at Alipay. */
export function tellTwice(deps: Deps, access: Named, trade: PlayedTrade, refund?: string): void {
  const notice = writeNotice(access, trade, { now: deps.clock.now(), refund });
  for (const _time of [1, 2])
    void deliver(deps, trade.notifyUrl, notice).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'a notice of the played provider did not arrive'),
    );
}

async function deliver(deps: Deps, url: string, notice: Params): Promise<void> {
  await fetch(url, { method: 'POST', body: await signNotice(deps, notice), redirect: 'error' });
}
