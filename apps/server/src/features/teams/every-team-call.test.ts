import type { CallShape } from '@tapwright/contracts/call';
import { codes } from '@tapwright/contracts/codes';
import { leaveTeam, modifyMemberInfo } from '@tapwright/contracts/members';
import { type Capability, can, roles } from '@tapwright/contracts/roles';
import { expect, test } from 'vitest';
import { teamCallInputs } from './testing/team-call-inputs.ts';
import { type Somebody, startTeamServer } from './testing/team-server.ts';

const refusals: readonly number[] = [
  codes.noToken,
  codes.notPermitted,
  codes.readOnlyRole,
  codes.disabledInTeam,
];

const capabilityOf = ({ access }: CallShape): Capability | undefined =>
  access.to === 'team' ? access.may : undefined;

const mayDisabled = ({ access }: CallShape) => access.to === 'team' && access.whileDisabled === true;

test('every team call, asked as every role, as a disabled member, from another team and by nobody, keeps to the table', async () => {
  const { app, makePerson, makeTeam, makeMember, ask, codeOf } = await startTeamServer();
  const ann = await makePerson();
  const teamId = await makeTeam(ann);
  const people: Record<string, Somebody> = { visitor: ann };
  for (const role of roles) if (role !== 'visitor') people[role] = await makeMember(ann, teamId, role);
  const disabled = await makeMember(ann, teamId, 'admin');
  await ask(ann, modifyMemberInfo, {
    body: { teamId, userId: disabled.userId, roleUserStatus: 1, revision: 1 },
  });
  const neighbour = await makePerson();
  await makeTeam(neighbour, 'Neighbours');

  // Leaving comes last: whoever has left can be asked no more.
  const teamCalls = app.host.calls
    .filter((call) => capabilityOf(call) !== undefined)
    .toSorted((one, other) => Number(one.path === leaveTeam.path) - Number(other.path === leaveTeam.path));
  expect(teamCalls.map(({ path }) => path).filter((path) => teamCallInputs[path] === undefined)).toEqual([]);

  const differences: string[] = [];
  for (const call of teamCalls) {
    const given = { ...teamCallInputs[call.path], teamId };
    const input = call.method === 'GET' ? { query: given } : { body: given };
    const compare = async (as: string, who: Somebody | undefined, expected: number | undefined) => {
      const code = await codeOf(who, call, input);
      const isRight = expected === undefined ? !refusals.includes(code) : code === expected;
      if (!isRight) differences.push(`${call.path} as ${as}: ${code}`);
    };
    const capability = capabilityOf(call);
    for (const [role, who] of Object.entries(people)) {
      const isReader = role === 'readOnly' || role === 'campaignsReadOnly';
      const isAllowed = capability !== undefined && can(role, capability);
      const isAdOrMoney =
        /^(?:campaign|finance|managedOrder)/.test(capability ?? '') && capability !== 'finance.see';
      await compare(
        role,
        who,
        isAllowed ? undefined : isReader && isAdOrMoney ? codes.readOnlyRole : codes.notPermitted,
      );
    }
    await compare('disabled', disabled, mayDisabled(call) ? undefined : codes.disabledInTeam);
    await compare('neighbour', neighbour, codes.notPermitted);
    await compare('nobody', undefined, codes.noToken);
  }
  expect(differences).toEqual([]);
}, 240_000);
