import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  approveChangeSet,
  declineChangeSet,
  findChangePolicy,
  modifyChangePolicy,
} from '@tapwright/contracts/change-approval';
import { addToDraft, sendDraft, withdrawChangeSet } from '@tapwright/contracts/change-drafts';
import {
  findChangeSet,
  modifyAdGroups,
  modifyCampaigns,
  modifyKeywords,
  previewChanges,
  removeKeywords,
} from '@tapwright/contracts/change-sets';
import { codes } from '@tapwright/contracts/codes';
import { removeMember } from '@tapwright/contracts/members';
import { findTeamOperations } from '@tapwright/contracts/operation-log';
import { expect, test } from 'vitest';
import { type Changing, startChanging } from '../testing/start-changing.ts';
import type { Somebody } from '../../teams/testing/team-server.ts';
import { lapseProposals } from './lapse-proposals.ts';

const noRule = { maxRise: '', maxReserve: '', maxObjects: null, removal: false, roles: [], origins: [] };

/** One USD is worth seven of the ad account's RMB; whatever is removed or touches three objects needs somebody else. */
async function startWithRule() {
  const server = await startChanging();
  const { ask, owner, teamId, deps } = server;
  await deps.database.pool.query(
    `truncate exchange_rates; insert into exchange_rates (currency, day, cny_per_unit, source) values ('USD', '2026-01-01', 7, 'test')`,
  );
  await ask(owner, modifyChangePolicy, {
    body: { teamId, revision: 0, ...noRule, maxRise: '5', maxObjects: 2, removal: true },
  });
  const admin = await server.makeMember(owner, teamId, 'admin');
  const author = await server.makeMember(owner, teamId, 'advManager');
  return { ...server, admin, author };
}

const noticesOf = async ({ openNotices }: Changing, who: Somebody) =>
  (await openNotices(who)).map(({ typeId, detailed, changeSetId }) => [typeId, detailed, changeSetId]);

test('what the rule names waits for a second person, who sees it, takes rows out and lets it go ahead', async () => {
  const server = await startWithRule();
  const { ask, codeOf, owner, admin, author, teamId, keywordIds, campaignId, settled, deps } = server;
  const small = await ask(author, modifyKeywords, {
    body: { teamId, keywords: [{ keywordId: keywordIds[0] ?? '', bid: '1.90' }] },
  });
  expect((await settled(small)).set.approval).toBeNull();
  const keywords = keywordIds.map((keywordId) => ({ keywordId, bid: '1.50' }));
  const campaigns = [{ campaignId, dailyCap: '120' }];
  const preview = await ask(author, previewChanges, { body: { teamId, keywords, campaigns } });
  expect(preview).toMatchObject({
    rise: { amount: '10.00', currency: 'USD' },
    approval: ['rise', 'objects'],
  });

  const draft = await ask(author, addToDraft, { body: { teamId, note: 'Winter', keywords, campaigns } });
  const { changeSetId } = draft;
  const proposed = await ask(author, sendDraft, { body: { teamId, changeSetId } });
  expect(proposed).toMatchObject({
    state: 'proposed',
    rise: { amount: '10.00' },
    approval: { reasons: ['rise', 'objects'], decidedBy: null },
    counts: { open: 4 },
  });
  for (const who of [owner, admin])
    expect(await noticesOf(server, who)).toContainEqual([12, '10.00 USD', changeSetId]);
  const outbox = join(deps.settings.dataDir, 'outbox');
  const mails = () =>
    readdirSync(outbox).filter((file) =>
      readFileSync(join(outbox, file), 'utf8').includes(`set=${changeSetId}`),
    );
  await expect.poll(() => mails().length, { timeout: 30_000 }).toBe(2);

  const body = { teamId, changeSetId };
  const opened = async (who: Somebody) => ask(who, findChangeSet, { query: { ...body, pageSize: 50 } });
  expect((await opened(author)).mayDecide).toBe(false);
  const { edits, mayDecide } = await opened(admin);
  expect(mayDecide).toBe(true);
  expect(edits.list).toMatchObject([{ after: { dailyCap: '120.00' }, state: 'planned' }, {}, {}, {}]);
  expect(await codeOf(author, approveChangeSet, { body })).toBe(codes.notPermitted);
  const capEdit = edits.list[0]?.number ?? 0;
  await ask(admin, approveChangeSet, { body: { ...body, without: [capEdit] } });
  const { set } = await settled(proposed);
  expect(set).toMatchObject({
    approval: { decidedById: admin.userId },
    counts: { edits: 4, live: 3, withdrawn: 1 },
  });
  expect(await noticesOf(server, author)).toContainEqual([13, 'approved', changeSetId]);
  expect((await noticesOf(server, owner)).filter(([typeId]) => typeId === 12)).toEqual([]);
  expect(await codeOf(owner, approveChangeSet, { body })).toBe(codes.notFound);
  const log = await ask(owner, findTeamOperations, { query: { teamId, type: 'edit' } });
  const rows = log.list.filter(({ operRequParam }) => operRequParam.includes(`"changeSetId":${changeSetId}`));
  expect(rows.map(({ name }) => name)).toEqual(['Changes approved', 'Changes proposed for approval']);
}, 180_000);

