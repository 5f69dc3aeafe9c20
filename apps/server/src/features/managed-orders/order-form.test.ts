import { codes } from '@tapwright/contracts/codes';
import * as queue from '@tapwright/contracts/managed-order-queue';
import * as calls from '@tapwright/contracts/managed-orders';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { removeForgottenFiles } from './form/remove-forgotten-files.ts';
import { fields, form, type Orders, startOrders } from './testing/start-orders.ts';

const file = z.object({ name: z.string(), fileName: z.string(), bytes: z.int() });

const refused = async ({ send, owner, teamId, save }: Orders, change: object) => {
  const orderId = await save(owner);
  const body = { teamId, orderId, fields: { ...fields, ...change } };
  const { code, data } = await send(owner, calls.submitOrder, { body });
  const known = z.safeParse(z.object({ fields: z.record(z.string(), z.unknown()) }), data);
  return [code, ...Object.keys(known.data?.fields ?? {})];
};

test('a draft is kept as it was typed, on every device, and is nobody else’s', async () => {
  const world = await startOrders();
  const { ask, codeOf, owner, teamId, makeMember, save, read, idsOf } = world;
  const admin = await makeMember(owner, teamId, 'admin');
  const orderId = await save(owner);
  expect(await read(owner, orderId)).toMatchObject({ state: 'draft', form, revision: 1, app: null });
  expect(await idsOf(owner)).toEqual([orderId]);
  expect(await idsOf(admin)).toEqual([]);
  expect(await codeOf(admin, calls.findOrder, { query: { teamId, orderId } })).toBe(codes.notFound);
  expect(await codeOf(admin, calls.discardOrder, { body: { teamId, orderId } })).toBe(codes.notFound);
  const typed = { ...form, budget: '8000' };
  const { revision } = await ask(owner, calls.saveOrder, {
    body: { teamId, orderId, form: typed, revision: 1 },
  });
  expect(revision).toBe(2);
  // Another device still has the first one.
  expect(await codeOf(owner, calls.saveOrder, { body: { teamId, orderId, form, revision: 1 } })).toBe(
    codes.changedMeanwhile,
  );
  expect((await read(owner, orderId)).form.budget).toBe('8000');
  await ask(owner, calls.discardOrder, { body: { teamId, orderId } });
  expect(await idsOf(owner)).toEqual([]);
  expect(await codeOf(owner, calls.discardOrder, { body: { teamId, orderId } })).toBe(codes.notFound);
});

test('what is sent is judged again, is sent once, and nothing is sent where nobody could run it', async () => {
  const world = await startOrders();
  const { ask, codeOf, owner, teamId, save, read, bindPlatform } = world;
  expect(await refused(world, {})).toEqual([codes.modeMissing]);
  await bindPlatform();
  expect(await refused(world, { cpa: null })).toEqual([codes.badInput, 'fields.cpa']);
  expect(await refused(world, { cpa: 150_001 })).toEqual([codes.badInput, 'fields.cpa']);
  expect(await refused(world, { budget: 4_999 })).toEqual([codes.badInput, 'fields.budget']);
  expect(await refused(world, { budget: 2_000_000_001 })).toEqual([codes.badInput, 'fields.budget']);
  expect(await refused(world, { budget: 50.5 })).toEqual([codes.badInput, 'fields.budget']);
  expect(await refused(world, { weeks: 0 })).toEqual([codes.badInput, 'fields.weeks']);
  expect(await refused(world, { weeks: 53 })).toEqual([codes.badInput, 'fields.weeks']);
  expect(await refused(world, { startsOn: '2020-01-01' })).toEqual([codes.badInput, 'fields.startsOn']);
  expect(await refused(world, { startsOn: '2099-02-30' })).toEqual([codes.badInput, 'fields.startsOn']);
  expect(await refused(world, { app: { adamId: '1', name: 'No' } })).toEqual([
    codes.badInput,
    'fields.app.adamId',
  ]);

  const orderId = await save(owner);
  const body = { teamId, orderId, fields: { ...fields, storefronts: ['DE', 'DE'] }, files: [] };
  const twice = await Promise.all([1, 2].map(() => codeOf(owner, calls.submitOrder, { body })));
  expect(twice.toSorted((one, other) => one - other)).toEqual([codes.success, codes.changedMeanwhile]);
  expect(await read(owner, orderId)).toMatchObject({
    state: 'submitted',
    app: { adamId: '1600000004', name: 'Trailbook' },
    storefronts: ['DE'],
    budget: 800_000,
    currency: 'USD',
    money: { spent: 0, reserved: 0, available: 0 },
    messages: [{ kind: 'state', state: 'submitted', isOwn: true }],
  });
  expect(await codeOf(owner, calls.saveOrder, { body: { teamId, orderId, form } })).toBe(
    codes.changedMeanwhile,
  );
  expect(await codeOf(owner, calls.discardOrder, { body: { teamId, orderId } })).toBe(codes.notFound);
  await ask(owner, calls.cancelOrder, { body: { teamId, orderId } });
  expect(await codeOf(owner, calls.cancelOrder, { body: { teamId, orderId } })).toBe(codes.changedMeanwhile);
});

