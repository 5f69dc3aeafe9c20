import type { CallShape } from '@tapwright/contracts/call';
import { type Code, type CodeName, codes } from '@tapwright/contracts/codes';
import { can, operatorRole } from '@tapwright/contracts/roles';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { staffCallInputs } from './features/staff/testing/staff-call-inputs.ts';
import { type AdPlace, addAds, addTeamThings } from './features/teams/testing/add-team-things.ts';
import { idsOfThings, type KnownIds } from './features/teams/testing/ids-of-things.ts';
import { startWithAskers } from './features/teams/testing/start-with-askers.ts';
import { teamCallInputs } from './features/teams/testing/team-call-inputs.ts';
import { describe as describeSchema, hasPlace, listPlaces, type Place, putAt } from './testing/id-places.ts';

const secret = 'Secret';
const ad = { productPageId: '00000000-0000-4000-8000-000000000001' };
const known = {
  ...ad,
  name: 'One',
  text: 'timer',
  bid: '1',
  dailyCap: '1',
  adamId: '1600000011',
  startTime: null,
  endTime: null,
  zone: 'UTC',
};

async function startWithPlaces() {
  const server = await startWithAskers();
  const { teamId, otherTeamId, groups, deps } = server;
  const { write } = deps.database;
  const theirGroup = await server.addGroup(otherTeamId, 601, [61]);
  const place = (
    adAccountId: number,
    campaignGroupId: number,
    campaignId: number,
    name: string,
  ): AdPlace => ({
    adAccountId,
    certificateId: name === secret ? 70 : 7,
    campaignGroupId,
    campaignId,
    adGroupId: campaignId * 10,
    keywordId: campaignId * 100,
    negativeKeywordId: campaignId * 100 + 1,
    adId: campaignId * 100 + 2,
    adamId: `16000000${campaignId}`,
    name,
  });
  const within = place(501, groups[0], 11, 'Open');
  const beyond = place(502, groups[1], 22, secret);
  const elsewhere = place(601, theirGroup, 61, 'Next door');
  await addAds(write, teamId, within);
  await addAds(write, teamId, beyond);
  await addAds(write, otherTeamId, elsewhere);
  /** Somebody who is bound to what lies beyond the scope of those who ask. */
  const joinBeyond = async () => {
    const { userId } = await server.makePerson();
    const values = { teamId, userId, role: 'campaignsReadOnly', scope: [22], joinedAt: new Date() };
    await write.insertInto('teamMembers').values(values).execute();
    return { userId };
  };
  const key = {
    publicKey: 'k',
    sealedPrivateKey: 's',
    name: secret,
    state: 'bound',
    clientId: 'SEARCHADS.1',
    appleTeamId: 'SEARCHADS.2',
    keyId: 'key',
  };
  await write
    .insertInto('certificates')
    .values({ teamId, certificateId: 70, ...key })
    .execute();
  return { ...server, within, beyond, elsewhere, joinBeyond };
}

type Server = Awaited<ReturnType<typeof startWithPlaces>>;

const makers = [
  'made_by',
  'written_by',
  'author_id',
  'reader_id',
  'user_id',
  'added_by',
  'attached_by',
  'requested_by',
];

/**
 * All rows of a team but for those that somebody made and those of their own ad account, to both of which they may
 * write as long as nothing beyond is named; and for what was asked, and what the timetable of the sync writes.
 */
