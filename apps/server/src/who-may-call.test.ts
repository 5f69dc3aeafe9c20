import type { CallShape } from '@tapwright/contracts/call';
import { type CodeName, findCodeName } from '@tapwright/contracts/codes';
import { inviteMember } from '@tapwright/contracts/invitations';
import { addReport } from '@tapwright/contracts/report-centre';
import { can, isReader, operatorRole, type Role, roles } from '@tapwright/contracts/roles';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { hashToken } from './platform/crypto/tokens.ts';
import { makePerson, type SignedIn } from './testing/make-person.ts';
import { addTeamThings, secretName } from './features/teams/testing/add-team-things.ts';
import { startWithCampaigns } from './features/teams/testing/start-with-campaigns.ts';
import { teamCallInputs } from './features/teams/testing/team-call-inputs.ts';

const unlimited = { strangerPerSecond: 1e9, strangerPerMinute: 1e9, personPerMinute: 1e9 };

type Asker = {
  token?: string;
  role?: Role;
  isDisabled?: true;
  staff?: 'before' | 'passed' | 'first';
  isFrozen?: true;
  /** For its second factor. */
  isWaiting?: true;
};

async function startWithAskers() {
  const server = await startWithCampaigns({ requestLimits: unlimited });
  const { deps, teamId, owner, groups } = server;
  const { write } = deps.database;
  const join = async (role: Role, scope: number[] = [], isDisabled = false) => {
    const person = await server.makePerson();
    const disabledAt = isDisabled ? new Date() : null;
    const values = { teamId, userId: person.userId, role, scope, joinedAt: new Date(), disabledAt };
    await write.insertInto('teamMembers').values(values).execute();
    return { token: person.token, role };
  };
  const joinWaiting = async () => {
    const { token, role } = await join('admin');
    const tokenHash = hashToken(token);
    const waits = { waitsForSecondFactor: true };
    await write.updateTable('sessions').set(waits).where('tokenHash', '=', tokenHash).execute();
    return { token, role };
  };
  const be = async (values: object, passed = false): Promise<SignedIn> => {
    const person = await makePerson(deps, { nickName: 'Somebody' });
    await write.updateTable('users').set(values).where('userId', '=', person.userId).execute();
    const secondFactorAt = passed ? new Date() : null;
    await write.updateTable('sessions').set({ secondFactorAt }).where('userId', '=', person.userId).execute();
    return person;
  };
  const outsider = await server.makePerson();
  const otherTeamId = await server.makeTeam(outsider, 'Neighbours');
  const staff = { isStaff: true };
  const askers: Record<string, Asker> = {
    nobody: {},
    owner: { token: owner.token, role: 'visitor' },
    'bound manager': await join('manager', [groups[0]]),
    'bound advManager': await join('advManager', [11]),
    'bound campaignsReadOnly': await join('campaignsReadOnly', [11]),
    disabled: { ...(await join('admin', [], true)), isDisabled: true },
    'owner of another team': { token: outsider.token },
    'in no team': { token: (await server.makePerson()).token },
    'a former member': { token: (await server.makePerson()).token },
    'staff before the second factor': { ...(await be(staff)), staff: 'before' },
    staff: { ...(await be(staff, true)), staff: 'passed' },
    'the first staff account': { ...(await be({ ...staff, loginName: 'admin' }, true)), staff: 'first' },
    'a sign-in without its second factor': { ...(await joinWaiting()), isWaiting: true },
    frozen: { ...(await be({ frozenAt: new Date() })), isFrozen: true },
  };
  for (const role of roles) if (role !== 'visitor' && role !== operatorRole) askers[role] = await join(role);
  const operator = await be(staff, true);
  const seat = { teamId, userId: operator.userId, role: operatorRole, scope: [groups[0]] };
  await write
    .insertInto('teamMembers')
    .values({ ...seat, joinedAt: new Date() })
    .execute();
  askers[operatorRole] = { token: operator.token, role: operatorRole, staff: 'passed' };
  return { ...server, askers, outsider, otherTeamId };
}

