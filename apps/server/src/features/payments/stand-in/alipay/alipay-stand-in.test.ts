import { AlipaySdk } from 'alipay-sdk';
import { expect, test } from 'vitest';
import { startTeamServer } from '../../../teams/testing/team-server.ts';
import { writeBeijingTime } from '../../alipay/beijing-time.ts';
import { writePageUrl } from '../../alipay/alipay-gateway.ts';
import { createPayments } from '../../payments.ts';
import { signNotice, writeNotice } from './tell-of-trade.ts';
import { playedTrade } from './played-trade.ts';
import { findStandIn } from '../stand-in-store.ts';

async function start() {
  const server = await startTeamServer();
  const { deps, origin } = server;
  const { alipay } = createPayments(deps, () => new URL(origin));
  if (alipay === undefined) throw new Error('With the sandbox Alipay is played.');
  const { own, theirs } = await alipay.keys();
  const sdk = new AlipaySdk({
    appId: alipay.appId,
    privateKey: own.export({ type: 'pkcs1', format: 'pem' }),
    alipayPublicKey: theirs.export({ type: 'spki', format: 'pem' }),
    gateway: alipay.gateway().href,
  });
  const timestamp = () => writeBeijingTime(deps.clock.now());
  const exec = (method: string, bizContent: object) =>
    sdk.exec(method, { timestamp: timestamp(), bizContent }, { validateSign: true });
  const content = (name: string, more: object = {}) => ({
    out_trade_no: name,
    product_code: 'FAST_INSTANT_TRADE_PAY',
    total_amount: '25.00',
    subject: 'Recharge 100% of North',
    time_expire: writeBeijingTime(new Date(deps.clock.now().getTime() + 3_600_000)),
    ...more,
  });
  const openPage = async (url: string) => {
    const { pathname, search } = new URL(url);
    return (await fetch(`${origin}${pathname}${search}`, { redirect: 'manual' })).status;
  };
  return { ...server, alipay, sdk, exec, content, timestamp, openPage };
}

test('the official library opens, asks, gives back and closes as it does at Alipay', async () => {
  const { sdk, exec, content, timestamp, openPage, deps } = await start();
  const more = { notifyUrl: 'https://a.example/n', returnUrl: 'https://a.example/r', timestamp: timestamp() };
  const page = (bizContent: object) =>
    sdk.pageExecute('alipay.trade.page.pay', 'GET', { ...more, bizContent });
  expect(await exec('alipay.trade.query', { out_trade_no: 'ONE' })).toMatchObject({
    code: '40004',
    subCode: 'ACQ.TRADE_NOT_EXIST',
  });
  expect(await openPage(page(content('ONE')))).toBe(303);
  expect(await exec('alipay.trade.query', { out_trade_no: 'ONE' })).toMatchObject({
    code: '10000',
    tradeStatus: 'WAIT_BUYER_PAY',
    totalAmount: '25.00',
  });
  // The same name for another sum is another trade, which it is not.
  expect(await openPage(page(content('ONE', { total_amount: '26.00' })))).toBe(400);
  expect(
    await exec('alipay.trade.refund', { out_trade_no: 'ONE', refund_amount: '1', out_request_no: 'R' }),
  ).toMatchObject({ subCode: 'ACQ.TRADE_STATUS_ERROR' });
  expect(await exec('alipay.trade.close', { out_trade_no: 'ONE' })).toMatchObject({ code: '10000' });
  expect(await exec('alipay.trade.close', { out_trade_no: 'ONE' })).toMatchObject({
    subCode: 'ACQ.TRADE_HAS_CLOSE',
  });

  expect(await openPage(page(content('TWO')))).toBe(303);
  const { write } = deps.database;
  const trade = await findStandIn(write, { kind: 'trade', id: 'TWO' }, playedTrade);
  await write
    .updateTable('paymentStandIns')
    .set({ data: JSON.stringify({ ...trade, state: 'paid' }) })
    .where('id', '=', 'TWO')
    .execute();
  expect(await exec('alipay.trade.close', { out_trade_no: 'TWO' })).toMatchObject({
    subCode: 'ACQ.TRADE_HAS_SUCCESS',
  });
  const back = { trade_no: trade?.tradeNo, refund_amount: '10.00', out_request_no: 'R1' };
  expect(await exec('alipay.trade.refund', back)).toMatchObject({ fundChange: 'Y', refundFee: '10.00' });
  expect(await exec('alipay.trade.refund', back)).toMatchObject({ fundChange: 'N', refundFee: '10.00' });
  expect(await exec('alipay.trade.refund', { ...back, refund_amount: '11.00' })).toMatchObject({
    subCode: 'ACQ.DISCORDANT_REPEAT_REQUEST',
  });
  expect(
    await exec('alipay.trade.refund', { ...back, refund_amount: '15.01', out_request_no: 'R2' }),
  ).toMatchObject({
    subCode: 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL',
  });
  const asked = { trade_no: trade?.tradeNo, out_request_no: 'R1' };
  expect(await exec('alipay.trade.fastpay.refund.query', asked)).toMatchObject({
    refundStatus: 'REFUND_SUCCESS',
  });
  const none = await exec('alipay.trade.fastpay.refund.query', { ...asked, out_request_no: 'R2' });
  expect([none['code'], none['refundStatus']]).toEqual(['10000', undefined]);
});

