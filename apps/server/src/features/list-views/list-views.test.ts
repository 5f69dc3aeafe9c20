import { codes } from '@tapwright/contracts/codes';
import * as layouts from '@tapwright/contracts/list-layouts';
import * as views from '@tapwright/contracts/list-views';
import { findTeamOperations } from '@tapwright/contracts/operation-log';
import { expect, test } from 'vitest';
import { startTeamServer } from '../teams/testing/team-server.ts';

const layout: layouts.ListLayout = {
  columns: ['taps', 'status'],
  ownColumns: null,
  widths: { taps: 90 },
  sort: { key: 'taps', order: 'asc' },
};
const search = { range: 'last7Days', where: 'taps>10', columns: 'status,taps' };

async function start() {
  const server = await startTeamServer();
  const owner = await server.makePerson();
  const teamId = await server.makeTeam(owner);
  const add = async (by: typeof owner, isShared: boolean, name = 'Winners') =>
    server.ask(by, views.addView, { body: { teamId, list: 'keyword', name, search, isShared } });
  const find = async (by: typeof owner, ofTeam = teamId) =>
    server.ask(by, views.findViews, { query: { teamId: ofTeam } });
  return { ...server, owner, teamId, add, find };
}

test('how a list is arranged is kept for one person, in one team', async () => {
  const { ask, codeOf, owner, teamId, makeTeam, makeMember } = await start();
  const other = await makeMember(owner, teamId, 'campaignsReadOnly');
  const second = await makeTeam(owner);
  const keep = async (next: layouts.ListLayout) =>
    ask(owner, layouts.keepLayout, { body: { teamId, list: 'keyword', layout: next } });
  await keep({ ...layout, sort: null });
  await keep(layout);
  expect(await ask(owner, layouts.findLayouts, { query: { teamId } })).toEqual([{ list: 'keyword', layout }]);
  expect(await ask(other, layouts.findLayouts, { query: { teamId } })).toEqual([]);
  expect(await ask(owner, layouts.findLayouts, { query: { teamId: second } })).toEqual([]);
  const tooWide = { teamId, list: 'keyword', layout: { ...layout, widths: { taps: 10_000 } } };
  expect(await codeOf(owner, layouts.keepLayout, { body: tooWide })).toBe(codes.badInput);
});

test('a view is its maker’s until it is shared, and then the team’s to open and the admins’ to change', async () => {
  const { ask, codeOf, owner, teamId, makeMember, add, find } = await start();
  const reader = await makeMember(owner, teamId, 'readOnly');
  const admin = await makeMember(owner, teamId, 'admin');
  const finance = await makeMember(owner, teamId, 'finance');
  const mine = await add(reader, false);
  expect(await find(owner)).toEqual([]);
  const change = { teamId, viewId: mine.viewId, name: 'Our winners', search, isShared: true };
  const hidden = { body: { ...change, revision: mine.revision } };
  expect(await codeOf(admin, views.modifyView, hidden)).toBe(codes.notFound);

  const shared = await ask(reader, views.modifyView, hidden);
  expect(await codeOf(reader, views.modifyView, hidden)).toBe(codes.changedMeanwhile);
  expect(await find(admin)).toMatchObject([{ name: 'Our winners', search, isOwn: false, mayEdit: true }]);
  const scoped = await makeMember(owner, teamId, 'advManager');
  expect(await find(scoped)).toMatchObject([{ mayEdit: false }]);
  const again = { body: { ...change, revision: shared.revision } };
  expect(await codeOf(scoped, views.modifyView, again)).toBe(codes.notPermitted);
  expect(await codeOf(finance, views.findViews, { query: { teamId } })).toBe(codes.notPermitted);
  expect(await ask(admin, views.removeView, { body: { teamId, viewId: mine.viewId } })).toBeNull();
  expect(await find(reader)).toEqual([]);
  const { list } = await ask(owner, findTeamOperations, { query: { teamId } });
  expect(list.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Shared view of a list changed', 'Shared view of a list removed']),
  );
});

test('what is not shared leaves no row in the team’s log', async () => {
  const { ask, owner, teamId, add } = await start();
  const { viewId } = await add(owner, false);
  await ask(owner, views.removeView, { body: { teamId, viewId } });
  const { list } = await ask(owner, findTeamOperations, { query: { teamId } });
  expect(list.filter(({ name }) => name.includes('view of a list'))).toEqual([]);
});

test('a neighbour sees and changes no view, whatever team they name', async () => {
  const { codeOf, makePerson, makeTeam, owner, teamId, add, find } = await start();
  const { viewId, revision } = await add(owner, true);
  const neighbour = await makePerson();
  const theirs = await makeTeam(neighbour);
  expect(await find(neighbour, theirs)).toEqual([]);
  const change = { viewId, name: 'Taken', search, isShared: true, revision };
  expect(await codeOf(neighbour, views.modifyView, { body: { ...change, teamId: theirs } })).toBe(
    codes.notFound,
  );
  expect(await codeOf(neighbour, views.findViews, { query: { teamId } })).not.toBe(20000);
  expect(await find(owner)).toMatchObject([{ name: 'Winners' }]);
});
