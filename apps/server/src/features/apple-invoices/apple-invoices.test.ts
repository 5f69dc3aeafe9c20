import * as calls from '@tapwright/contracts/apple-invoices';
import { codes } from '@tapwright/contracts/codes';
import { findOwnOperations } from '@tapwright/contracts/operation-log';
import { uploadProof } from '@tapwright/contracts/recharges';
import type { Day } from '@tapwright/domain/days';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { addMeasuredGroup } from '../../testing/measured-team.ts';
import { readAnswer } from '../../testing/test-app.ts';
import { findOrMakeReserve } from '../ledger/index.ts';
import { type Somebody, startTeamServer } from '../teams/testing/team-server.ts';

/** A team with an ad account that we pay for: 100.00 USD on 2 September 2026 and 50.00 on the 3rd, all of it booked. */
async function start() {
  const server = await startTeamServer();
  const { deps, ask, makePerson, makeTeam, send, origin } = server;
  const { write } = deps.database;
  const owner = await makePerson();
  const teamId = await makeTeam(owner);
  const spent: [Day, number][] = [
    ['2026-09-02', 10_000],
    ['2026-09-03', 5_000],
  ];
  const group = (adAccountId: string, name: string) =>
    addMeasuredGroup(deps.database, teamId, {
      name,
      adAccountId,
      campaigns: { [`${adAccountId}1`]: 'One' },
      figures: spent.map(([day, minor]) => ({
        campaignId: `${adAccountId}1`,
        day,
        spendMicros: minor * 10_000,
      })),
      covered: { from: '2026-09-01', until: '2026-09-30' },
    });
  await group('501', 'Paid by us');
  const { certificateId } = await write
    .selectFrom('campaignGroups')
    .select('certificateId')
    .executeTakeFirstOrThrow();
  const platform = { teamId: 0, certificateId, publicKey: 'k', sealedPrivateKey: 's' };
  await write.insertInto('certificates').values(platform).execute();
  await write.updateTable('campaignGroups').set({ deliveryMode: 'selfService' }).execute();
  await group('502', 'Paid by them');
  const book = async (day: string, spentMinor: number) => {
    const reserveId = await runTransaction(deps.database, (tx) => findOrMakeReserve(tx, teamId, 5011));
    const row = { teamId, reserveId, day, spentMinor, bookedMinor: spentMinor, changedAt: new Date() };
    await write
      .insertInto('bookedDays')
      .values(row)
      .onConflict((conflict) => conflict.columns(['teamId', 'reserveId', 'day']).doUpdateSet(row))
      .execute();
  };
  for (const [day, minor] of spent) await book(day, minor);
  const hire = async () => {
    const person = await makePerson();
    const { userId } = person;
    await write.updateTable('users').set({ isStaff: true }).where('userId', '=', userId).execute();
    const passed = { secondFactorAt: new Date() };
    await write.updateTable('sessions').set(passed).where('userId', '=', userId).execute();
    return person;
  };
  const noor = await hire();
  let sent = 0;
  const upload = async (who: Somebody = noor) => {
    const body = new FormData();
    body.append(uploadProof.file, new File([`%PDF-1.7 ${(sent += 1)}`], 'invoice.pdf'));
    const headers = { authorization: who.token };
    const answer = await fetch(`${origin}${uploadProof.path}`, { method: 'POST', headers, body });
    return z.parse(z.string(), (await readAnswer(answer)).data);
  };
  const invoice = async (changed: object = {}) => ({
    adAccountId: '501',
    number: `AI-${(sent += 1)}`,
    fromDay: '2026-09-01',
    toDay: '2026-09-30',
    amount: 15_000,
    file: await upload(),
    ...changed,
  });
  const add = async (changed: object = {}) => {
    const { code, data } = await send(noor, calls.addAppleInvoice, { body: await invoice(changed) });
    const fields = z.safeParse(z.object({ fields: z.record(z.string(), z.string()) }), data).data?.fields;
    return code === codes.success ? [] : Object.keys(fields ?? { [String(code)]: '' });
  };
  const read = async (show: calls.InvoiceFilter = 'all') =>
    ask(noor, calls.findInvoicedPeriods, { query: { show } });
  const findings = async () => (await read()).list.map(({ fromDay, finding }) => [fromDay, finding]);
  return { ...server, write, owner, teamId, noor, hire, upload, invoice, add, read, findings, book };
}

test('an invoice is compared by its own days with what Apple reports and what is booked', async () => {
  const { add, read, book, findings } = await start();
  expect(await add()).toEqual([]);
  expect(await read()).toMatchObject({
    total: 1,
    differing: 0,
    list: [
      {
        name: 'Paid by us',
        teamName: 'North',
        currency: 'USD',
        invoiced: 15_000,
        reported: 15_000,
        booked: 15_000,
        finding: 'equal',
      },
    ],
  });
  await book('2026-09-03', 4_000);
  expect(await findings()).toEqual([['2026-09-01', 'ledger']]);
  expect(await read('differing')).toMatchObject({ total: 1, differing: 1, list: [{ booked: 14_000 }] });
});

