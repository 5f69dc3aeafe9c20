import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import type { Deps } from '../../../../platform/deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { systemWrite } from '../../../writes/index.ts';
import type { AlipayAccess } from '../../alipay/alipay-access.ts';
import { readBeijingTime } from '../../alipay/beijing-time.ts';
import type { Params } from '../../alipay/rsa2.ts';
import { findStandIn, findTradeName, insertStandIn, lockStandIn, updateStandIn } from '../stand-in-store.ts';
import {
  playedTrade,
  type PlayedTrade,
  readYuan,
  statusOf,
  sumRefunds,
  tradeAt,
  writeYuan,
} from './played-trade.ts';
import { tellTwice } from './tell-of-trade.ts';

/** Alipay will not give this one back. */
const failingAmount = 666;

const wanted = z.object({
  out_trade_no: z.string().check(z.regex(/^\w{1,64}$/)),
  product_code: z.literal('FAST_INSTANT_TRADE_PAY'),
  total_amount: z.string(),
  subject: z.string().check(z.minLength(1), z.maxLength(256), z.regex(/^[^/=&]+$/)),
  time_expire: z.string(),
});

/** There is a trade as soon as somebody is on its page; undefined: none can be. */
export async function openPlayedTrade(deps: Deps, params: Params): Promise<string | undefined> {
  const read = z.safeParse(wanted, readContent(params));
  if (!read.success) return undefined;
  const { out_trade_no: name, total_amount: total, subject, time_expire: end } = read.data;
  const [amount, endsAt] = [readYuan(total), readBeijingTime(end)];
  const { notify_url: notifyUrl, return_url: returnUrl } = params;
  if (amount === undefined || endsAt === undefined || !notifyUrl || !returnUrl) return undefined;
  const now = deps.clock.now();
  const trade: PlayedTrade = {
    name,
    tradeNo: `${now.toISOString().slice(0, 10).replaceAll('-', '')}22001${drawDigits(15)}`,
    subject,
    amount,
    state: 'open',
    isDeclined: false,
    endsAt: endsAt.getTime(),
    notifyUrl,
    returnUrl,
    refunds: {},
  };
  await systemWrite(deps, 'a played provider', async ({ tx }) =>
    endsAt > now ? insertStandIn(tx, { kind: 'trade', id: name, madeAt: now, data: trade }) : false,
  );
  const made = await findStandIn(deps.database.write, { kind: 'trade', id: name }, playedTrade);
  return made?.amount === amount ? name : undefined;
}

const drawDigits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

const asked = z.object({
  out_trade_no: z.optional(z.string()),
  trade_no: z.optional(z.string()),
  refund_amount: z.optional(z.string()),
  out_request_no: z.optional(z.string()),
});
type Asked = z.infer<typeof asked>;

type Step = {
  tx: Transaction;
  trade: PlayedTrade;
  asked: Asked;
  save: (trade: PlayedTrade) => Promise<void>;
};
type Said = Record<string, string>;

export async function answerGateway(deps: Deps, access: AlipayAccess, params: Params): Promise<Said> {
  const steps: Record<string, (step: Step) => Promise<Said>> = {
    'alipay.trade.query': async ({ trade }) => ({ ...named(trade), ...standing(trade) }),
    'alipay.trade.close': close,
    'alipay.trade.refund': refund,
    'alipay.trade.fastpay.refund.query': async ({ trade, asked: { out_request_no: number = '' } }) => {
      const amount = trade.refunds[number];
      return amount === undefined
        ? named(trade)
        : {
            ...named(trade),
            out_request_no: number,
            refund_amount: writeYuan(amount),
            refund_status: 'REFUND_SUCCESS',
          };
    },
  };
  const take = steps[params['method'] ?? ''];
  const read = z.safeParse(asked, readContent(params));
  if (take === undefined || !read.success) return no('ACQ.INVALID_PARAMETER');
  const { said, trade, isTold } = await systemWrite(deps, 'a played provider', async ({ tx }) =>
    takeStep(tx, deps.clock.now(), read.data, take),
  );
  if (isTold && trade !== undefined) tellTwice(deps, access, trade, read.data.out_request_no);
  return said;
}

async function takeStep(tx: Transaction, now: Date, data: Asked, take: (step: Step) => Promise<Said>) {
  const id = data.out_trade_no ?? (await findTradeName(tx, data.trade_no ?? ''));
  const key = { kind: 'trade', id } as const;
  await lockStandIn(tx, key);
  const stored = await findStandIn(tx, key, playedTrade);
  if (stored === undefined) return { said: no('ACQ.TRADE_NOT_EXIST'), trade: stored, isTold: false };
  let trade = tradeAt(stored, now);
  const save = async (next: PlayedTrade) => {
    trade = tradeAt(next, now);
    await updateStandIn(tx, key, trade);
  };
  const said = await take({ tx, trade, asked: data, save });
  return { said, trade, isTold: said['fund_change'] === 'Y' };
}

async function close({ trade, save }: Step): Promise<Said> {
  if (trade.state !== 'open')
    return no(trade.state === 'closed' ? 'ACQ.TRADE_HAS_CLOSE' : 'ACQ.TRADE_HAS_SUCCESS');
  await save({ ...trade, state: 'closed' });
  return named(trade);
}

async function refund({ trade, asked: { refund_amount: text = '', out_request_no: number }, save }: Step) {
  const amount = readYuan(text);
  if (amount === undefined || number === undefined) return no('ACQ.INVALID_PARAMETER');
  const before = trade.refunds[number];
  if (before !== undefined)
    return before === amount
      ? { ...named(trade), fund_change: 'N', refund_fee: writeYuan(sumRefunds(trade)) }
      : no('ACQ.DISCORDANT_REPEAT_REQUEST');
  if (trade.state === 'finished' || amount === failingAmount) return no('ACQ.TRADE_HAS_FINISHED');
  if (trade.state !== 'paid') return no('ACQ.TRADE_STATUS_ERROR');
  const sum = sumRefunds(trade) + amount;
  if (sum > trade.amount) return no('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
  await save({ ...trade, refunds: { ...trade.refunds, [number]: amount } });
  return { ...named(trade), fund_change: 'Y', refund_fee: writeYuan(sum) };
}

const named = ({ name, tradeNo }: PlayedTrade): Said => ({
  code: '10000',
  msg: 'Success',
  out_trade_no: name,
  trade_no: tradeNo,
});

const standing = (trade: PlayedTrade): Said => ({
  trade_status: statusOf(trade),
  total_amount: writeYuan(trade.amount),
  buyer_logon_id: '138******00',
});

const no = (detail: string): Said => ({
  code: '40004',
  msg: 'Business Failed',
  sub_code: detail,
  sub_msg: detail,
});

function readContent({ biz_content: content = '' }: Params): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