const writesAdsOrMoney = new Set<string>([
  'campaignGroup.edit',
  'campaign.edit',
  'finance.recharge',
  'finance.pay',
  'managedOrder.submit',
]);

/** Who may, read off the contract alone. Undefined: let in, whatever the call then says of what was sent. */
function expectedOf({ access }: CallShape, asker: Asker): CodeName | undefined {
  if (access.to === 'anyone') return undefined;
  if (asker.token === undefined) return 'noToken';
  if (asker.isFrozen) return 'accountFrozen';
  if (asker.isWaiting)
    return access.to === 'signedIn' && access.before === 'secondFactor' ? undefined : 'secondFactorNeeded';
  if (access.to === 'signedIn') return undefined;
  if (access.to === 'staff') {
    if (asker.staff === undefined) return 'notPermitted';
    return asker.staff === 'before' ? 'secondFactorNeeded' : undefined;
  }
  if (asker.role === undefined) return 'notPermitted';
  if (asker.isDisabled) return access.whileDisabled === true ? undefined : 'disabledInTeam';
  if (can(asker.role, access.may)) return undefined;
  return isReader(asker.role) && writesAdsOrMoney.has(access.may) ? 'readOnlyRole' : 'notPermitted';
}

const refusedAtTheGate = new Set<string>([
  'noToken',
  'tokenEnded',
  'accountFrozen',
  'notPermitted',
  'readOnlyRole',
  'disabledInTeam',
  'secondFactorNeeded',
] satisfies CodeName[]);

/** It would end the session that goes on asking, or what it asks is refused for a reason of its own. */
const apart = new Set([
  '/account/logout',
  '/team/user/removeMe',
  '/team/removeAll',
  '/userInfo/account/close',
  '/userManager/findUser',
]);

/** Of a kind that no call keeps: who is let in is told that, and nothing is kept. */
async function sendFile(address: string, field: string, token?: string) {
  const body = new FormData();
  body.append(field, new File(['MZ'], 'one.exe'));
  const headers = token === undefined ? {} : { authorization: token };
  const response = await fetch(address, { method: 'POST', headers, body });
  return { status: response.status, ...z.parse(z.object({ code: z.int() }), await response.json()) };
}

test('every call lets in whom its contract names and refuses all others, for twenty kinds of asker', async () => {
  const { app, askers, send, teamId, origin } = await startWithAskers();
  expect(Object.keys(askers).length).toBeGreaterThanOrEqual(20);
  const differences: string[] = [];
  const tried = app.host.calls.filter(({ path }) => !apart.has(path));
  const teamCalls = app.host.calls.filter(({ access }) => access.to === 'team');
  expect(teamCalls.map(({ path }) => path).filter((path) => teamCallInputs[path] === undefined)).toEqual([]);
  for (const call of tried) {
    const given = call.access.to === 'team' ? { ...teamCallInputs[call.path], teamId } : {};
    const input = call.method === 'GET' ? { query: given } : { body: given };
    const compare = async ([who, asker]: [string, Asker]) => {
      const { token } = asker;
      const { code, status } = await (call.file === undefined
        ? send(token === undefined ? undefined : { token }, call, input)
        : sendFile(`${origin}${call.path}?teamId=${teamId}`, call.file, token));
      const answered = findCodeName(code) ?? String(code);
      const expected = expectedOf(call, asker);
      const isRight =
        expected === undefined ? status < 500 && !refusedAtTheGate.has(answered) : answered === expected;
      if (!isRight) differences.push(`${call.path} as ${who}: ${answered}, not ${expected ?? 'let in'}`);
    };
    await Promise.all(Object.entries(askers).map(compare));
  }
  expect(differences).toEqual([]);
}, 240_000);

const ids = (schema: z.ZodMiniType | undefined): readonly string[] =>
  schema === undefined
    ? []
    : Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {});

/** The input with every id in it, and every filter that the call knows, naming what is not theirs. */
function nameForeign(value: unknown, foreign: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((each) => nameForeign(each, foreign));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, foreign[name] ?? nameForeign(part, foreign)]),
  );
}