test('a set that is declined, withdrawn or left alone for 14 days is never sent, and its author is told', async () => {
  const server = await startWithRule();
  const { ask, codeOf, admin, author, teamId, keywordIds, deps, readSet } = server;
  const remove = async (keywordId = '') =>
    ask(author, removeKeywords, { body: { teamId, keywordIds: [keywordId], confirmed: ['removalIsFinal'] } });
  const [declined, withdrawn, left] = [
    await remove(keywordIds[0]),
    await remove(keywordIds[1]),
    await remove(keywordIds[2]),
  ];
  expect(declined).toMatchObject({ state: 'proposed', approval: { reasons: ['removal'] } });
  const key = (set: { changeSetId: number }) => ({ teamId, changeSetId: set.changeSetId });
  expect(await codeOf(admin, declineChangeSet, { body: { ...key(declined), reason: ' ' } })).toBe(
    codes.badInput,
  );
  const decline = { body: { ...key(declined), reason: 'It sells' } };
  expect(await codeOf(author, declineChangeSet, decline)).toBe(codes.notPermitted);
  expect(await ask(admin, declineChangeSet, decline)).toMatchObject({
    state: 'declined',
    approval: { decidedById: admin.userId, reason: 'It sells' },
    counts: { open: 0, withdrawn: 1 },
  });
  expect(await ask(author, withdrawChangeSet, { body: key(withdrawn) })).toMatchObject({
    state: 'withdrawn',
  });

  const inDays = (days: number) => ({ now: () => new Date(Date.now() + days * 86_400_000) });
  await lapseProposals({ ...deps, clock: inDays(13) });
  expect((await readSet(author, left.changeSetId)).set.state).toBe('proposed');
  await lapseProposals({ ...deps, clock: inDays(15) });
  expect((await readSet(author, left.changeSetId)).edits.list).toMatchObject([
    { state: 'withdrawn', refusal: 'lapsed' },
  ]);
  const told = await noticesOf(server, author);
  expect(told.filter(([typeId]) => typeId === 13)).toEqual([
    [13, 'lapsed', left.changeSetId],
    [13, 'declined', declined.changeSetId],
  ]);
  expect((await noticesOf(server, admin)).filter(([typeId]) => typeId === 12)).toEqual([]);
}, 180_000);

test('nobody approves their own set, but an owner whom nobody else could replace', async () => {
  const server = await startWithRule();
  const { ask, codeOf, owner, admin, teamId, campaignId, settled } = server;
  const raise = async (who: Somebody, dailyCap: string) =>
    ask(who, modifyCampaigns, { body: { teamId, campaigns: [{ campaignId, dailyCap }] } });
  const own = await raise(owner, '100');
  const approve = { body: { teamId, changeSetId: own.changeSetId } };
  expect(own.state).toBe('proposed');
  expect(await codeOf(owner, approveChangeSet, approve)).toBe(codes.notPermitted);
  await ask(owner, removeMember, { body: { teamId, userId: admin.userId } });
  await settled(await ask(owner, approveChangeSet, approve));
}, 180_000);

test('a bound manager decides only on what lies wholly in their scope, a neighbour on nothing', async () => {
  const server = await startWithRule();
  const { ask, codeOf, owner, author, teamId, keywordIds, campaignGroupId, deps, makeMember } = server;
  const manager = await makeMember(owner, teamId, 'manager');
  const bind = async (scope: number[]) =>
    deps.database.write
      .updateTable('teamMembers')
      .set({ scope })
      .where('userId', '=', manager.userId)
      .execute();
  await bind([campaignGroupId + 1]);
  const keywords = keywordIds.map((keywordId) => ({ keywordId, bid: '1.50' }));
  const set = await ask(author, modifyKeywords, { body: { teamId, keywords } });
  const body = { teamId, changeSetId: set.changeSetId };
  expect(await noticesOf(server, manager)).not.toContainEqual([12, '', set.changeSetId]);
  expect(await codeOf(manager, approveChangeSet, { body })).toBe(codes.notFound);
  const neighbour = await server.makePerson();
  const theirs = await server.makeTeam(neighbour, 'Neighbours');
  expect(await codeOf(neighbour, approveChangeSet, { body })).toBe(codes.notPermitted);
  expect(await codeOf(neighbour, approveChangeSet, { body: { ...body, teamId: theirs } })).toBe(
    codes.notFound,
  );
  expect(await ask(neighbour, findChangePolicy, { query: { teamId: theirs } })).toMatchObject({
    revision: 0,
  });
  await bind([campaignGroupId]);
  await ask(manager, approveChangeSet, { body });
  await server.settled(set);
}, 180_000);