test('a request of another app, another key, another time or about nothing is refused, signed', async () => {
  const { sdk, exec, content, openPage, timestamp, alipay } = await start();
  const late = sdk.exec(
    'alipay.trade.query',
    { timestamp: '2020-01-01 00:00:00', bizContent: { out_trade_no: 'ONE' } },
    { validateSign: true },
  );
  expect(await late).toMatchObject({ subCode: 'isv.invalid-timestamp' });
  expect(await exec('alipay.trade.unknown', {})).toMatchObject({ subCode: 'ACQ.INVALID_PARAMETER' });
  const more = { notify_url: 'https://a.example/n', return_url: 'https://a.example/r' };
  const url = await writePageUrl(alipay, { method: 'alipay.trade.page.pay', content: content('ONE'), more });
  const changed = new URL(url);
  changed.searchParams.set('return_url', 'https://b.example/r');
  expect(await openPage(changed.href)).toBe(400);
  const other = await writePageUrl(
    { ...alipay, appId: '9021000000000002' },
    {
      method: 'alipay.trade.page.pay',
      content: content('ONE'),
      more,
    },
  );
  expect(await openPage(other)).toBe(400);
  for (const wrong of [
    { subject: 'a=b' },
    { total_amount: '0.00' },
    { out_trade_no: 'TW-1' },
    { time_expire: 'soon' },
  ]) {
    const page = { method: 'alipay.trade.page.pay', content: content('ONE', wrong), more };
    expect(await openPage(await writePageUrl(alipay, page))).toBe(400);
  }
  expect(timestamp()).toMatch(/^\d{4}-/);
  expect(await openPage(url)).toBe(303);
});

test('its notices are what the official library takes for Alipay’s', async () => {
  const { sdk, alipay, deps } = await start();
  const trade = {
    name: 'ONE',
    tradeNo: '2026',
    subject: '充值 100% & more = less',
    amount: 2_500,
    state: 'paid',
    isDeclined: false,
    endsAt: 0,
    notifyUrl: '',
    returnUrl: '',
    refunds: { R1: 1_000 },
  } as const;
  for (const refund of [undefined, 'R1']) {
    const form = await signNotice(deps, writeNotice(alipay, trade, { now: deps.clock.now(), refund }));
    const notice = Object.fromEntries(form);
    expect(sdk.checkNotifySignV2(notice)).toBe(true);
    expect(sdk.checkNotifySignV2({ ...notice, total_amount: '1.00' })).toBe(false);
  }
});
