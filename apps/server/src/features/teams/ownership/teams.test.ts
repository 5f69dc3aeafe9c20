import { codes } from '@tapwright/contracts/codes';
import { findMembers, leaveTeam } from '@tapwright/contracts/members';
import {
  addTeam,
  findTeams,
  isRemoveAll,
  modifyTeam,
  removeAll,
  transferTeam,
} from '@tapwright/contracts/teams';
import { uploadPicture } from '@tapwright/contracts/uploads';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readAnswer } from '../../../testing/test-app.ts';
import { startWithCampaigns } from '../testing/start-with-campaigns.ts';
import { startTeamServer } from '../testing/team-server.ts';

describe('creating a team', () => {
  test('makes its creator the owner and is in their list, with the currency it keeps', async () => {
    const { makePerson, ask } = await startTeamServer();
    const ann = await makePerson();
    const { teamId } = await ask(ann, addTeam, { body: { teamName: ' 北京 North ', currencyType: 'RMB' } });
    expect(await ask(ann, findTeams)).toEqual([
      {
        teamId,
        teamName: '北京 North',
        teamImg: null,
        currencyType: 'RMB',
        roleName: 'visitor',
        roleUserStatus: 0,
        scope: [],
        requiresSecondFactor: false,
        lacksSecondFactor: false,
      },
    ]);
  });

  test('needs a bound mobile number, a name and one of the two currencies', async () => {
    const { makePerson, codeOf, send } = await startTeamServer();
    const [ann, bob] = [await makePerson({ hasMobile: false }), await makePerson()];
    const good = { teamName: 'North', currencyType: 'USD' };
    expect(await codeOf(ann, addTeam, { body: good })).toBe(codes.mobileNeeded);
    for (const body of [
      { ...good, teamName: '   ' },
      { ...good, teamName: 'n'.repeat(21) },
      { ...good, currencyType: 'EUR' },
    ]) {
      expect(await send(bob, addTeam, { body })).toMatchObject({
        code: codes.badInput,
        data: { fields: {} },
      });
    }
  });

  test('stops at the twelfth, also when the last two are asked for at once', async () => {
    const { makePerson, codeOf, makeTeam, ask } = await startTeamServer();
    const ann = await makePerson();
    for (let count = 1; count <= 11; count += 1) await makeTeam(ann, `Team ${count}`);
    const body = { teamName: 'Twelve', currencyType: 'USD' };
    const answers = await Promise.all([codeOf(ann, addTeam, { body }), codeOf(ann, addTeam, { body })]);
    expect(answers.toSorted()).toEqual([codes.success, codes.tooManyTeams]);
    expect(await ask(ann, findTeams)).toHaveLength(12);
  });
});

test('owner and admins rename a team, everybody in it hears of it, and the log has before and after', async () => {
  const { makePerson, makeTeam, makeMember, ask, codeOf, deps } = await startTeamServer();
  const ann = await makePerson();
  const teamId = await makeTeam(ann);
  const [admin, reader] = [await makeMember(ann, teamId, 'admin'), await makeMember(ann, teamId, 'readOnly')];
  await ask(admin, modifyTeam, { body: { teamId, teamName: 'South' } });
  expect(await ask(reader, findTeams)).toMatchObject([{ teamName: 'South', roleName: 'readOnly' }]);
  expect(await codeOf(reader, modifyTeam, { body: { teamId, teamName: 'West' } })).toBe(codes.notPermitted);
  // What is fixed is not said to be changed.
  expect(await codeOf(admin, modifyTeam, { body: { teamId } })).toBe(codes.badInput);
  const keeps = (currencyType: 'USD' | 'RMB') =>
    codeOf(admin, modifyTeam, { body: { teamId, teamName: 'South', currencyType } });
  const [team] = await ask(admin, findTeams);
  expect(await keeps(team?.currencyType === 'USD' ? 'RMB' : 'USD')).toBe(codes.badInput);
  expect(await keeps(team?.currencyType ?? 'USD')).toBe(codes.success);
  const row = await deps.database.read
    .selectFrom('operationLog')
    .select(['teamId', 'actorId', 'before', 'after'])
    .where('operation', '=', 'team.edited')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    teamId,
    actorId: admin.userId,
    before: { teamName: 'North' },
    after: { teamName: 'South' },
  });
});

test('a team wears a picture that whoever changes it has sent, and no other', async () => {
  const { makePerson, makeTeam, makeMember, ask, codeOf, origin, deps } = await startTeamServer();
  const ann = await makePerson();
  const teamId = await makeTeam(ann);
  const admin = await makeMember(ann, teamId, 'admin');
  const upload = async ({ token }: { token: string }) => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#14695c' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('uploadFile', new File([new Uint8Array(png)], 'team.png'));
    const response = await fetch(`${origin}${uploadPicture.path}`, {
      method: 'POST',
      headers: { authorization: token },
      body: form,
    });
    return z.parse(uploadPicture.answer, (await readAnswer(response)).data);
  };
  const [mine, theirs] = [await upload(ann), await upload(admin)];
  const wear = (teamImg: string | null) => codeOf(ann, modifyTeam, { body: { teamId, teamImg } });
  expect(await wear('https://elsewhere.example/picture.png')).toBe(codes.badInput);
  expect(await wear(theirs)).toBe(codes.badInput);
  expect(await wear(mine)).toBe(codes.success);
  expect(await ask(admin, findTeams)).toMatchObject([{ teamImg: mine }]);
  const listKept = () =>
    deps.database.read.selectFrom('uploads').select('name').where('keptSince', 'is not', null).execute();
  expect((await listKept()).map(({ name }) => mine.endsWith(name))).toEqual([true]);
  expect(await wear(null)).toBe(codes.success);
  expect(await ask(admin, findTeams)).toMatchObject([{ teamImg: null }]);
  expect(await listKept()).toEqual([]);
});

