import { expect, test } from 'vitest';
import { findMembers, modifyMemberInfo } from '@tapwright/contracts/members';
import type { TeamView } from '@tapwright/contracts/teams';
import { ann, team as ownTeam } from '../../../testing/examples.ts';
import { findWithText } from '../../../testing/find-with-text.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { bob, carol, owner } from '../testing/members.ts';
import { MembersTable } from './members-table.tsx';

const open = (team: TeamView = ownTeam) =>
  renderWeb(<MembersTable team={team} onLeave={() => undefined} onTransfer={() => undefined} />, {
    user: ann,
  });
const menuOf = (who: string) => ({ name: t('members:members.menu', { who }) });

test('members that could not be read are asked for once more by a press', async () => {
  fakeServer.fails(findMembers);
  const { screen, user } = await open();
  expect(await screen.findByText(t('members:members.notRead'))).toBeInTheDocument();
  fakeServer.answers(findMembers, [owner, bob]);
  await user.click(screen.getByRole('button', { name: t('failed.tryAgain') }));
  expect(await screen.findByText('Bob')).toBeInTheDocument();
});

test('who only reads finds nothing to press at others', async () => {
  fakeServer.answers(findMembers, [owner, bob, carol]);
  const { screen } = await open({ ...ownTeam, roleName: 'readOnly' });
  expect(await screen.findByText('Bob')).toBeInTheDocument();
  expect(screen.queryByRole('button', menuOf('Bob'))).toBeNull();
  expect(screen.queryByRole('button', menuOf('Carol'))).toBeNull();
});

test('staff who act in the team’s name for a while are there with its end, and with nothing to press', async () => {
  const operator = { ...bob, roleName: 'operator' as const, actsUntil: '2026-11-20T08:30:00Z' };
  fakeServer.answers(findMembers, [owner, operator]);
  const { screen } = await open();
  const at = /\d\d:30/.source;
  const until = new RegExp(t('members:members.until', { at: 'AT' }).replace('AT', at));
  expect(await screen.findByText(until)).toBeInTheDocument();
  expect(screen.getByText(t('teams:roles.operator'))).toBeInTheDocument();
  expect(screen.queryByRole('button', menuOf('Bob'))).toBeNull();
});

test('somebody is disabled only after the question, and with the revision that was seen', async () => {
  fakeServer.answers(findMembers, [owner, bob]);
  fakeServer.answers(modifyMemberInfo, { ...bob, roleUserStatus: 1, revision: 5 });
  const { screen, user, openMenu } = await open();
  const choose = async () => {
    const items = await openMenu(menuOf('Bob').name);
    await user.click(findWithText(items, t('members:actions.disable')));
  };
  await choose();
  await user.click(await screen.findByRole('button', { name: t('cancel') }));
  expect(fakeServer.requests(modifyMemberInfo)).toEqual([]);
  await choose();
  await user.click(await screen.findByRole('button', { name: t('members:ask.disable.confirm') }));
  expect(await screen.findByText(t('members:disable.done', { who: 'Bob' }))).toBeInTheDocument();
  expect(fakeServer.requests(modifyMemberInfo)).toEqual([
    { teamId: 7, userId: 2, revision: 4, roleUserStatus: 1 },
  ]);
});

test('what the server refuses is said, and the list is read again', async () => {
  fakeServer.answers(findMembers, [owner, carol]);
  fakeServer.refuses(modifyMemberInfo, { code: 'changedMeanwhile', message: 'Somebody was faster' });
  const { screen, user, openMenu } = await open();
  await user.click(findWithText(await openMenu(menuOf('Carol').name), t('members:actions.enable')));
  expect(await screen.findByText(/Somebody was faster/)).toBeInTheDocument();
  await expect.poll(() => fakeServer.requests(findMembers).length).toBe(2);
});

test('of many members some are found by name, address or role, and it is said when none is', async () => {
  const many = Array.from({ length: 9 }, (_nothing, at) => ({
    ...bob,
    userId: 20 + at,
    nickName: `Member ${at}`,
  }));
  const dan = { ...carol, nickName: 'Dan', account: 'd***@halden.app', lastSeenOn: '2026-11-18' };
  fakeServer.answers(findMembers, [owner, dan, ...many]);
  const { screen, user } = await open();
  expect(await screen.findByText('Member 8')).toBeInTheDocument();
  const field = screen.getByRole('searchbox', { name: t('members:members.search') });
  await user.type(field, 'd***@{Enter}');
  await expect.poll(() => screen.queryByText('Member 8')).toBeNull();
  expect(screen.getByText('Dan')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'nobody of these{Enter}');
  expect(await screen.findByText(t('members:members.notFound'))).toBeInTheDocument();
});

test('who manages members sees the address they are known by and the last day they were here', async () => {
  const seen = { ...bob, account: 'b***@halden.app', lastSeenOn: '2026-11-18' };
  fakeServer.answers(findMembers, [owner, seen]);
  const { screen } = await open();
  expect(await screen.findByText('b***@halden.app')).toBeInTheDocument();
  expect(screen.getByText(t('members:members.seen'))).toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).toBeNull();
});
