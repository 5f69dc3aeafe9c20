import { once } from 'node:events';
import { createServer } from 'node:http';
import { codes } from '@tapwright/contracts/codes';
import { liveCloseCodes } from '@tapwright/contracts/live';
import { modifyMember, modifyMemberInfo, removeMember } from '@tapwright/contracts/members';
import { answerNotice } from '@tapwright/contracts/notifications';
import { modifyTeam } from '@tapwright/contracts/teams';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import type { Gate } from '../../platform/http/admission/gate.ts';
import { admitToLive } from '../../platform/live/admit-to-live.ts';
import { createLive } from '../../platform/live/live.ts';
import { teamRoom, userRoom } from '../../platform/live/rooms.ts';
import { openLine } from '../../platform/live/testing/live-client.ts';
import { makeTestApp } from '../../testing/test-app.ts';
import { createPersonGate } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { createTeamGate } from './permissions/team-gate.ts';
import { type Somebody, startTeamServer } from './testing/team-server.ts';

/** A team, and a second process on the same database, at which everybody listens. */
async function startTwoProcesses() {
  const server = await startTeamServer();
  const other = await makeTestApp(server.deps.database);
  const otherOrigin = await other.start();
  const ann = await server.makePerson();
  const teamId = await server.makeTeam(ann);
  const line = (who: Somebody, lastId?: number) =>
    openLine(`${otherOrigin.replace('http', 'ws')}/notice/${who.userId}`, {
      token: who.token,
      ...(lastId === undefined ? {} : { lastId }),
    });
  type Line = Awaited<ReturnType<typeof line>>;
  const names = ({ events }: Line) => events.map(({ name }) => name);
  /** When this was heard, so was everything before it. */
  const saySomething = async (who: Somebody, heard: Line) => {
    await runTransaction(server.deps.database, (tx) =>
      server.deps.live.publish(tx, userRoom(who.userId), 'person.changed', {}),
    );
    await expect.poll(() => names(heard).at(-1)).toBe('person.changed');
  };
  const rename = (teamName: string) => server.ask(ann, modifyTeam, { body: { teamId, teamName } });
  const stop = () => other.stop();
  return { ...server, other, ann, teamId, line, names, saySomething, rename, stopOther: stop };
}

test.each(['removed', 'disabled'])(
  'the open socket of a member who was %s hears that, and of the team nothing more',
  async (how) => {
    const { ann, teamId, makeMember, ask, line, names, saySomething, rename, stopOther } =
      await startTwoProcesses();
    const bob = await makeMember(ann, teamId, 'admin');
    const [heard, owners] = [await line(bob), await line(ann)];
    await saySomething(bob, heard);
    await saySomething(ann, owners);
    for (const { events } of [heard, owners]) events.length = 0;
    await rename('South');
    await expect.poll(() => names(heard).toSorted()).toEqual(['access.changed', 'team.changed']);

    const { userId } = bob;
    if (how === 'removed') await ask(ann, removeMember, { body: { teamId, userId } });
    else await ask(ann, modifyMemberInfo, { body: { teamId, userId, roleUserStatus: 1, revision: 1 } });
    await expect.poll(() => names(heard).slice(2)).toEqual(['notices.changed', 'access.changed']);
    await rename('West');
    await saySomething(bob, heard);
    const own = ['notices.changed', 'access.changed'];
    const rest = names(heard).slice(2);
    expect(rest.filter((name) => name === 'team.changed')).toEqual([]);
    expect(rest.slice(0, 2)).toEqual(own);
    await expect.poll(() => names(owners).filter((name) => name === 'team.changed')).toHaveLength(3);
    await stopOther();
  },
);

test('a socket with another’s id is refused', async () => {
  const { ann, makePerson, origin, other } = await startTwoProcesses();
  const bob = await makePerson();
  const url = `${origin.replace('http', 'ws')}/notice/${ann.userId}`;
  await expect(openLine(url, { token: bob.token })).rejects.toThrow(
    `closed ${liveCloseCodes.notAdmitted} ${codes.noToken}`,
  );
  const own = await openLine(url, { token: ann.token });
  own.socket.terminate();
  await own.closed;
  await other.stop();
});