test('several invoices of the same days count together, credit notes too, and what Apple asks besides is named', async () => {
  const { add, read, findings } = await start();
  await add({ amount: 16_000 });
  expect(await findings()).toEqual([['2026-09-01', 'invoice']]);
  await add({ amount: -1_000 });
  expect(await findings()).toEqual([['2026-09-01', 'equal']]);
  expect((await read()).list[0]?.invoices.map(({ amount }) => amount)).toEqual([16_000, -1_000]);
});

test('days that are not here are not called a difference of money, nor is a period that goes on', async () => {
  const { add, findings } = await start();
  await add({ fromDay: '2026-10-01', toDay: '2026-10-31', amount: 500 });
  await add({ fromDay: '2026-09-02', toDay: '2026-09-02', amount: 10_000 });
  await add({ fromDay: '2099-01-01', toDay: '2099-01-31', amount: 500 });
  expect(await findings()).toEqual([
    ['2099-01-01', 'open'],
    ['2026-10-01', 'notRead'],
    ['2026-09-02', 'equal'],
  ]);
});

test('what cannot be compared or is there already is refused at its field', async () => {
  const { add, upload, owner, findings } = await start();
  expect(await add({ adAccountId: '502' })).toEqual(['adAccountId']);
  expect(await add({ adAccountId: '999' })).toEqual(['adAccountId']);
  expect(await add({ toDay: '2026-08-31' })).toEqual(['toDay']);
  expect(await add({ fromDay: '2026-13-01' })).toContain('fromDay');
  expect(await add({ amount: 0 })).toEqual(['amount']);
  expect(await add({ number: ' ' })).toEqual(['number']);
  expect(await add({ file: `${'0'.repeat(32)}.pdf` })).toEqual(['file']);
  expect(await add({ file: await upload(owner) })).toEqual(['file']);
  expect(await add({ number: 'AI-X' })).toEqual([]);
  expect(await add({ number: 'AI-X' })).toEqual(['number']);
  expect(await add({ fromDay: '2026-09-15', toDay: '2026-10-15' })).toEqual(['fromDay']);
  expect(await findings()).toHaveLength(1);
});

test('one that was wrong is taken out with a reason and stays on record, and can be put in again', async () => {
  const { ask, codeOf, write, noor, add, read } = await start();
  await add({ number: 'AI-X', amount: 900 });
  const invoiceId = (await read()).list[0]?.invoices[0]?.invoiceId ?? 0;
  const body = { invoiceId, reason: 'Another organisation’s' };
  expect(await codeOf(noor, calls.withdrawAppleInvoice, { body: { ...body, reason: '' } })).toBe(
    codes.badInput,
  );
  await ask(noor, calls.withdrawAppleInvoice, { body });
  expect(await codeOf(noor, calls.withdrawAppleInvoice, { body })).toBe(codes.changedMeanwhile);
  expect(await read()).toMatchObject({ list: [], total: 0 });
  expect(await add({ number: 'AI-X' })).toEqual([]);
  expect(
    await write.selectFrom('appleInvoices').select('withdrawnBecause').orderBy('invoiceId').execute(),
  ).toEqual([{ withdrawnBecause: body.reason }, { withdrawnBecause: null }]);
  const log = await ask(noor, findOwnOperations, { query: { userId: noor.userId } });
  expect(log.list.filter(({ operRequParam }) => operRequParam.includes('appleInvoice.'))).toHaveLength(3);
});

test('they are the platform’s: neither the team nor its neighbours see or put in any', async () => {
  const { ask, codeOf, origin, owner, noor, makePerson, invoice, add, read } = await start();
  await add();
  const [period] = (await read()).list;
  const invoiceId = period?.invoices[0]?.invoiceId ?? 0;
  const file = (who: Somebody) =>
    fetch(`${origin}${calls.downloadAppleInvoice.path}?invoiceId=${invoiceId}`, {
      headers: { authorization: who.token },
    });
  for (const who of [owner, await makePerson()]) {
    expect(await codeOf(who, calls.findInvoicedPeriods)).toBe(codes.notPermitted);
    expect(await codeOf(who, calls.findInvoicedAccounts)).toBe(codes.notPermitted);
    expect(await codeOf(who, calls.addAppleInvoice, { body: await invoice() })).toBe(codes.notPermitted);
    const body = { invoiceId, reason: 'Mine' };
    expect(await codeOf(who, calls.withdrawAppleInvoice, { body })).toBe(codes.notPermitted);
    expect((await file(who)).status).toBe(403);
  }
  expect([(await file(noor)).status, (await (await file(noor)).text()).slice(0, 8)]).toEqual([
    200,
    '%PDF-1.7',
  ]);
  expect(await ask(noor, calls.findInvoicedAccounts)).toMatchObject([
    { adAccountId: '501', currency: 'USD' },
  ]);
});
