import { removeCampaignGroup } from '@tapwright/contracts/campaign-groups';
import { removeCertificate } from '@tapwright/contracts/certificates';
import { modifyAdGroups, modifyKeywords } from '@tapwright/contracts/change-sets';
import { findMembers, modifyMember, removeMember } from '@tapwright/contracts/members';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { runTransaction } from '../../../platform/db/run-transaction.ts';
import { markSent } from '../sets/edits-store.ts';
import { type Changing, startChanging } from '../testing/start-changing.ts';

const keyword = z.object({ result: z.looseObject({ bid: z.looseObject({ amount: z.string() }) }) });
const bidsAt = async ({ apple, keywordIds }: Changing) =>
  Promise.all(
    keywordIds.map(async (id) => z.parse(keyword, await apple('GET', `/keywords/${id}`)).result.bid.amount),
  );

/** Nothing that was committed is sent until this is taken away. */
const hold = async ({ sandbox }: Changing) =>
  sandbox.control('POST', '/faults', {
    kind: 'tooManyRequests',
    route: 'POST /v1/*/query',
    retryAfterSeconds: 1,
    times: null,
  });

test('who was removed, demoted or bound elsewhere before an edit is sent changes nothing, and is told', async () => {
  const server = await startChanging();
  const { ask, owner, teamId, settled, keywordIds, adGroupId, sandbox, makeMember, openNotices, deps } =
    server;
  const elsewhere = await deps.database.write
    .selectFrom('campaigns')
    .select('campaignId')
    .where('name', '<>', 'Planted')
    .orderBy('campaignId')
    .executeTakeFirstOrThrow();
  const removed = await makeMember(owner, teamId, 'advManager');
  const demoted = await makeMember(owner, teamId, 'advManager');
  const bound = await makeMember(owner, teamId, 'advManager');
  await hold(server);
  const sets = [];
  for (const [place, who] of [removed, demoted, bound].entries())
    sets.push(
      await ask(who, modifyKeywords, {
        body: { teamId, keywords: [{ keywordId: keywordIds[place] ?? '', bid: '2.40' }] },
      }),
    );
  const own = await ask(owner, modifyAdGroups, { body: { teamId, adGroups: [{ adGroupId, bid: '6' }] } });

  await ask(owner, removeMember, { body: { teamId, userId: removed.userId } });
  const members = await ask(owner, findMembers, { query: { teamId } });
  const change = async (userId: number, roleName: 'readOnly' | 'advManager', scope: number[]) => {
    const revision = members.find((member) => member.userId === userId)?.revision ?? 0;
    await ask(owner, modifyMember, { body: { teamId, userId, roleName, scope, revision } });
  };
  await change(demoted.userId, 'readOnly', []);
  await change(bound.userId, 'advManager', [elsewhere.campaignId]);
  await sandbox.control('DELETE', '/faults');

  for (const set of sets) {
    const { edits } = await settled(set);
    expect(edits.list).toMatchObject([{ state: 'refused', refusal: 'notPermitted', appleWords: null }]);
  }
  expect((await settled(own)).set.counts).toMatchObject({ live: 1 });
  expect(await bidsAt(server)).toEqual(['2.00', '2.00', '2.00']);
  for (const who of [demoted, bound])
    expect((await openNotices(who)).map(({ typeId }) => typeId)).toContain(14);
}, 180_000);

const ways = [
  {
    way: 'its ad account was detached',
    leave: ({ ask, owner, teamId, campaignGroupId }: Changing) =>
      ask(owner, removeCampaignGroup, { body: { teamId, campaignGroupId } }),
  },
  {
    way: 'its certificate was removed',
    leave: ({ ask, owner, teamId }: Changing) =>
      ask(owner, removeCertificate, { query: { teamId, certificateId: 10_001 } }),
  },
];

test.each(ways)(
  'a committed set ends when $way: what was not sent never is',
  async ({ leave }) => {
    const server = await startChanging();
    const { ask, owner, teamId, settled, keywordIds, openNotices, deps } = server;
    const [first = '', second = ''] = keywordIds;
    const bid = (keywordId: string) =>
      ask(owner, modifyKeywords, { body: { teamId, keywords: [{ keywordId, bid: '2.40' }] } });
    await deps.jobs.stop();
    const sent = await bid(first);
    const waiting = await bid(second);
    // As a process leaves it that is killed while it waits for Apple's answer.
    await runTransaction(deps.database, (tx) =>
      markSent(tx, teamId, [{ changeSetId: sent.changeSetId, number: 1 }], new Date()),
    );
    await leave(server);
    await deps.jobs.start();
    expect((await settled(sent)).edits.list).toMatchObject([{ state: 'stale', refusal: 'detached' }]);
    expect((await settled(waiting)).edits.list).toMatchObject([{ state: 'withdrawn', refusal: 'detached' }]);
    expect(await bidsAt(server)).toEqual(['2.00', '2.00', '2.00']);
    const notices = (await openNotices(owner)).filter(({ typeId }) => typeId === 14);
    expect(notices.map(({ detailed }) => detailed)).toEqual(['1', '1']);
  },
  180_000,
);