test('a member who joins hears of the team on the socket that stood open before', async () => {
  const { ann, teamId, makePerson, invite, acceptNewest, line, names, rename, stopOther } =
    await startTwoProcesses();
  const bob = await makePerson();
  const heard = await line(bob);
  await invite(ann, teamId, bob, 'readOnly');
  await acceptNewest(bob);
  await rename('South');
  await expect.poll(() => names(heard)).toContain('team.changed');
  await stopOther();
});

test('a notice that is answered in one window tells the person’s other windows, and nobody else', async () => {
  const { ann, teamId, makePerson, makeMember, invite, openNotices, ask, line, saySomething, stopOther } =
    await startTwoProcesses();
  const [bob, member] = [await makePerson(), await makeMember(ann, teamId, 'readOnly')];
  await invite(ann, teamId, bob, 'finance');
  const id = (await openNotices(bob))[0]?.id ?? 0;
  const [one, two, foreign] = [await line(bob), await line(bob), await line(member)];
  await ask(bob, answerNotice, { body: { id, status: 2 } });
  for (const window of [one, two]) {
    await expect
      .poll(() => window.events.filter(({ name }) => name === 'notices.changed').at(-1))
      .toMatchObject({ payload: { id, typeId: 1, teamId, isNew: false } });
  }
  await saySomething(member, foreign);
  const ofBob = foreign.events.filter(({ payload }) => JSON.stringify(payload).includes(`"id":${id},`));
  expect(ofBob).toEqual([]);
  await stopOther();
});