async function readRows(
  { deps: { database }, beyond }: Server,
  teamId: number,
  mine: { userId: number; adAccountId: number; campaignId: number },
): Promise<string[]> {
  const tables = await sql<{ name: string }>`select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'team_id' and t.table_type = 'BASE TABLE'
      and c.table_name not in ('operation_log', 'live_events') and c.table_name not like 'sync%'`.execute(
    database.write,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t
      cross join lateral (
        select coalesce(bool_or(key = any(${makers}) and value = ${String(mine.userId)}
            or key = 'ad_account_id' and value = ${String(mine.adAccountId)}
            or key = 'campaign_id' and value = ${String(mine.campaignId)}
            or key = 'change_set_id' and value in (
              select change_set_id::text from change_sets where author_id = ${mine.userId})), false) as is_own,
          coalesce(bool_or(key = 'ad_account_id' and value = ${String(beyond.adAccountId)}
            or key = 'campaign_id' and value = ${String(beyond.campaignId)}
            or key = 'ad_group_id' and value = ${String(beyond.adGroupId)}
            or key = 'scope' and value::jsonb @> any(
              array[${`[${beyond.campaignId}]`}, ${`[${beyond.campaignGroupId}]`}]::jsonb[])), false) as is_beyond
        from jsonb_each_text(to_jsonb(t))) as row
      where team_id = ${teamId} and (row.is_beyond or not row.is_own)`.execute(database.write);
    found.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return found.toSorted((one, other) => one.localeCompare(other));
}

type Asked = { call: CallShape; place: Place | 'all' | 'none'; input: Record<string, unknown> };
type Reach = { foreign: (path: string) => KnownIds; own: (path: string) => KnownIds };

/** Ids of nobody's: what a person types, and Apple's own that everybody may know. */
const ownedByNobody = new Set(['teamId', 'productPageId', 'placeId', 'clientId', 'appleTeamId', 'keyId']);

const isId = (name: string) => /Ids?$|^scope$/.test(name) && !ownedByNobody.has(name);
const asRecord = (value: unknown) => z.parse(z.record(z.string(), z.unknown()), value);

/**
 * Each call with what is foreign wherever it takes an id, then in one place after the other beside what is one’s own;
 * what only reads without any of it, too.
 */
function listAsked(
  call: CallShape,
  example: Record<string, unknown>,
  { foreign, own }: Reach,
): { asked: Asked[]; unknown: string[] } {
  const described = describeSchema(schemaOf(call));
  const places = listPlaces(described, isId);
  const nameOf = (place: Place) => place.at(-1) ?? '';
  const [theirs, mine] = [foreign(call.path), own(call.path)];
  const unknown = places
    .filter((place) => theirs[nameOf(place)] === undefined)
    .map((place) => `${call.path} ${place.join('.')}`);
  const put = (value: unknown, place: Place, id: unknown) =>
    putAt(described, value, place, { put: id, known });
  const inExample = places.filter((place) => hasPlace(example, place));
  const beside = (ids: KnownIds, nth = 0) =>
    inExample.reduce<unknown>((value, place) => {
      const choices = ids[nameOf(place)] ?? [];
      return put(value, place, choices[Math.min(nth, choices.length - 1)]);
    }, example);
  const most = Math.max(0, ...inExample.map((place) => theirs[nameOf(place)]?.length ?? 0));
  const all = Array.from({ length: most }, (_, nth) => ({
    place: 'all' as const,
    input: beside(theirs, nth),
  }));
  const alone = places.flatMap((place) =>
    (theirs[nameOf(place)] ?? []).map((id) => ({ place, input: put(beside(mine), place, id) })),
  );
  const isRead = call.method === 'GET' && call.writes !== true;
  const plain = isRead ? [{ place: 'none' as const, input: beside(mine) }] : [];
  const asked = [...plain, ...all, ...alone].map(({ place, input }) => ({
    call,
    place,
    input: asRecord(input),
  }));
  return { asked, unknown };
}

const onTheWire = ({ method }: CallShape, input: Record<string, unknown>): Record<string, unknown> =>
  method === 'POST'
    ? input
    : Object.fromEntries(
        Object.entries(input).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.map(String) : String(value),
        ]),
      );

const schemaOf = ({ method, query, body }: CallShape) => (method === 'GET' ? query : body) ?? z.object({});
const codesOf = (names: readonly CodeName[]) => new Set(names.map((name) => codes[name]));
const told = ({ data }: { data: unknown }) => JSON.stringify(data).includes(secret);

/** Asks all of it, and says what came back that should not have. */
async function probe(server: Server, token: string, teamId: number, asked: readonly Asked[]) {
  const found: string[] = [];
  for (const { call, place, input } of asked) {
    const given = onTheWire(call, { ...input, teamId });
    const fits = z.safeParse(schemaOf(call), given);
    const answer = await server.send(
      { token },
      call,
      call.method === 'GET' ? { query: given } : { body: given },
    );
    const isSaid = answer.status < 500 || codesOf(call.refusals ?? []).has(answer.code);
    if (fits.success && isSaid && !told(answer)) continue;
    const why = fits.success ? `${answer.code} ${JSON.stringify(answer.data)}` : z.prettifyError(fits.error);
    found.push(`${call.path} with ${String(place)}: ${why}`);
  }
  return found;
}

const isOfTeams = ({ access }: CallShape) => access.to === 'team';
const takesTeam = (call: CallShape) =>
  listPlaces(describeSchema(schemaOf(call)), (name) => name === 'teamId').length > 0;

test('what a team keeps under an id is out of reach from another team, wherever a call takes it', async () => {
  const server = await startWithPlaces();
  const { app, askers, teamId, otherTeamId, owner, outsider, beyond, elsewhere, deps } = server;
  const member = await server.joinBeyond();
  const theirs = await addTeamThings(deps.database, { teamId, userId: owner.userId, place: beyond });
  const { userId } = outsider;
  const ours = await addTeamThings(deps.database, { teamId: otherTeamId, userId, place: elsewhere });
  const mine = { ...elsewhere, userId };
  const reach: Reach = {
    foreign: (path) => idsOfThings(beyond, theirs, { userId: member.userId, path }),
    own: (path) => idsOfThings(elsewhere, ours, { userId, path }),
  };
  const lists = app.host.calls
    .filter(isOfTeams)
    .map((call) => listAsked(call, teamCallInputs[call.path] ?? {}, reach));
  expect(lists.flatMap(({ unknown }) => unknown)).toEqual([]);
  expect(lists.filter(({ asked }) => asked.some(({ place }) => place !== 'none')).length).toBeGreaterThan(
    140,
  );
  const asked = lists.flatMap((list) => list.asked);
  const before = await readRows(server, teamId, mine);
  expect(await probe(server, outsider.token, otherTeamId, asked)).toEqual([]);
  expect(await readRows(server, teamId, mine)).toEqual(before);

  const byStaff = app.host.calls
    .filter((call) => call.access.to === 'staff' && takesTeam(call))
    .flatMap((call) => listAsked(call, staffCallInputs[call.path] ?? {}, reach).asked);
  expect(byStaff.length).toBeGreaterThan(15);
  expect(await probe(server, askers['staff']?.token ?? '', otherTeamId, byStaff)).toEqual([]);
  expect(await readRows(server, teamId, mine)).toEqual(before);
}, 240_000);

const isDeep = inject('depth') === 'deep';
const others = ['bound advManager', 'bound campaignsReadOnly', operatorRole];
const whoIsBound = ['bound manager', ...(isDeep ? others : [])];

test('whoever is bound to a part of a team reaches nothing of the rest, wherever a call takes it', async () => {
  const server = await startWithPlaces();
  const { app, askers, teamId, owner, beyond, within, deps } = server;
  const member = await server.joinBeyond();
  const theirs = await addTeamThings(deps.database, { teamId, userId: owner.userId, place: beyond });
  for (const who of whoIsBound) {
    const { token = '', userId = 0, role = 'finance' } = askers[who] ?? {};
    const ours = await addTeamThings(deps.database, { teamId, userId, place: within });
    const mine = { ...within, userId };
    const reach: Reach = {
      foreign: (path) => idsOfThings(beyond, theirs, { userId: member.userId, path }),
      own: (path) => idsOfThings(within, ours, { userId: askers['bound advManager']?.userId ?? 0, path }),
    };
    const asked = app.host.calls
      .filter(({ access }) => access.to === 'team' && can(role, access.may))
      .flatMap((call) => listAsked(call, teamCallInputs[call.path] ?? {}, reach).asked);
    expect(asked.length, who).toBeGreaterThan(100);
    const before = await readRows(server, teamId, mine);
    expect(await probe(server, token, teamId, asked), who).toEqual([]);
    expect(await readRows(server, teamId, mine), who).toEqual(before);
  }
}, 240_000);

/** Of these there is no file, and no key with which Apple could be asked. */
const notReached = [
  '/secretAccount/findOrgList',
  '/secretAccount/findAcOrOrgList',
  '/reportCentre/download',
  '/recharge/downloadReceipt',
  '/recharge/downloadProof',
  '/fapiao/download',
  '/managedOrder/downloadFile',
  '/asaSecretKey/modify',
  '/asaSecretKey/check',
];

const isNo = codesOf(['notFound', 'badInput', 'notPermitted', 'executionError']);
const endsMuch = [
  '/ads/remove',
  '/keyords/remove',
  '/keyords/removeNegative',
  '/adgroups/remove',
  '/campaign/remove',
  '/campaignGroup/remove',
  '/secretAccount/remove',
  '/team/transferTeam',
];
const byHarm = ({ path, method }: CallShape) =>
  endsMuch.includes(path)
    ? 3 + endsMuch.indexOf(path)
    : method === 'GET'
      ? 0
      : /remove|discard/i.test(path)
        ? 2
        : 1;

/** What the two above ask would prove nothing if nobody could ask it. */
test.runIf(isDeep)(
  'whose it is reaches it by the very same inputs',
  async () => {
    const server = await startWithPlaces();
    const { app, teamId, owner, beyond, deps } = server;
    const make = async () => ({
      things: await addTeamThings(deps.database, { teamId, userId: owner.userId, place: beyond }),
      member: await server.joinBeyond(),
    });
    let made = await make();
    const [unreached, tells]: [string[], Set<string>] = [[], new Set()];
    for (const call of app.host.calls.filter(isOfTeams).toSorted((one, next) => byHarm(one) - byHarm(next))) {
      if (call.method === 'POST') made = await make();
      const { things, member } = made;
      const ids = (path: string) => idsOfThings(beyond, things, { userId: member.userId, path });
      const { asked } = listAsked(call, teamCallInputs[call.path] ?? {}, { foreign: ids, own: ids });
      const given = new Set<number>();
      for (const { input } of asked) {
        const sent = onTheWire(call, { ...input, teamId });
        const answer = await server.send(
          owner,
          call,
          call.method === 'GET' ? { query: sent } : { body: sent },
        );
        given.add(answer.code);
        if (told(answer)) tells.add(call.path);
      }
      if (asked.some(({ place }) => place !== 'none') && [...given].every((code) => isNo.has(code as Code)))
        unreached.push(call.path);
    }
    expect(unreached).toEqual(notReached);
    expect(tells.size).toBeGreaterThan(20);
  },
  240_000,
);
