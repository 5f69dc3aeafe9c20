import { capabilities, grantOf, type Role, roles } from '@tapwright/contracts/roles';
import { expect, test } from 'vitest';
import { startTeamServer } from '../testing/team-server.ts';
import { type PermissionTable, announcePermissionChanges } from './announce-permission-changes.ts';

const grantsOf = (role: Role, other: Record<string, string> = {}) => ({
  ...Object.fromEntries(capabilities.map((name) => [name, grantOf(role, name)])),
  ...other,
});
const tableWith = (changed: Partial<Record<Role, Record<string, string>>>) =>
  Object.fromEntries(roles.map((role) => [role, grantsOf(role, changed[role])])) as PermissionTable;

async function startWithTeam() {
  const server = await startTeamServer();
  const ann = await server.makePerson();
  const teamId = await server.makeTeam(ann);
  const finance = await server.makeMember(ann, teamId, 'finance');
  const reader = await server.makeMember(ann, teamId, 'readOnly');
  const told = async (who: typeof ann) =>
    (await server.openNotices(who)).filter(({ typeId }) => typeId === 4);
  return { ...server, ann, teamId, finance, reader, told };
}

test('a start with the table that members know tells nobody', async () => {
  const { deps, ann, finance, told } = await startWithTeam();
  await announcePermissionChanges(deps);
  expect([await told(ann), await told(finance)]).toEqual([[], []]);
});

test('two processes that start with another table tell those it concerns, once', async () => {
  const { deps, ann, teamId, finance, reader, told } = await startWithTeam();
  const table = tableWith({ finance: { 'finance.recharge': 'no' }, readOnly: { 'new.thing': 'no' } });
  await Promise.all([announcePermissionChanges(deps, table), announcePermissionChanges(deps, table)]);
  expect(await told(finance)).toMatchObject([
    { teamId, receiveRole: 'finance', detailed: 'finance.recharge', status: 0 },
  ]);
  expect([await told(ann), await told(reader)]).toEqual([[], []]);
  await announcePermissionChanges(deps, table);
  expect(await told(finance)).toHaveLength(1);
});