test('notices sent while the lines to the database and to the person are cut come once each', async () => {
  const { ann, teamId, makeMember, ask, line, openNotices, deps, other, stopOther } =
    await startTwoProcesses();
  const bob = await makeMember(ann, teamId, 'readOnly');
  const { userId } = bob;
  const before = (await openNotices(bob)).length;
  /** As a browser does: what comes again around a dropped line is passed over by its id. */
  const notices = new Map<number, string>();
  const collect = () => {
    for (const { id, name, payload } of heard.events) {
      if (name === 'notices.changed') notices.set(id, JSON.stringify(payload));
    }
    return notices.size;
  };
  const cut = () =>
    deps.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'tapwright live'`,
    );
  let revision = 1;
  const change = async () => {
    const roleName = revision % 2 === 1 ? 'finance' : 'readOnly';
    ({ revision } = await ask(ann, modifyMember, {
      body: { teamId, userId, roleName, scope: [], revision },
    }));
  };
  let heard = await line(bob);
  await change();
  await expect.poll(collect).toBeGreaterThanOrEqual(1);
  notices.clear();
  for (let round = 1; round <= 3; round += 1) {
    heard.socket.terminate();
    await heard.closed;
    collect();
    const lastId = Math.max(...heard.events.map(({ id }) => id));
    await Promise.all([cut(), change()]);
    await expect.poll(() => other.deps.live.isListening(), { timeout: 10_000 }).toBe(true);
    heard = await line(bob, lastId);
    expect(heard.ready.resumed).toBe(true);
    await Promise.all([cut(), change()]);
    await expect.poll(collect, { timeout: 10_000 }).toBeGreaterThanOrEqual(2 * round);
    const ids = heard.events.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
  expect(new Set(notices.values()).size).toBe(notices.size);
  expect((await openNotices(bob)).length - before).toBe(7);
  await stopOther();
}, 40_000);

const newNotice = z.object({ isNew: z.literal(true) });

test('a notice to everybody is as many rows and as many words, each to its own person', async () => {
  const { ann, teamId, makeMember, deps, openNotices, line, stopOther } = await startTwoProcesses();
  const bob = await makeMember(ann, teamId, 'readOnly');
  const heard = await line(bob);
  await runTransaction(deps.database, (tx) =>
    notify(
      tx,
      deps,
      Array.from({ length: 4_100 }, (_, index) => ({
        type: 'permissionChanged' as const,
        userId: index === 4_099 ? bob.userId : ann.userId,
        teamId,
      })),
    ),
  );
  // What became of their own invitation may reach the other process only now.
  const announced = () => heard.events.filter(({ payload }) => z.safeParse(newNotice, payload).success);
  await expect.poll(announced).toMatchObject([{ payload: { typeId: 4 } }]);
  expect(await openNotices(bob)).toMatchObject([{ typeId: 4 }]);
  await stopOther();
});

test('somebody without a team hears what is theirs', async () => {
  const { makePerson, line, saySomething, stopOther } = await startTwoProcesses();
  const nobody = await makePerson();
  const heard = await line(nobody);
  await saySomething(nobody, heard);
  expect(heard.events).toHaveLength(1);
  await stopOther();
});

/** Fifty members of one team, each with a line whose admission is old before the next word. */
async function startFiftyLines() {
  const { deps, makePerson, makeTeam } = await startTeamServer();
  const { database } = deps;
  const ann = await makePerson();
  const teamId = await makeTeam(ann);
  const people = [ann];
  while (people.length < 50) people.push(await makePerson());
  const members = people
    .slice(1)
    .map(({ userId }) => ({ teamId, userId, role: 'finance' as const, scope: [] }));
  await database.write.insertInto('teamMembers').values(members).execute();

  const rounds: number[] = [];
  const persons = createPersonGate(deps);
  const gate: Gate = {
    ...createTeamGate(deps),
    ...persons,
    listPersons: (tokens) => {
      rounds.push(tokens.length);
      return persons.listPersons(tokens);
    },
  };
  const live = createLive({ ...deps, publicUrl: new URL('http://localhost'), recheckAfterMs: 0 });
  const server = createServer();
  live.accept(server, admitToLive(gate, { closed: false }));
  await live.start();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(async () => {
    await live.stop();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const lines = await Promise.all(
    people.map(({ userId, token }) => openLine(`ws://127.0.0.1:${port}/notice/${userId}`, { token })),
  );
  const say = (room: string) =>
    runTransaction(database, (tx) => live.publish(tx, room, 'person.changed', {}));
  return { database, teamId, people, lines, rounds, say };
}

test('of fifty who are due to be admitted again, the ended, the frozen and the removed hear nothing, the others do', async () => {
  const { database, teamId, people, lines, rounds, say } = await startFiftyLines();
  const [ended, frozen, removed] = [3, 20, 49];
  const idAt = (place: number) => people[place]?.userId ?? 0;
  const now = new Date();
  const { write } = database;
  await write.updateTable('sessions').set({ endedAt: now }).where('userId', '=', idAt(ended)).execute();
  await write.updateTable('users').set({ frozenAt: now }).where('userId', '=', idAt(frozen)).execute();
  await write.deleteFrom('teamMembers').where('userId', '=', idAt(removed)).execute();
  rounds.length = 0;

  await say(teamRoom(teamId));
  expect(await lines[ended]?.closed).toMatchObject({ reason: String(codes.tokenEnded) });
  expect(await lines[frozen]?.closed).toMatchObject({ reason: String(codes.accountFrozen) });
  const others = lines.filter((_line, place) => ![ended, frozen, removed].includes(place));
  await expect
    .poll(() => others.filter(({ events }) => events.length === 1), { timeout: 10_000 })
    .toHaveLength(47);
  expect(rounds).toEqual([50]);

  await say(userRoom(idAt(removed)));
  await expect.poll(() => lines[removed]?.events.length, { timeout: 10_000 }).toBe(1);
  const [teamWord, ownWord] = [others[0]?.events[0]?.id ?? 0, lines[removed]?.events[0]?.id ?? 0];
  expect(ownWord).toBeGreaterThan(teamWord);
  expect([lines[ended]?.events, lines[frozen]?.events]).toEqual([[], []]);
}, 30_000);
