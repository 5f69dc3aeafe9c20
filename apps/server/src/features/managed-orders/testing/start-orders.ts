import * as calls from '@tapwright/contracts/managed-orders';
import { readAnswer } from '../../../testing/test-app.ts';
import { type Somebody, startTeamServer } from '../../teams/testing/team-server.ts';

export const fields = {
  app: { adamId: '1600000004', name: 'Trailbook' },
  storefronts: ['DE', 'AT'],
  goal: 'installs' as const,
  cpa: 280,
  budget: 800_000,
  weeks: 8,
  startsOn: '2099-12-01',
  needs: 'No road navigation words',
};

export const form: calls.OrderForm = {
  app: null,
  storefronts: [],
  goal: 'installs',
  cpa: '',
  budget: 'eight thous',
  weeks: '8',
  startsOn: '',
  needs: 'half a sentence',
};

/** A team with people of several roles and staff, and the platform's certificate, as far as orders look at it. */
export async function startOrders() {
  const server = await startTeamServer();
  const { deps, ask, makePerson, makeTeam, makeMember, origin } = server;
  const { write } = deps.database;
  const owner = await makePerson();
  const teamId = await makeTeam(owner);
  const bindPlatform = () =>
    write
      .insertInto('certificates')
      .values({
        teamId: 0,
        certificateId: 1,
        state: 'bound',
        publicKey: 'none',
        sealedPrivateKey: 'none',
        clientId: 'SEARCHADS.1',
        appleTeamId: 'SEARCHADS.2',
        keyId: 'key',
      })
      .execute();
  const hire = async () => {
    const person = await makePerson();
    const { userId } = person;
    await write.updateTable('users').set({ isStaff: true }).where('userId', '=', userId).execute();
    const passed = { secondFactorAt: new Date() };
    await write.updateTable('sessions').set(passed).where('userId', '=', userId).execute();
    return person;
  };
  const save = async (who: Somebody) => (await ask(who, calls.saveOrder, { body: { teamId, form } })).orderId;
  const submit = async (who: Somebody, files: string[] = []) => {
    const orderId = await save(who);
    await ask(who, calls.submitOrder, { body: { teamId, orderId, fields, files } });
    return orderId;
  };
  const upload = async (who: Somebody, content: Uint8Array<ArrayBuffer> | string, name = 'words.csv') => {
    const body = new FormData();
    body.append(calls.uploadOrderFile.file, new File([content], name));
    const headers = { authorization: who.token };
    return readAnswer(
      await fetch(`${origin}${calls.uploadOrderFile.path}`, { method: 'POST', headers, body }),
    );
  };
  const read = (who: Somebody, orderId: number) => ask(who, calls.findOrder, { query: { teamId, orderId } });
  const idsOf = async (who: Somebody) =>
    (await ask(who, calls.findOrders, { query: { teamId, pageSize: 40 } })).list.map(
      ({ orderId }) => orderId,
    );
  return { ...server, owner, teamId, makeMember, bindPlatform, hire, save, submit, upload, read, idsOf };
}
export type Orders = Awaited<ReturnType<typeof startOrders>>;
