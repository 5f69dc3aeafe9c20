import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { addCampaignGroups } from '@tapwright/contracts/campaign-groups';
import type { CallShape } from '@tapwright/contracts/call';
import { checkSecretKey, createSecretKey, modifySecretKey } from '@tapwright/contracts/certificates';
import { type CodeName, codes } from '@tapwright/contracts/codes';
import { type Capability, can, type Role, roles } from '@tapwright/contracts/roles';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { teamCallInputs } from './features/teams/testing/team-call-inputs.ts';
import { startCertificateServer } from './testing/certificate-server.ts';

/** Asked by POST, and changing nothing; what a provider says of a payment holds whoever asks. */
const reads: ReadonlySet<string> = new Set([
  '/team/isRemoveAll',
  '/reportCentre/read',
  '/reportCentre/readOverTime',
  '/changes/preview',
  '/tool/assistant/findNGram',
  '/tool/negativeLists/findBlocked',
  '/tool/negativeLists/preview',
  '/tool/structure/preview',
  '/app/namePlaces',
  '/keyords/suggestAdGroups',
  '/keyords/findOwners',
  '/tool/wordicon/findUses',
  '/recharge/askPayment',
]);

const capabilityOf = ({ access }: CallShape): Capability | undefined =>
  access.to === 'team' ? access.may : undefined;
const mayDisabled = ({ access }: CallShape) => access.to === 'team' && access.whileDisabled === true;
const doesWrite = ({ method, writes, path }: CallShape) =>
  (method === 'POST' || writes === true) && !reads.has(path);

type Change = { role: Role } | { disabledAt: Date } | 'removed';

async function startTeam() {
  const server = await startCertificateServer();
  const { database } = server.deps;
  const { owner, teamId } = await server.startTeam();
  const { certificateId, user } = await server.bind(owner, teamId);
  const privateKey = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey;
  /** What a verb looks at before it writes has to be there. */
  const inputs: typeof teamCallInputs = {
    ...teamCallInputs,
    '/asaSecretKey/upload': { privateKey: privateKey.export({ type: 'sec1', format: 'pem' }) },
    '/asaSecretKey/check': { certificateId },
    '/campaignGroup/add': {
      certificateId,
      adAccounts: [{ adAccountId: String(user.adAccountIds[0]), name: 'One' }],
    },
  };

  const isWaiting = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'select%from "teams"%'`.execute(
      database.read,
    );
    return rows.length > 0;
  };

  /** The code of the answer when the member changes between admission and the write; undefined where it wrote nothing. */
  const askWhile = async (call: CallShape, change: Change): Promise<number | undefined> => {
    const input = { ...inputs[call.path], teamId };
    const mine = database.write.selectFrom('teamMembers').selectAll().where('userId', '=', owner.userId);
    const before = await mine.executeTakeFirstOrThrow();
    let code: number | undefined;
    let request: Promise<void> = Promise.resolve();
    let hasWaited = false;
    await database.write.transaction().execute(async (tx) => {
      await tx.selectFrom('teams').select('teamId').where('teamId', '=', teamId).forUpdate().execute();
      request = server
        .codeOf(owner, call, call.method === 'GET' ? { query: input } : { body: input })
        .then((answered) => {
          code = answered;
        });
      while (code === undefined && !hasWaited) hasWaited = await isWaiting();
      await tx.deleteFrom('teamMembers').where('userId', '=', owner.userId).execute();
      if (change !== 'removed')
        await tx
          .insertInto('teamMembers')
          .values({ ...before, ...change })
          .execute();
    });
    await request;
    await database.write.deleteFrom('teamMembers').where('userId', '=', owner.userId).execute();
    await database.write.insertInto('teamMembers').values(before).execute();
    return hasWaited ? code : undefined;
  };
  return { ...server, askWhile };
}

test('a member who is removed, disabled or demoted while a call is under way changes nothing any more', async () => {
  const { app, askWhile } = await startTeam();
  const calls = app.host.calls.filter((call) => capabilityOf(call) !== undefined && doesWrite(call));
  expect(calls.length).toBeGreaterThan(20);
  const differences: string[] = [];
  for (const call of calls) {
    const lesser = roles.find((role) => !can(role, capabilityOf(call) ?? 'member.see') && role !== 'visitor');
    const cases: [string, Change, CodeName[]][] = [
      ['removed', 'removed', ['notPermitted']],
      ['disabled', { disabledAt: new Date() }, [mayDisabled(call) ? 'ownerCannotLeave' : 'disabledInTeam']],
    ];
    if (lesser !== undefined) cases.push(['demoted', { role: lesser }, ['notPermitted', 'readOnlyRole']]);
    for (const [what, change, expected] of cases) {
      const code = await askWhile(call, change);
      const isRefused = expected.some((name) => codes[name] === code);
      if (!isRefused) differences.push(`${call.path}, ${what}: ${code ?? 'did not look under the lock'}`);
    }
  }
  expect(differences).toEqual([]);
});

/** Apple behind us, where something can happen before each of its answers. */
async function startBetween(apple: () => string) {
  const between = { before: async (): Promise<void> => undefined, asked: 0 };
  const server = createServer((request, response) => {
    void (async () => {
      between.asked += 1;
      await between.before();
      const { host: _host, connection: _connection, ...headers } = request.headers;
      const sent = await buffer(request);
      const answer = await fetch(`${apple()}${request.url ?? ''}`, {
        method: request.method ?? 'GET',
        headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
        ...(sent.length === 0 ? {} : { body: new Uint8Array(sent) }),
      });
      const type = answer.headers.get('content-type') ?? 'application/json';
      response.writeHead(answer.status, { 'content-type': type });
      response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return Object.assign(between, { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

test('a member who is removed while Apple is being asked changes nothing any more', async () => {
  let apple = '';
  const between = await startBetween(() => apple);
  const server = await startCertificateServer({ appleOrigin: () => between.origin });
  apple = server.apple.origin;
  const { write } = server.deps.database;
  const { owner, teamId } = await server.startTeam();
  const { certificateId, user } = await server.bind(owner, teamId);
  const created = await server.ask(owner, createSecretKey, { query: { teamId } });
  const next = await server.apple.addApiUser(created.publicKey);
  const ids = { clientId: next.clientId, appleTeamId: next.teamId, keyId: next.keyId };
  const adAccounts = [{ adAccountId: String(user.adAccountIds[0]), name: 'One' }];
  const calls: [CallShape, object][] = [
    [addCampaignGroups, { certificateId, adAccounts }],
    [checkSecretKey, { certificateId }],
    [modifySecretKey, { certificateId: created.certificateId, ...ids }],
  ];
  const mine = write.selectFrom('teamMembers').selectAll().where('userId', '=', owner.userId);
  const before = await mine.executeTakeFirstOrThrow();
  const countRows = async () =>
    Promise.all(
      (['operationLog', 'campaignGroups'] as const).map(
        async (table) => (await write.selectFrom(table).selectAll().execute()).length,
      ),
    );
  for (const [call, body] of calls) {
    let rows: number[] | undefined;
    between.asked = 0;
    between.before = async () => {
      rows ??= await countRows();
      await write.deleteFrom('teamMembers').where('userId', '=', owner.userId).execute();
    };
    const code = await server.codeOf(owner, call, { body: { teamId, ...body } });
    between.before = async () => undefined;
    expect(between.asked, `${call.path} asks Apple`).toBeGreaterThan(0);
    expect(code, call.path).toBe(codes.notPermitted);
    expect(await countRows(), call.path).toEqual(rows);
    await write.insertInto('teamMembers').values(before).execute();
  }
});