test('what went stale while it waited is judged again, and an author who may no more changes nothing', async () => {
  const server = await startWithRule();
  const { ask, send, owner, admin, author, teamId, keywordIds, adGroupId, settled } = server;
  const keywords = keywordIds.map((keywordId) => ({ keywordId, bid: '1.50' }));
  const set = await ask(author, modifyKeywords, { body: { teamId, keywords } });
  const body = { teamId, changeSetId: set.changeSetId };
  const other = [{ keywordId: keywordIds[1] ?? '', bid: '1.70' }];
  await settled(await ask(owner, modifyKeywords, { body: { teamId, keywords: other } }));
  expect((await send(admin, approveChangeSet, { body })).data).toEqual({
    fields: { 'edits.2.bid': 'Someone changed this in the meantime' },
  });
  await ask(admin, approveChangeSet, { body: { ...body, without: [2] } });
  expect((await settled(set)).set.counts).toMatchObject({ live: 2, withdrawn: 1 });

  const raise = {
    teamId,
    adGroups: [{ adGroupId, bid: '6' }],
    keywords: keywords.map((one) => ({ ...one, bid: '1.60' })),
  };
  const draft = await ask(author, addToDraft, { body: raise });
  await ask(author, sendDraft, { body: { teamId, changeSetId: draft.changeSetId } });
  await ask(owner, removeMember, { body: { teamId, userId: author.userId } });
  const answer = await send(admin, approveChangeSet, { body: { teamId, changeSetId: draft.changeSetId } });
  expect(answer).toMatchObject({
    code: codes.notPermitted,
    message: 'Whoever made these changes may not change ads any more',
  });
}, 180_000);

test('a proposal without a rule waits as well, then for its hour, and can come back as a draft', async () => {
  const server = await startChanging();
  const { ask, owner, teamId, adGroupId, campaignId, makeMember, readSet, settled } = server;
  const admin = await makeMember(owner, teamId, 'admin');
  const edits = { adGroups: [{ adGroupId, bid: '6' }], campaigns: [{ campaignId, dailyCap: '60' }] };
  const { changeSetId } = await ask(owner, addToDraft, { body: { teamId, ...edits } });
  const scheduledFor = '2030-01-01T08:00:00.000Z';
  const body = { teamId, changeSetId, propose: true, scheduledFor };
  expect(await ask(owner, sendDraft, { body })).toMatchObject({
    state: 'proposed',
    scheduledFor,
    approval: { reasons: ['requested'] },
  });
  expect(await ask(admin, approveChangeSet, { body: { teamId, changeSetId, without: [1] } })).toMatchObject({
    state: 'scheduled',
    scheduledFor,
    counts: { open: 1, withdrawn: 1 },
  });
  expect((await readSet(owner, changeSetId)).edits.list).toMatchObject([
    { state: 'withdrawn', refusal: 'takenOut' },
    { state: 'planned' },
  ]);
  const kept = await ask(owner, withdrawChangeSet, { body: { teamId, changeSetId, keepAsDraft: true } });
  expect(kept).toMatchObject({ state: 'draft', approval: null, counts: { edits: 1, open: 1 } });
  const sent = await settled(await ask(owner, sendDraft, { body: { teamId, changeSetId } }));
  expect(sent.set.counts).toMatchObject({ edits: 1, live: 1 });
}, 180_000);

test('two who decide at once: one of them does', async () => {
  const server = await startWithRule();
  const { ask, codeOf, owner, admin, author, teamId, keywordIds } = server;
  const keywords = keywordIds.map((keywordId) => ({ keywordId, bid: '1.50' }));
  const { changeSetId } = await ask(author, modifyKeywords, { body: { teamId, keywords } });
  const body = { teamId, changeSetId };
  const decided = await Promise.all([
    codeOf(owner, approveChangeSet, { body }),
    codeOf(admin, declineChangeSet, { body: { ...body, reason: 'no' } }),
  ]);
  expect(decided.filter((code) => code === codes.success)).toHaveLength(1);
}, 180_000);

test('an ad group’s rise in bid is no rise where nobody taps', async () => {
  const { ask, owner, teamId, adGroupId } = await startWithRule();
  const preview = await ask(owner, previewChanges, {
    body: { teamId, adGroups: [{ adGroupId, bid: '40' }] },
  });
  expect(preview).toMatchObject({ rise: { amount: '0.00' }, room: { amount: '7.14' }, approval: [] });
  await ask(owner, modifyAdGroups, { body: { teamId, adGroups: [{ adGroupId, bid: '40' }] } });
}, 180_000);