async function startWithForeign() {
  const server = await startWithAskers();
  const { teamId, groups, owner, deps } = server;
  const { write } = deps.database;
  const place = { teamId, adAccountId: 502, campaignId: 22, adGroupId: 221 };
  const apple = JSON.stringify({ name: secretName, text: secretName, status: 'ENABLED' });
  await write
    .insertInto('adGroups')
    .values({ ...place, apple })
    .execute();
  await write
    .insertInto('keywords')
    .values({ ...place, keywordId: 2211, apple })
    .execute();
  await write
    .insertInto('negativeKeywords')
    .values({ ...place, negativeKeywordId: 2212, apple })
    .execute();
  await write
    .insertInto('ads')
    .values({ ...place, adId: 2213, apple })
    .execute();
  const member = await server.makeMember(owner, teamId, 'readOnly');
  const definition = {
    level: 'campaign' as const,
    measures: ['taps' as const],
    range: { preset: 'yesterday' as const },
  };
  const { reportId } = await server.ask(owner, addReport, {
    body: { teamId, name: secretName, definition, isShared: false },
  });
  const { invitationId } = await server.ask(owner, inviteMember, {
    body: { teamId, account: 'secret@halden.example', roleName: 'finance', scope: [] },
  });
  const foreign = {
    campaignGroupId: groups[1],
    campaignGroupIds: [groups[1]],
    campaignId: '22',
    campaignIds: ['22'],
    adGroupId: '221',
    adGroupIds: ['221'],
    keywordId: '2211',
    keywordIds: ['2211'],
    negativeKeywordId: '2212',
    negativeKeywordIds: ['2212'],
    certificateId: 7,
    userId: member.userId,
    reportId,
    invitationId,
    scope: [22],
  };
  /** All that the database holds of the team, but who asked what, and what the timetable of the sync writes by itself. */
  const fingerprint = async () => {
    const tables = await sql<{ name: string }>`select c.table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = 'team_id' and t.table_type = 'BASE TABLE'
        and c.table_name not in ('operation_log', 'live_events') and c.table_name not like 'sync%'`.execute(
      write,
    );
    const prints: Record<string, unknown> = {};
    for (const { name } of tables.rows) {
      const { rows } = await sql<{
        print: string | null;
      }>`select md5(string_agg(t::text, ' ' order by t::text))
        as print from ${sql.table(name)} t where team_id = ${teamId}`.execute(write);
      prints[name] = rows[0]?.print;
    }
    return prints;
  };
  return { ...server, foreign, fingerprint, member };
}

const secrets = [secretName, 'Group 502', 'At Apple 502', 'C21', 'C22', 'secret@'];
const tellsSecret = ({ data }: { data: unknown }) =>
  secrets.some((secret) => JSON.stringify(data).includes(secret));

test('every id of another team, or out of one’s own scope, finds nothing and changes nothing', async () => {
  const { app, askers, otherTeamId, teamId, send, foreign, fingerprint } = await startWithForeign();
  const before = await fingerprint();
  const asking = [
    ['owner of another team', otherTeamId],
    ['bound manager', teamId],
    ['bound advManager', teamId],
    ['bound campaignsReadOnly', teamId],
  ] as const;
  const found: string[] = [];
  let tried = 0;
  let foundByOwner = 0;
  for (const call of app.host.calls.filter(({ access }) => access.to === 'team')) {
    const known = ids(call.method === 'GET' ? call.query : call.body);
    const filters = Object.entries(foreign).filter(
      ([name]) => known.includes(name) && name !== 'userId' && call.method === 'GET',
    );
    const example = { ...teamCallInputs[call.path], ...Object.fromEntries(filters) };
    const given = z.parse(z.record(z.string(), z.unknown()), nameForeign(example, foreign));
    if (JSON.stringify(given) === JSON.stringify(teamCallInputs[call.path] ?? {})) continue;
    tried += 1;
    for (const [who, ofTeam] of asking) {
      const { token = '' } = askers[who] ?? {};
      const input = { ...given, teamId: ofTeam };
      const answer = await send({ token }, call, call.method === 'GET' ? { query: input } : { body: input });
      if (answer.status >= 500 || tellsSecret(answer))
        found.push(`${call.path} as ${who}: ${answer.code} ${JSON.stringify(answer.data)}`);
    }
    // Whose it is finds it by the same input, or nothing was asked for.
    const { token = '' } = askers['owner'] ?? {};
    const asked = call.method === 'GET' && call.writes !== true;
    if (asked && tellsSecret(await send({ token }, call, { query: { ...given, teamId } }))) foundByOwner += 1;
  }
  expect(found).toEqual([]);
  expect(tried).toBeGreaterThan(40);
  expect(foundByOwner).toBeGreaterThan(3);
  expect(await fingerprint()).toEqual(before);
}, 240_000);

