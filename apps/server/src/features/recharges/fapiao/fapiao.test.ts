import { codes } from '@tapwright/contracts/codes';
import * as calls from '@tapwright/contracts/fapiao';
import * as refunds from '@tapwright/contracts/refunds';
import { findTeamOperations } from '@tapwright/contracts/operation-log';
import { uploadProof } from '@tapwright/contracts/recharges';
import { addTeam } from '@tapwright/contracts/teams';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { runTransaction } from '../../../platform/db/run-transaction.ts';
import { readAnswer } from '../../../testing/test-app.ts';
import { beginRefund, bookRecharge } from '../../ledger/index.ts';
import { insertRecharge, lockRecharge } from '../recharges-store.ts';
import { creditWithReceipt } from '../receipts/credit-with-receipt.ts';
import { type Somebody, startTeamServer } from '../../teams/testing/team-server.ts';

const asked = {
  kind: 'special' as const,
  title: '岚木网络有限公司',
  taxNumber: '91350100M000100Y43',
  note: '',
};
const number = '24312000000000000017';

/** A team of RMB that recharged 1,000.00. */
async function start() {
  const server = await startTeamServer();
  const { deps, ask, codeOf, send, makePerson, origin } = server;
  const { write } = deps.database;
  const owner = await makePerson();
  const make = async (who: Somebody, currencyType: 'RMB' | 'USD', teamName: string) =>
    (await ask(who, addTeam, { body: { teamName, currencyType } })).teamId;
  const teamId = await make(owner, 'RMB', 'Lanmu');
  const finance = await server.makeMember(owner, teamId, 'finance');
  const reader = await server.makeMember(owner, teamId, 'readOnly');
  const at = new Date();
  const book = { teamId, currency: 'CNY', at } as const;
  await runTransaction(deps.database, (tx) =>
    bookRecharge(tx, { ...book, from: 'funding', amount: 100_000, key: 'one' }),
  );
  const refund = (amount: number) =>
    runTransaction(deps.database, (tx) => beginRefund(tx, { ...book, refundId: 'RF1', amount }));
  const hire = async (person: Somebody) => {
    const { userId } = person;
    await write.updateTable('users').set({ isStaff: true }).where('userId', '=', userId).execute();
    const passed = { secondFactorAt: new Date() };
    await write.updateTable('sessions').set(passed).where('userId', '=', userId).execute();
    return person;
  };
  const noor = await hire(await makePerson());
  const request = (amount: number, who = finance) =>
    codeOf(who, calls.askFapiao, { body: { teamId, ...asked, amount } });
  const fieldsOf = async (changed: object) => {
    const body = { teamId, ...asked, amount: 100, ...changed };
    const { data } = await send(finance, calls.askFapiao, { body });
    return Object.keys(z.parse(z.object({ fields: z.record(z.string(), z.string()) }), data).fields);
  };
  const read = async (who = owner) => ask(who, calls.findFapiao, { query: { teamId } });
  const newest = async () => ({ teamId, fapiaoId: (await read()).list[0]?.fapiaoId ?? 0 });
  const upload = async (content: string, who = noor) => {
    const body = new FormData();
    body.append(uploadProof.file, new File([content], 'fapiao.pdf'));
    const headers = { authorization: who.token };
    const sent = await fetch(`${origin}${uploadProof.path}`, { method: 'POST', headers, body });
    return z.parse(z.string(), (await readAnswer(sent)).data);
  };
  const download = async (who: Somebody, path: string, key: Record<string, number>) => {
    const search = new URLSearchParams(Object.entries(key).map(([name, id]) => [name, String(id)]));
    return fetch(`${origin}${path}?${search.toString()}`, { headers: { authorization: who.token } });
  };
  return {
    ...server,
    owner,
    finance,
    reader,
    noor,
    hire,
    make,
    teamId,
    refund,
    request,
    fieldsOf,
    read,
    newest,
    upload,
    download,
  };
}

