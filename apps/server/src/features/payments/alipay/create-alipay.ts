import { fromAppleMoney, moneyOf, toAmount } from '@tapwright/domain/money';
import {
  type Payable,
  type PaymentProvider,
  type PaymentStanding,
  ProviderSilent,
} from '../payment-provider.ts';
import { type AlipayAccess, returnPath } from './alipay-access.ts';
import { askGateway, writePageUrl } from './alipay-gateway.ts';
import { refundByAlipay } from './refund-by-alipay.ts';
import { writeBeijingTime } from './beijing-time.ts';
import type { AlipayAnswer } from './read-signed-answer.ts';

const maxSubject = 200;

/** Alipay of mainland China, for RMB. A trade is named by the reference of its recharge, so opening it twice is one trade. */
export function createAlipay(access: AlipayAccess): PaymentProvider {
  const reach = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      throw new ProviderSilent('alipay', error);
    }
  };
  return {
    name: 'alipay',
    isStandIn: access.isStandIn,
    open: (payable) => reach(() => openTrade(access, payable)),
    ask: (tradeName) => reach(() => askTrade(access, tradeName)),
    close: (tradeName) => reach(() => closeTrade(access, tradeName)),
    // It stands in no answer, only in the bill of a day.
    askFee: () => Promise.resolve(undefined),
    refund: (asked) => reach(() => refundByAlipay(access, asked)),
    // Who pays there cannot have it taken back by a bank.
    askDispute: undefined,
  };
}

/** Letters, digits and underscores are all that a name of a trade may have. */
const nameOf = (reference: string) => reference.replaceAll('-', '_');
const referenceOf = (tradeName: string) => tradeName.replaceAll('_', '-');

async function openTrade(access: AlipayAccess, payable: Payable) {
  const { reference, amount, currency, what, endsAt, returnUrl } = payable;
  if (currency !== 'CNY') throw new Error(`Alipay takes no ${currency}.`);
  const sessionId = nameOf(reference);
  const content = {
    out_trade_no: sessionId,
    product_code: 'FAST_INSTANT_TRADE_PAY',
    total_amount: toAmount(moneyOf(amount, currency)),
    subject: writeSubject(`${what} ${reference}`),
    time_expire: writeBeijingTime(endsAt),
  };
  const more = { notify_url: access.noticeUrl(), return_url: withoutFragment(returnUrl) };
  return { sessionId, url: await writePageUrl(access, { method: 'alipay.trade.page.pay', content, more }) };
}

/** Alipay refuses a subject with some signs, and a team may be called anything. */
const writeSubject = (text: string) =>
  Array.from(text.replaceAll(/[/=&\p{Cc}]+/gu, ' '))
    .slice(-maxSubject)
    .join('');

/** Alipay writes its own parameters behind an address, which none with a fragment would bear. */
function withoutFragment(address: string): string {
  const { origin, hash } = new URL(address);
  return `${origin}${returnPath}?${hash.split('?')[1] ?? ''}`;
}

async function askTrade(access: AlipayAccess, tradeName: string): Promise<PaymentStanding> {
  const answer = await askGateway(access, 'alipay.trade.query', { out_trade_no: tradeName });
  // Until somebody signs in on its page there is no trade.
  if (answer.sub_code === 'ACQ.TRADE_NOT_EXIST') return { state: 'open' };
  if (answer.code !== '10000' || answer.out_trade_no !== tradeName) throw unexpected(answer);
  switch (answer.trade_status) {
    case 'WAIT_BUYER_PAY':
      return { state: 'open' };
    // Unpaid in time, or paid and given back in all.
    case 'TRADE_CLOSED':
      return { state: 'ended' };
    // Finished is paid, too, and can no longer be given back.
    case 'TRADE_SUCCESS':
    case 'TRADE_FINISHED':
      return { state: 'paid', ...paymentOf(answer, tradeName) };
    default:
      throw unexpected(answer);
  }
}

function paymentOf(answer: AlipayAnswer, tradeName: string) {
  const { trade_no: paymentId, total_amount: total, trans_currency: currency = 'CNY' } = answer;
  if (paymentId === undefined || total === undefined) throw unexpected(answer);
  const amount = fromAppleMoney({ amount: total, currency }).minor;
  return { paymentId, reference: referenceOf(tradeName), amount, currency };
}

/** Of one that was paid in that very moment Alipay refuses it, and is asked again. */
async function closeTrade(access: AlipayAccess, tradeName: string): Promise<PaymentStanding> {
  const { code, sub_code: detail } = await askGateway(access, 'alipay.trade.close', {
    out_trade_no: tradeName,
  });
  if (code === '10000' || detail === 'ACQ.TRADE_NOT_EXIST') return { state: 'ended' };
  return askTrade(access, tradeName);
}

const unexpected = ({ code, sub_code: detail, trade_status: status }: AlipayAnswer) =>
  new Error(`Alipay answered ${[code, detail, status].filter(Boolean).join(' ')}.`);
