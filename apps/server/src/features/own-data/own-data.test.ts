import { register } from '@tapwright/contracts/accounts';
import { codes } from '@tapwright/contracts/codes';
import { closeAccount, downloadOwnData, findCloseObstacles } from '@tapwright/contracts/own-data';
import { findUser } from '@tapwright/contracts/accounts';
import { leaveTeam } from '@tapwright/contracts/members';
import { modifyUser } from '@tapwright/contracts/personal';
import { transferTeam } from '@tapwright/contracts/teams';
import { expect, test } from 'vitest';
import { giveCode } from '../accounts/testing/give-code.ts';
import { encryptPassword } from '../accounts/testing/encrypt-password.ts';
import { type Somebody, startTeamServer } from '../teams/testing/team-server.ts';

async function startWithBob() {
  const server = await startTeamServer();
  const ann = await server.makePerson();
  const teamId = await server.makeTeam(ann);
  const bob = await server.makeMember(ann, teamId, 'admin');
  const confirm = ({ userId }: Somebody) =>
    server.deps.database.write
      .updateTable('sessions')
      .set({ confirmedAt: new Date() })
      .where('userId', '=', userId)
      .execute();
  const download = async ({ token }: Somebody) => {
    const response = await fetch(`${server.origin}${downloadOwnData.path}`, {
      headers: { authorization: token },
    });
    return { status: response.status, text: await response.text() };
  };
  return { ...server, ann, bob, teamId, confirm, download };
}

test('a person downloads what is kept about them, nothing of others and no secret', async () => {
  const { ann, ask, bob, confirm, deps, download, teamId } = await startWithBob();
  await ask(bob, modifyUser, { body: { nickName: 'Robert' } });
  await deps.database.write
    .updateTable('users')
    .set({ passwordHash: 'argon2-of-bob' })
    .where('userId', '=', bob.userId)
    .execute();
  expect((await download(bob)).status).toBe(403);
  await confirm(bob);
  const { status, text } = await download(bob);
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({
    account: { userId: bob.userId, nickName: 'Robert', mobile: bob.mobile, email: bob.email },
    sessions: [{ signedInBy: 'password', address: '127.0.0.1' }],
    teams: [{ teamId, role: 'admin' }],
    notices: [{ teamId }],
    operations: expect.arrayContaining([
      expect.objectContaining({ operation: 'account.nicknameChanged' }),
      expect.objectContaining({ operation: 'member.joined', teamId }),
    ]),
  });
  for (const secret of [bob.token, ann.email, ann.mobile, 'argon2-of-bob'])
    expect(text).not.toContain(secret);
});

test('an account with teams is not closed; what stands in the way is said', async () => {
  const { ann, ask, bob, codeOf, confirm, teamId } = await startWithBob();
  await confirm(ann);
  await confirm(bob);
  expect(await ask(ann, findCloseObstacles)).toEqual({
    teams: [{ teamId, teamName: 'North', roleName: 'visitor' }],
    isStaff: false,
  });
  expect(await codeOf(ann, closeAccount)).toBe(codes.accountNotFree);
  expect(await codeOf(bob, closeAccount)).toBe(codes.accountNotFree);
  expect(await codeOf(ann, findUser)).toBe(codes.success);
});

test('closed for good: nothing says who it was, the log keeps the id, and the address can register again', async () => {
  const { ann, ask, bob, codeOf, confirm, deps, send, teamId, origin } = await startWithBob();
  await ask(bob, modifyUser, { body: { nickName: 'Robert' } });
  await ask(ann, transferTeam, { body: { teamId, userId: bob.userId } });
  await ask(bob, transferTeam, { body: { teamId, userId: ann.userId } });
  await ask(bob, leaveTeam, { body: { teamId } });
  expect(await codeOf(bob, closeAccount)).toBe(codes.personNotConfirmed);
  await confirm(bob);
  expect(await codeOf(bob, closeAccount)).toBe(codes.success);
  expect(await codeOf(bob, findUser)).toBe(codes.tokenEnded);

  const { read } = deps.database;
  const person = await read
    .selectFrom('users')
    .selectAll()
    .where('userId', '=', bob.userId)
    .executeTakeFirstOrThrow();
  expect(person).toMatchObject({ mobile: null, email: null, passwordHash: null, headimgurl: null });
  const log = await read.selectFrom('operationLog').selectAll().execute();
  expect(log.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(['account.closed', 'member.left', 'member.joined']),
  );
  const kept = JSON.stringify([
    person,
    // What ann did is hers, with where she did it from.
    log.map((row) => (row.actorId === ann.userId ? { ...row, address: null } : row)),
    await read.selectFrom('notices').selectAll().where('userId', '=', bob.userId).execute(),
    await read.selectFrom('sessions').selectAll().where('userId', '=', bob.userId).execute(),
    await read.selectFrom('teamInvitations').selectAll().execute(),
  ]);
  for (const word of [bob.mobile, bob.email, 'Robert', 'Person 2', '127.0.0.1'])
    expect(kept).not.toContain(word);

  const code = await giveCode(deps, { account: bob.email, type: 'register' });
  const password = await encryptPassword(origin, 'my_new_pass_1');
  const again = await send(undefined, register, {
    body: { account: bob.email, code, password, acceptsAgreement: true },
  });
  expect(again.code).toBe(codes.success);
});
