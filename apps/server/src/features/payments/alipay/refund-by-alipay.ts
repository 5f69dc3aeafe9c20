import { moneyOf, toAmount } from '@tapwright/domain/money';
import type { RefundAsked, RefundStanding } from '../payment-provider.ts';
import type { AlipayAccess } from './alipay-access.ts';
import { askGateway } from './alipay-gateway.ts';

/** It will not pay this out, however often it is asked. */
const finalRefusals: readonly string[] = [
  'ACQ.TRADE_HAS_FINISHED',
  'ACQ.TRADE_NOT_EXIST',
  'ACQ.TRADE_NOT_ALLOW_REFUND',
  'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL',
  'ACQ.REASON_TRADE_REFUND_FEE_ERR',
  'ACQ.BUYER_NOT_EXIST',
];

/** Under the same number it is paid once; what was given up here is looked at and never asked for again. */
export async function refundByAlipay(access: AlipayAccess, asked: RefundAsked): Promise<RefundStanding> {
  const { reference, amount, currency, paymentId, state } = asked;
  const id = reference.replaceAll('-', '_');
  if (state !== 'approved') return { id, state };
  const named = { trade_no: paymentId, out_request_no: id };
  const isPaid = async () => {
    const found = await askGateway(access, 'alipay.trade.fastpay.refund.query', named);
    return found.code === '10000' && found.refund_status === 'REFUND_SUCCESS';
  };
  const wanted = { ...named, refund_amount: toAmount(moneyOf(amount, currency)) };
  const { code, sub_code: detail, ...answer } = await askGateway(access, 'alipay.trade.refund', wanted);
  if (code === '10000' && answer.fund_change === 'Y') return { id, state: 'paid' };
  // No money moved this time: because it had moved before, or not at all.
  if (await isPaid()) return { id, state: 'paid' };
  return { id, state: finalRefusals.includes(detail ?? '') ? 'failed' : 'pending' };
}