test('a team asks for a fapiao of what it recharged, staff hand it over, and the team has its PDF', async () => {
  const server = await start();
  const { ask, codeOf, owner, finance, noor, teamId, request, read, newest, upload, download } = server;
  expect(await read()).toMatchObject({ list: [], total: 0, invoiceable: 100_000, last: null });
  expect(await request(60_000)).toBe(codes.success);
  expect(await read()).toMatchObject({
    invoiceable: 40_000,
    last: { title: asked.title },
    list: [{ state: 'requested', amount: 60_000, taxNumber: asked.taxNumber, number: null }],
  });
  const { list } = await ask(noor, calls.findQueuedFapiao, { query: {} });
  expect(list).toMatchObject([{ teamName: 'Lanmu', invoiceable: 40_000, isOwnTeam: false }]);
  const key = await newest();
  expect((await download(owner, calls.downloadFapiao.path, key)).status).toBe(404);
  const file = await upload('%PDF-1.7 one');
  const issue = { body: { ...key, number, file } };
  const both = await Promise.all([1, 2].map(() => codeOf(noor, calls.issueFapiao, issue)));
  expect(both.toSorted((one, next) => one - next)).toEqual([codes.success, codes.changedMeanwhile]);
  expect(await read()).toMatchObject({ list: [{ state: 'issued', number }] });
  const sent = await download(finance, calls.downloadFapiao.path, key);
  expect([sent.status, sent.headers.get('content-type'), await sent.text()]).toEqual([
    200,
    'application/pdf',
    '%PDF-1.7 one',
  ]);
  expect((await download(noor, calls.downloadQueuedFapiao.path, key)).status).toBe(200);
  for (const who of [owner, finance])
    expect((await server.openNotices(who)).map(({ news }) => news).join()).toContain('600.00');
  const log = await ask(owner, findTeamOperations, { query: { teamId, object: 'finance' } });
  expect(log.list.map(({ operRequParam }) => operRequParam).join()).toContain(number);
});

test('never more than was recharged, of two at once one wins, and what went back cannot be invoiced', async () => {
  const { codeOf, noor, read, newest, request, fieldsOf, refund, upload, finance } = await start();
  expect(await fieldsOf({ amount: 100_001 })).toEqual(['amount']);
  const both = await Promise.all([request(60_000), request(60_000)]);
  expect(both.toSorted((one, next) => one - next)).toEqual([codes.success, codes.badInput]);
  await refund(50_000);
  expect((await read()).invoiceable).toBe(0);
  const key = await newest();
  const file = await upload('%PDF-1.7 one');
  const issue = { body: { ...key, number, file } };
  expect(await codeOf(noor, calls.issueFapiao, issue)).toBe(codes.changedMeanwhile);
  expect(await codeOf(finance, calls.withdrawFapiao, { body: key })).toBe(codes.success);
  expect(await codeOf(finance, calls.withdrawFapiao, { body: key })).toBe(codes.changedMeanwhile);
  expect((await read()).invoiceable).toBe(50_000);
});

test('what is refused is refused with a reason that the team reads, and can be asked for again', async () => {
  const { ask, codeOf, owner, noor, read, newest, request, openNotices } = await start();
  await request(100_000);
  const key = await newest();
  expect(await codeOf(noor, calls.refuseFapiao, { body: { ...key, reason: ' ' } })).toBe(codes.badInput);
  await ask(noor, calls.refuseFapiao, { body: { ...key, reason: 'The name is not that of the number' } });
  expect(await read()).toMatchObject({
    invoiceable: 100_000,
    list: [{ state: 'refused', reason: 'The name is not that of the number' }],
  });
  expect((await openNotices(owner)).map(({ news }) => news).join()).toContain('was refused');
  expect(await request(100_000)).toBe(codes.success);
  const { list } = await ask(noor, calls.findQueuedFapiao, { query: { state: 'done' } });
  expect(list.map(({ state }) => state)).toEqual(['refused']);
});

test('staff hear of what is asked for, behind the bell and by mail', async () => {
  const { deps, noor, hire, makePerson, request, openNotices, finance } = await start();
  const rosa = await hire(await makePerson());
  const sent = vi.spyOn(deps.mail, 'send');
  expect(await request(60_000)).toBe(codes.success);
  for (const who of [noor, rosa])
    expect((await openNotices(who)).map(({ news }) => news)).toEqual([
      'Lanmu asks for a fapiao of RMB\u00a0600.00',
    ]);
  const mails = sent.mock.calls.map(([, mail]) => mail);
  expect(mails.map(({ to }) => to)).toEqual([noor.email, rosa.email]);
  expect(mails[0]?.text).toContain('/#/staff?section=fapiao');
  expect(mails[0]?.text).toContain(asked.title);
  expect((await openNotices(finance)).map(({ news }) => news).join()).not.toContain('asks for a fapiao');
});