test('files go with an order or a message, once, and are read by those who read it', async () => {
  const world = await startOrders();
  const { ask, codeOf, origin, owner, teamId, makePerson, makeTeam, hire, upload, submit, read, deps } =
    world;
  await world.bindPlatform();
  const sent = z.parse(file, (await upload(owner, 'snowshoe\nski', '../../etc/wörter.csv')).data);
  expect(sent).toMatchObject({ fileName: 'wörter.csv', bytes: 12 });
  const orderId = await submit(owner, [sent.name]);
  expect((await read(owner, orderId)).files).toEqual([sent]);

  const download = async (token: string, path: string, of = teamId) =>
    fetch(`${origin}${path}?teamId=${of}&orderId=${orderId}&name=${sent.name}`, {
      headers: { authorization: token },
    });
  const answer = await download(owner.token, calls.downloadOrderFile.path);
  expect(await answer.text()).toBe('snowshoe\nski');
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  expect((await download((await hire()).token, queue.downloadQueuedFile.path)).status).toBe(200);
  const neighbour = await makePerson();
  const elsewhere = await makeTeam(neighbour, 'Neighbours');
  expect((await download(neighbour.token, calls.downloadOrderFile.path, elsewhere)).status).toBe(404);
  expect((await download(neighbour.token, calls.downloadOrderFile.path)).status).toBe(403);

  // Neither one that serves already, nor somebody else's.
  const text = { teamId, orderId, text: 'Here they are' };
  const others = z.parse(file, (await upload(neighbour, 'secret')).data);
  for (const name of [sent.name, others.name])
    expect(await codeOf(owner, calls.writeToStaff, { body: { ...text, files: [name] } })).toBe(
      codes.badInput,
    );
  const next = z.parse(file, (await upload(owner, '%PDF-1.7 board', 'board')).data);
  expect(next.fileName).toBe('board.pdf');
  await ask(owner, calls.writeToStaff, { body: { ...text, files: [next.name] } });
  expect((await read(owner, orderId)).messages.at(-1)).toMatchObject({ body: text.text, files: [next] });

  for (const content of [
    new Uint8Array([0x4d, 0x5a, 0]),
    new Uint8Array(),
    new Uint8Array([0xff, 0xfe, 0x41]),
  ])
    expect((await upload(owner, content)).code).toBe(codes.badInput);
  const nextDay = { now: () => new Date(Date.now() + 25 * 3_600_000) };
  await removeForgottenFiles({ ...deps, clock: { ...deps.clock, ...nextDay } });
  expect(await deps.files.find(others.name)).toBeUndefined();
  expect(await deps.files.find(next.name)).toBeDefined();
});

test('a file of exactly 20 MiB is kept, one byte more is not, and the sixty-first in an hour waits', async () => {
  const { owner, upload } = await startOrders();
  const bytes = Buffer.alloc(calls.maxOrderFileBytes + 1, 'a,b\n');
  const whole = await upload(owner, bytes.subarray(0, calls.maxOrderFileBytes));
  expect(z.parse(file, whole.data).bytes).toBe(20 * 1024 * 1024);
  expect(await upload(owner, bytes)).toMatchObject({
    status: 413,
    code: codes.tooLarge,
    data: { fields: { uploadFile: 'The file may be 20 MB at most' } },
  });
  const more = await Promise.all(Array.from({ length: 60 }, () => upload(owner, 'snowshoe')));
  expect(more.filter(({ code }) => code === codes.success)).toHaveLength(59);
  expect(more.find(({ code }) => code !== codes.success)).toMatchObject({ code: codes.tooManyRequests });
});

test('a bound manager sees the orders they made and are bound to, and who only reads sees none', async () => {
  const { codeOf, owner, teamId, makeMember, submit, idsOf, bindPlatform, deps } = await startOrders();
  await bindPlatform();
  const manager = await makeMember(owner, teamId, 'manager');
  const { write } = deps.database;
  await write
    .updateTable('teamMembers')
    .set({ scope: [77] })
    .where('userId', '=', manager.userId)
    .execute();
  const theirs = await submit(manager);
  const other = await submit(owner);
  expect(await idsOf(manager)).toEqual([theirs]);
  expect(await idsOf(owner)).toEqual([other, theirs]);
  for (const call of [calls.cancelOrder, calls.writeToStaff, calls.readOrder])
    expect(
      await codeOf(manager, call, { body: { teamId, orderId: other, text: 'Hello', messageId: 1 } }),
    ).toBe(codes.notFound);
  for (const [role, code] of [
    ['readOnly', codes.readOnlyRole],
    ['finance', codes.notPermitted],
    ['advManager', codes.notPermitted],
  ] as const) {
    const member = await makeMember(owner, teamId, role);
    expect(await codeOf(member, calls.findOrders, { query: { teamId } })).toBe(code);
  }
});
