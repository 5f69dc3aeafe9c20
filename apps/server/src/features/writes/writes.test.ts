import { modifyTeam } from '@tapwright/contracts/teams';
import { expect, expectTypeOf, test } from 'vitest';
import { Refusal } from '../../platform/http/refusal.ts';
import type { PersonContext } from '../../platform/http/context.ts';
import { makePerson } from '../../testing/make-person.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { type Outcome, personWrite, type PersonWrite, type teamWrite, type TeamWrite } from './index.ts';

async function startWithPerson() {
  const { deps } = await startTestApp();
  const { write } = deps.database;
  const { userId } = await makePerson(deps, { nickName: 'Mei Lin' });
  const context: PersonContext = {
    ...deps,
    requestId: 'a-test',
    address: '203.0.113.7',
    userAgent: 'test',
    language: 'en',
    person: { userId, sessionId: 1, isStaff: false, hasSecondFactor: false },
  };
  const rename = ({ tx }: PersonWrite) =>
    tx.updateTable('users').set({ nickName: 'Other' }).where('userId', '=', userId).execute();
  const read = async () => ({
    ...(await write.selectFrom('users').select('nickName').executeTakeFirstOrThrow()),
    rows: (await write.selectFrom('operationLog').select(['operation', 'actorId']).execute()).length,
  });
  return { context, rename, read };
}

test('a write that does not say how it ended does not compile', () => {
  type Work = Parameters<typeof teamWrite<null>>[2];
  expectTypeOf<(write: TeamWrite) => Promise<Outcome<null>>>().toExtend<Work>();
  expectTypeOf<(write: TeamWrite) => Promise<null>>().not.toExtend<Work>();
  expectTypeOf<{ read: () => null }>().not.toExtend<Outcome<null>>();
  expectTypeOf(modifyTeam).toExtend<Parameters<typeof teamWrite<null>>[1]>();
});

test('a write commits with the row of its log', async () => {
  const { context, rename, read } = await startWithPerson();
  const result = await personWrite(context, async (write) => {
    await rename(write);
    return (await write.record('account.nicknameChanged', { after: { nickName: 'Other' } })).done(7);
  });
  expect(result).toBe(7);
  expect(await read()).toEqual({ nickName: 'Other', rows: 1 });
});

test('a write that ends as another one, or as unchanged after it logged, commits nothing', async () => {
  const { context, rename, read } = await startWithPerson();
  let taken: Outcome<null> | undefined;
  await personWrite(context, async ({ unchanged }) => {
    taken = unchanged(null);
    return Promise.resolve(taken);
  });
  const stolen = personWrite(context, async (write) => {
    await rename(write);
    return taken ?? write.unchanged(null);
  });
  await expect(stolen).rejects.toThrow('A write ends with a row of its log');
  const logged = personWrite(context, async (write) => {
    await rename(write);
    await write.record('account.nicknameChanged', {});
    return write.unchanged(null);
  });
  await expect(logged).rejects.toThrow('was changed');
  expect(await read()).toEqual({ nickName: 'Mei Lin', rows: 0 });
});

test('a refusal that comes afterwards leaves what was written, one that is thrown does not', async () => {
  const { context, rename, read } = await startWithPerson();
  const thrown = personWrite(context, async (write) => {
    await rename(write);
    throw new Refusal('teamFull');
  });
  await expect(thrown).rejects.toThrow('teamFull');
  expect(await read()).toEqual({ nickName: 'Mei Lin', rows: 0 });
  const afterwards = personWrite(context, async (write) => {
    await rename(write);
    return write.refuseAfterwards('a test', new Refusal('teamFull'));
  });
  await expect(afterwards).rejects.toThrow('teamFull');
  expect(await read()).toEqual({ nickName: 'Other', rows: 0 });
});