test('staff hear by how much too much is invoiced once money goes back, and of none that is covered', async () => {
  const {
    deps,
    ask,
    codeOf,
    owner,
    finance,
    teamId,
    noor,
    hire,
    makePerson,
    request,
    newest,
    upload,
    openNotices,
  } = await start();
  const rosa = await hire(await makePerson());
  const at = new Date();
  await runTransaction(deps.database, async (tx) => {
    const made = {
      teamId,
      currency: 'CNY',
      reference: 'TW-1',
      amount: 50_000,
      madeBy: owner.userId,
      madeAt: at,
    } as const;
    const rechargeId = (await insertRecharge(tx, { ...made, way: 'alipay' })) ?? 0;
    const recharge = await lockRecharge(tx, { teamId, rechargeId });
    if (recharge === undefined) throw new Error('It was just inserted.');
    await creditWithReceipt(tx, deps.settings, recharge, { amount: 50_000, from: 'alipayClearing', at });
  });
  expect(await request(120_000)).toBe(codes.success);
  const issue = { ...(await newest()), number, file: await upload('%PDF-1.7 one', rosa) };
  await ask(rosa, calls.issueFapiao, { body: issue });
  const reason = 'The app is sold';
  const goBack = async (amount: number) => {
    await ask(rosa, refunds.proposeRefund, { body: { rechargeReference: 'TW-1', amount, reason } });
    const { list } = await ask(noor, refunds.findRefunds);
    const refundId = list.find(({ state }) => state === 'proposed')?.refundId ?? 0;
    expect(await codeOf(noor, refunds.approveRefund, { body: { teamId, refundId, reason } })).toBe(
      codes.success,
    );
  };
  const hears = async (who: Somebody) =>
    (await openNotices(who)).map(({ news }) => news).filter((news) => news.includes('too much'));
  const sent = vi.spyOn(deps.mail, 'send');
  await goBack(30_000);
  expect(await hears(rosa)).toEqual([]);
  await goBack(10_000);
  const sentence = 'Money goes back to Lanmu: RMB\u00a0100.00 are invoiced too much, and a red fapiao is due';
  expect(await hears(rosa)).toEqual([sentence]);
  for (const who of [noor, finance]) expect(await hears(who)).toEqual([]);
  const mails = sent.mock.calls.map(([, mail]) => mail).filter(({ subject }) => subject === sentence);
  expect(mails.map(({ to }) => to)).toEqual([rosa.email]);
  expect(mails[0]?.text).toContain('/#/staff?section=fapiao');
});

test('titles, numbers and files that are none are refused at their fields', async () => {
  const { codeOf, send, noor, finance, newest, request, fieldsOf, upload } = await start();
  expect(await fieldsOf({ title: ' ' })).toEqual(['title']);
  expect(await fieldsOf({ taxNumber: '91350100M000100Y44' })).toEqual(['taxNumber']);
  expect(await fieldsOf({ amount: 99 })).toEqual(['amount']);
  expect(await fieldsOf({ amount: -100 })).toEqual(['amount']);
  expect(await request(60_000)).toBe(codes.success);
  const key = await newest();
  const file = await upload('%PDF-1.7 one');
  const badly = async (changed: object) => {
    const { data } = await send(noor, calls.issueFapiao, { body: { ...key, number, file, ...changed } });
    return Object.keys(z.parse(z.object({ fields: z.record(z.string(), z.string()) }), data).fields);
  };
  expect(await badly({ number: '123' })).toEqual(['number']);
  expect(await badly({ file: `${'0'.repeat(32)}.pdf` })).toEqual(['file']);
  // Sent by somebody else.
  expect(await badly({ file: await upload('%PDF-1.7 two', finance) })).toEqual(['file']);
  expect(await codeOf(noor, calls.issueFapiao, { body: { ...key, number, file } })).toBe(codes.success);
  await request(10_000);
  const next = { ...(await newest()), number, file: await upload('%PDF-1.7 three') };
  const { data } = await send(noor, calls.issueFapiao, { body: next });
  expect(data).toMatchObject({ fields: { number: expect.any(String) } });
});

