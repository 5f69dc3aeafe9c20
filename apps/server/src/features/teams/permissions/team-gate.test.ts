import { capabilities, grantOf, type Role, invitedRoles } from '@tapwright/contracts/roles';
import { expect, test } from 'vitest';
import { Refusal } from '../../../platform/http/refusal.ts';
import { createTeamGate } from './team-gate.ts';
import { type Somebody, startTeamServer } from '../testing/team-server.ts';

/** What spends money or changes an ad. A role that only reads is told so in a code of its own. */
const writes = [
  'campaignGroup.edit',
  'campaign.edit',
  'finance.recharge',
  'finance.pay',
  'managedOrder.submit',
];

test('every capability asked for by every role is granted, refused, or refused as read only', async () => {
  const { deps, makePerson, makeTeam, makeMember } = await startTeamServer();
  const ann = await makePerson();
  const teamId = await makeTeam(ann);
  const gate = createTeamGate(deps);
  const people = new Map<Role, Somebody>([['visitor', ann]]);
  for (const role of invitedRoles) people.set(role, await makeMember(ann, teamId, role));

  const answers: string[] = [];
  const expected: string[] = [];
  for (const [role, { userId }] of people) {
    const person = { userId, sessionId: 1, isStaff: false, hasSecondFactor: false };
    for (const capability of capabilities) {
      const answer = await gate.getMembership(person, teamId, { may: capability }).then(
        ({ grant }) => grant,
        (error: unknown) => (error instanceof Refusal ? error.codeName : 'failed'),
      );
      answers.push(`${role} ${capability}: ${answer}`);
      const granted = grantOf(role, capability);
      const isReader = role === 'readOnly' || role === 'campaignsReadOnly';
      const refusal = isReader && writes.includes(capability) ? 'readOnlyRole' : 'notPermitted';
      expected.push(`${role} ${capability}: ${granted === 'no' ? refusal : granted}`);
    }
  }
  expect(answers).toEqual(expected);
  expect(answers.filter((line) => line.endsWith('readOnlyRole'))).toHaveLength(2 * writes.length);
});
