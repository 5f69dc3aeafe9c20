import { codes } from '@tapwright/contracts/codes';
import * as structure from '@tapwright/contracts/structure';
import { usualNameTemplate } from '@tapwright/domain/structure-names';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { adamId as first, startDrifted } from './testing/start-drifted.ts';

const second = '72';
const [ofTeam, own, later] = ['{role} {storefront}', '{storefront} {role}', '{app}_{role}_{storefront}'];

/** An app with the campaign in Japan, and another with the one in Japan and Korea. */
async function startWithTwoApps() {
  const world = await startDrifted();
  const { ask, owner, teamId, write } = world;
  await sql`update campaigns set apple = apple || ${JSON.stringify({ promotedObjectId: second })}::jsonb
    where team_id = ${teamId} and campaign_id = 7020`.execute(write);
  const nameOf = async (adamId: string, who = owner) =>
    (await ask(who, structure.findNameTemplate, { query: { teamId, adamId } })).nameTemplate;
  const bodyOf = (adamId: string, nameTemplate: string, isForTeam: boolean, revision: number) => ({
    body: { teamId, adamId, nameTemplate, isForTeam, bidCeiling: '', currency: 'USD', revision },
  });
  const change = async (...asked: Parameters<typeof bodyOf>) =>
    ask(owner, structure.modifyStructurePlan, bodyOf(...asked));
  return { ...world, nameOf, bodyOf, change };
}

test('names are the team’s until an app has its own, and the audit compares with what holds for the app', async () => {
  const { ask, codeOf, owner, teamId, nameOf, bodyOf, change } = await startWithTwoApps();
  expect([await nameOf(first), await nameOf(second)]).toEqual([usualNameTemplate, usualNameTemplate]);
  expect(await change(first, ofTeam, true, 0)).toMatchObject({ nameTemplate: ofTeam, isForTeam: true });
  expect([await nameOf(first), await nameOf(second)]).toEqual([ofTeam, ofTeam]);
  const find = async () => ask(owner, structure.findStructure, { query: { teamId, adamId: second } });
  const becomes = async () =>
    (await find()).faults.filter(({ fault }) => fault === 'nameOffTemplate').map((one) => one.becomes);
  expect(await becomes()).toEqual(['discovery KR+JP']);

  // Whoever has seen the app before the team had names changes nothing that they have not seen.
  expect(await codeOf(owner, structure.modifyStructurePlan, bodyOf(second, own, false, 0))).toBe(
    codes.changedMeanwhile,
  );
  const { plan } = await find();
  expect(await change(second, own, false, plan.revision)).toMatchObject({
    nameTemplate: own,
    isForTeam: false,
  });
  expect([await nameOf(first), await nameOf(second), await becomes()]).toEqual([
    ofTeam,
    own,
    ['KR+JP discovery'],
  ]);
  const { revision } = (await find()).plan;
  await change(second, later, true, revision);
  expect([await nameOf(first), await nameOf(second)]).toEqual([later, later]);
}, 60_000);

test('whoever is bound to a part hears of another app what holds for all; neighbours and readers hear nothing', async () => {
  const world = await startWithTwoApps();
  const { ask, codeOf, owner, teamId, nameOf, change, makeMember, makePerson, makeTeam, bind } = world;
  const { revision } = await change(first, ofTeam, true, 0);
  await change(first, own, false, revision);
  const member = await makeMember(owner, teamId, 'advManager');
  await bind(member, [7020]);
  expect([await nameOf(first), await nameOf(first, member), await nameOf(second, member)]).toEqual([
    own,
    ofTeam,
    ofTeam,
  ]);
  const reader = await makeMember(owner, teamId, 'readOnly');
  const query = { teamId, adamId: first };
  expect(await codeOf(reader, structure.findNameTemplate, { query })).toBe(codes.readOnlyRole);
  const neighbour = await makePerson();
  const theirs = await makeTeam(neighbour, 'Neighbours');
  expect(await codeOf(neighbour, structure.findNameTemplate, { query })).not.toBe(codes.success);
  expect(
    await ask(neighbour, structure.findNameTemplate, { query: { teamId: theirs, adamId: first } }),
  ).toEqual({ nameTemplate: usualNameTemplate });
}, 60_000);