test('a red fapiao takes an issued one back in part and in all, never more, and what is still here is invoiced anew', async () => {
  const server = await start();
  const { ask, codeOf, send, noor, owner, read, newest, request, refund, upload, download, finance } = server;
  expect(await request(60_000)).toBe(codes.success);
  const blue = await newest();
  const red = async (changed: object = {}) => ({
    ...blue,
    amount: 20_000,
    number: '24312000000000000099',
    reason: 'The app is sold',
    file: await upload('%PDF-1.7 red'),
    ...changed,
  });
  expect(await codeOf(noor, calls.reverseFapiao, { body: await red() })).toBe(codes.changedMeanwhile);
  await ask(noor, calls.issueFapiao, { body: { ...blue, number, file: await upload('%PDF-1.7 one') } });
  await refund(60_000);
  const queue = async () => (await ask(noor, calls.findQueuedFapiao, { query: { state: 'done' } })).list;
  expect(await queue()).toMatchObject([{ invoiceable: -20_000, reversed: 0, reverses: null }]);
  const fieldsOf = async (changed: object) => {
    const { data } = await send(noor, calls.reverseFapiao, { body: await red(changed) });
    return Object.keys(z.parse(z.object({ fields: z.record(z.string(), z.string()) }), data).fields);
  };
  expect(await fieldsOf({ amount: 60_001 })).toEqual(['amount']);
  expect(await fieldsOf({ amount: 0 })).toEqual(['amount']);
  expect(await fieldsOf({ number })).toEqual(['number']);
  expect(await fieldsOf({ reason: ' ' })).toEqual(['reason']);
  expect(await fieldsOf({ file: `${'0'.repeat(32)}.pdf` })).toEqual(['file']);
  const wish = { body: await red() };
  const both = await Promise.all([1, 2].map(() => codeOf(noor, calls.reverseFapiao, wish)));
  expect(both.toSorted((one, next) => one - next)).toEqual([codes.success, codes.badInput]);
  expect(await read()).toMatchObject({
    total: 2,
    invoiceable: 0,
    list: [
      { state: 'issued', amount: -20_000, reverses: number, reason: 'The app is sold', reversed: 0 },
      { state: 'issued', amount: 60_000, reverses: null, reversed: 20_000 },
    ],
  });
  const redKey = await newest();
  const sent = await download(finance, calls.downloadFapiao.path, redKey);
  expect([sent.status, await sent.text()]).toEqual([200, '%PDF-1.7 red']);
  expect((await server.openNotices(owner)).map(({ news }) => news).join()).toContain('red fapiao');
  const log = await ask(owner, findTeamOperations, { query: { teamId: blue.teamId, object: 'finance' } });
  expect(log.list.map(({ operRequParam }) => operRequParam).join()).toContain('24312000000000000099');
  // Neither a red one nor more than is left of the other.
  const again = async (changed: object) =>
    codeOf(noor, calls.reverseFapiao, { body: await red({ number: '24312000000000000100', ...changed }) });
  expect(await again(redKey)).toBe(codes.changedMeanwhile);
  expect(await again({ amount: 40_001 })).toBe(codes.badInput);
  expect(await again({ amount: 40_000 })).toBe(codes.success);
  expect((await read()).invoiceable).toBe(40_000);
  expect((await queue()).map(({ amount }) => amount)).toEqual([-40_000, -20_000, 60_000]);
  expect(await request(40_000)).toBe(codes.success);
});

test('neighbours, whoever does not recharge, teams of USD and staff of the team itself are refused', async () => {
  const server = await start();
  const { codeOf, makePerson, owner, reader, teamId, newest, request, upload, download, make } = server;
  expect(await request(10_000)).toBe(codes.success);
  const key = await newest();
  const body = { teamId, ...asked, amount: 100 };
  expect(await codeOf(reader, calls.findFapiao, { query: { teamId } })).toBe(codes.notPermitted);
  expect(await codeOf(reader, calls.askFapiao, { body })).toBe(codes.readOnlyRole);
  const neighbour = await makePerson();
  const elsewhere = await make(neighbour, 'RMB', 'Neighbours');
  const theirs = { ...key, teamId: elsewhere };
  expect(await codeOf(neighbour, calls.findFapiao, { query: { teamId } })).toBe(codes.notPermitted);
  expect(await codeOf(neighbour, calls.askFapiao, { body })).toBe(codes.notPermitted);
  expect(await codeOf(neighbour, calls.withdrawFapiao, { body: theirs })).toBe(codes.notFound);
  expect((await download(neighbour, calls.downloadFapiao.path, theirs)).status).toBe(404);
  expect((await download(neighbour, calls.downloadFapiao.path, key)).status).toBe(403);
  expect(await codeOf(neighbour, calls.findQueuedFapiao)).toBe(codes.notPermitted);
  expect((await download(neighbour, calls.downloadQueuedFapiao.path, key)).status).toBe(403);
  const dollars = await make(neighbour, 'USD', 'Dollars');
  expect(await codeOf(neighbour, calls.askFapiao, { body: { ...body, teamId: dollars } })).toBe(
    codes.rechargeWayMissing,
  );
  await server.hire(owner);
  const file = await upload('%PDF-1.7 one', owner);
  expect(await codeOf(owner, calls.issueFapiao, { body: { ...key, number, file } })).toBe(codes.ownTeam);
  expect(await codeOf(owner, calls.refuseFapiao, { body: { ...key, reason: 'Mine' } })).toBe(codes.ownTeam);
  const red = { body: { ...key, number, file, amount: 100, reason: 'Mine' } };
  expect(await codeOf(owner, calls.reverseFapiao, red)).toBe(codes.ownTeam);
  expect(await codeOf(neighbour, calls.reverseFapiao, red)).toBe(codes.notPermitted);
});