test('a team that is handed over has the new owner only, and the former one may then leave', async () => {
  const { makePerson, makeTeam, makeMember, ask, codeOf, openNotices } = await startTeamServer();
  const ann = await makePerson();
  const teamId = await makeTeam(ann);
  const bob = await makeMember(ann, teamId, 'advManager');
  expect(await codeOf(ann, leaveTeam, { body: { teamId } })).toBe(codes.ownerCannotLeave);
  expect(await codeOf(bob, transferTeam, { body: { teamId, userId: bob.userId } })).toBe(codes.notPermitted);
  await ask(ann, transferTeam, { body: { teamId, userId: bob.userId } });
  expect(
    (await ask(bob, findMembers, { query: { teamId } })).map(({ userId, roleName }) => [userId, roleName]),
  ).toEqual([
    [bob.userId, 'visitor'],
    [ann.userId, 'admin'],
  ]);
  expect(await openNotices(bob)).toMatchObject([{ typeId: 0, type: 0, teamId, receiveRole: 'visitor' }]);
  expect((await openNotices(ann))[0]).toMatchObject({
    typeId: 11,
    receiveRole: 'admin',
    detailed: 'visitor',
  });
  await ask(ann, leaveTeam, { body: { teamId } });
  expect(await ask(ann, findTeams)).toEqual([]);
  expect((await openNotices(bob))[0]).toMatchObject({ typeId: 6, sendUserId: ann.userId });
});

test('two owners’ windows that hand over at once leave exactly one owner', async () => {
  const { makePerson, makeTeam, makeMember, ask, codeOf } = await startTeamServer();
  const ann = await makePerson();
  const teamId = await makeTeam(ann);
  const [bob, eve] = [await makeMember(ann, teamId, 'admin'), await makeMember(ann, teamId, 'admin')];
  const answers = await Promise.all(
    [bob, eve].map(({ userId }) => codeOf(ann, transferTeam, { body: { teamId, userId } })),
  );
  expect(new Set(answers)).toEqual(new Set([codes.success, codes.notPermitted]));
  const owners = (await ask(ann, findMembers, { query: { teamId } })).filter(
    ({ roleName }) => roleName === 'visitor',
  );
  expect(owners).toHaveLength(1);
});

test('dissolving asks for the name, ends open invitations, and takes the team from everybody', async () => {
  const { makePerson, makeTeam, makeMember, invite, ask, codeOf, openNotices } = await startTeamServer();
  const [ann, guest] = [await makePerson(), await makePerson()];
  const teamId = await makeTeam(ann);
  const bob = await makeMember(ann, teamId, 'admin');
  await invite(ann, teamId, guest, 'finance');
  expect(await ask(ann, isRemoveAll, { body: { teamId } })).toEqual({ canRemove: true, obstacles: [] });
  expect(await codeOf(bob, removeAll, { body: { teamId, teamName: 'North' } })).toBe(codes.notPermitted);
  expect(await codeOf(ann, removeAll, { body: { teamId, teamName: 'Nort' } })).toBe(codes.badInput);
  await ask(ann, removeAll, { body: { teamId, teamName: 'North' } });
  expect([await ask(ann, findTeams), await ask(bob, findTeams)]).toEqual([[], []]);
  expect((await openNotices(bob))[0]).toMatchObject({ typeId: 7, teamName: 'North', detailed: 'dissolved' });
  expect(await openNotices(guest)).toEqual([]);
  expect(await codeOf(ann, findMembers, { query: { teamId } })).toBe(codes.notPermitted);
});

test('a team with running campaigns stays until they are paused or their ad accounts detached', async () => {
  const { ask, codeOf, owner, teamId, deps } = await startWithCampaigns();
  const check = () => ask(owner, isRemoveAll, { body: { teamId } });
  const dissolve = () => codeOf(owner, removeAll, { body: { teamId, teamName: 'North' } });
  expect(await check()).toEqual({ canRemove: false, obstacles: [{ kind: 'runningCampaigns', count: 4 }] });
  expect(await dissolve()).toBe(codes.teamNotEmpty);
  const { write } = deps.database;
  await write
    .updateTable('campaigns')
    .set({ apple: JSON.stringify({ name: 'C', status: 'PAUSED' }) })
    .where('adAccountId', '=', 501)
    .execute();
  expect(await check()).toMatchObject({ obstacles: [{ count: 2 }] });
  await write
    .updateTable('campaignGroups')
    .set({ detachedAt: new Date() })
    .where('adAccountId', '=', '502')
    .execute();
  expect(await check()).toEqual({ canRemove: true, obstacles: [] });
  expect(await dissolve()).toBe(codes.success);
});
