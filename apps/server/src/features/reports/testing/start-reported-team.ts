import { addTeam } from '@tapwright/contracts/teams';
import * as z from 'zod/mini';
import { createTestDatabase } from '../../../platform/db/testing/test-database.ts';
import { makePerson } from '../../../testing/make-person.ts';
import { makeTestApp, readAnswer } from '../../../testing/test-app.ts';
import { type Somebody, startTeamServer } from '../../teams/testing/team-server.ts';
import { makeReportedWorld } from './make-reported-world.ts';

/** Of this process. Its figures take ten times as long to write as a copy of them to make. */
let made: ReturnType<typeof makeReportedTeams> | undefined;

/** A team with ad accounts and a year of figures, beside a neighbour's; each test has a copy of its own. */
export async function startReportedTeam() {
  made ??= makeReportedTeams();
  const { name, ...team } = await made;
  return { ...(await startTeamServer({ copyOf: name })), ...team };
}

async function makeReportedTeams() {
  const { name, database } = await createTestDatabase();
  const server = await makeTestApp(database);
  const origin = await server.start();
  const makeOwner = async (nickName: string, mobile: string): Promise<Somebody> => {
    const account = { email: `${nickName.toLowerCase()}@example.com`, mobile };
    return { ...account, ...(await makePerson(server.deps, { nickName, ...account })) };
  };
  const makeTeam = async ({ token }: Somebody, teamName: string) => {
    const response = await fetch(`${origin}${addTeam.path}`, {
      method: addTeam.method,
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify({ teamName, currencyType: 'USD' }),
    });
    return z.parse(addTeam.answer, (await readAnswer(response)).data).teamId;
  };
  const owner = await makeOwner('Owner', '13900000001');
  const teamId = await makeTeam(owner, 'North');
  const world = await makeReportedWorld(database, teamId, 21);
  const neighbour = await makeOwner('Neighbour', '13900000002');
  await makeReportedWorld(database, await makeTeam(neighbour, 'Beside'), 12);
  await server.stop();
  await database.close();
  return { name, owner, teamId, ...world };
}