/** Ids of nobody's: Apple's own that everybody may know, and what a person types. */
const ownedByNobody = new Set([
  'teamId',
  'adamId',
  'productPageId',
  'placeId',
  'clientId',
  'appleTeamId',
  'keyId',
]);

const namesOf = (schema: z.ZodMiniType): Set<string> => {
  const written = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return new Set([...written.matchAll(/"(\w+Ids?)":/g)].map(([, name = '']) => name));
};

test('what a team keeps under an id, whatever it is, is out of reach from another team', async () => {
  const { app, outsider, otherTeamId, teamId, owner, member, send, foreign, ...server } =
    await startWithForeign();
  const { userId } = owner;
  const { reportId } = foreign;
  const things = await addTeamThings(server.deps.database, { teamId, userId, reportId });
  const { wordListId, negativeListId, ...ids } = things;
  const idsAt = (path: string): Record<string, unknown> => ({
    ...foreign,
    ...ids,
    adId: '2213',
    adIds: ['2213'],
    adAccountId: '502',
    objectId: '2211',
    authorId: userId,
    proposalIds: [ids.proposalId],
    recipientIds: [member.userId],
    listId: path.startsWith('/tool/negativeLists') ? negativeListId : wordListId,
  });
  const before = await server.fingerprint();
  const unknown: string[] = [];
  const found: string[] = [];
  const tried = new Set<string>();
  const foundByOwner = new Set<string>();
  for (const call of app.host.calls.filter(({ access }) => access.to === 'team')) {
    const schema = call.method === 'GET' ? call.query : call.body;
    if (schema === undefined) continue;
    const named = [...namesOf(schema)].filter((name) => !ownedByNobody.has(name));
    const known = idsAt(call.path);
    unknown.push(...named.filter((name) => known[name] === undefined).map((name) => `${call.path} ${name}`));
    const example = z.parse(z.record(z.string(), z.unknown()), nameForeign(teamCallInputs[call.path], known));
    // One after the other, so that none hides behind another that is refused first.
    const alone = named
      .filter((name) => example[name] === undefined && call.method === 'GET')
      .map((name) => ({ ...example, [name]: known[name] }));
    for (const given of [example, ...alone]) {
      if (named.length > 0) tried.add(call.path);
      const input = { ...given, teamId: otherTeamId };
      const answer = await send(outsider, call, call.method === 'GET' ? { query: input } : { body: input });
      if (answer.status >= 500 || tellsSecret(answer))
        found.push(`${call.path}: ${answer.code} ${JSON.stringify(answer.data)}`);
      // Whose it is finds it by the same input, or nothing was asked for.
      const isRead = call.method === 'GET' && call.writes !== true && call.download === undefined;
      if (isRead && tellsSecret(await send(owner, call, { query: { ...given, teamId } })))
        foundByOwner.add(call.path);
    }
  }
  expect(unknown).toEqual([]);
  expect(found).toEqual([]);
  expect(tried.size).toBeGreaterThan(140);
  expect(foundByOwner.size).toBeGreaterThan(20);
  expect(await server.fingerprint()).toEqual(before);
}, 240_000);
