import { randomBytes, randomInt } from 'node:crypto';
import { makeReference } from '@tapwright/domain/remittance-reference';
import type { Database } from '../../../platform/db/database.ts';

type Write = Database['write'];
/** Where in a team's ads it lies, and what it is called. */
export type AdPlace = {
  adAccountId: number;
  certificateId: number;
  campaignGroupId: number;
  campaignId: number;
  adGroupId: number;
  keywordId: number;
  negativeKeywordId: number;
  adId: number;
  adamId: string;
  name: string;
};
type Owned = { teamId: number; userId: number; place: AdPlace };

/** A campaign as Apple tells of one, an ad group in it with one of each that lies in one, and its app. */
export async function addAds(write: Write, teamId: number, { name, ...ids }: AdPlace): Promise<void> {
  const { adAccountId, campaignId, adGroupId, keywordId, negativeKeywordId, adId, adamId } = ids;
  const inCampaign = { teamId, adAccountId, campaignId };
  const inAdGroup = { ...inCampaign, adGroupId };
  const money = { amount: '10.00', currency: 'USD' };
  const of = (values: object) =>
    JSON.stringify({ adAccountId, campaignId, adGroupId, name, text: name, status: 'ENABLED', ...values });
  const [keyword, adGroup] = [of({ matchType: 'EXACT', bid: money }), of({ bidStrategy: { bid: money } })];
  const campaign = of({
    promotedObjectId: adamId,
    dailyBudget: { value: money },
    targeting: {
      countryOrRegion: { include: ['US'] },
      supplyPlacement: { include: ['APPSTORE_SEARCH_RESULTS'] },
    },
  });
  await write
    .updateTable('campaigns')
    .set({ apple: campaign })
    .where('teamId', '=', teamId)
    .where('campaignId', '=', campaignId)
    .execute();
  await write
    .insertInto('adGroups')
    .values({ ...inAdGroup, apple: adGroup })
    .execute();
  await write
    .insertInto('keywords')
    .values({ ...inAdGroup, keywordId, apple: keyword })
    .execute();
  await write
    .insertInto('negativeKeywords')
    .values({ ...inCampaign, negativeKeywordId, apple: of({ adGroupId: undefined, matchType: 'EXACT' }) })
    .execute();
  await write
    .insertInto('ads')
    .values({ ...inAdGroup, adId, apple: of({}) })
    .execute();
  await write.insertInto('apps').values({ teamId, adamId, name: 'An app' }).execute();
}

const setStates = [
  ['draft', 'planned'],
  ['proposed', 'planned'],
  ['scheduled', 'planned'],
  ['settled', 'live'],
] as const;

/** A change set in each state, each with a change of the keyword, and a word about it. */
async function addChangeSets(write: Write, { teamId, userId, place }: Owned): Promise<number[]> {
  const now = new Date();
  const made: number[] = [];
  for (const [state, editState] of setStates) {
    const settledAt = state === 'settled' ? now : null;
    const committedAt = settledAt;
    const { changeSetId } = await write
      .insertInto('changeSets')
      .values({
        teamId,
        authorId: userId,
        createdAt: now,
        committedAt,
        settledAt,
        proposedAt: state === 'proposed' ? now : null,
        scheduledFor: state === 'scheduled' ? new Date('2099-01-01') : null,
        note: place.name,
        origin: 'form',
        state,
        editCount: 1,
        openCount: settledAt === null ? 1 : 0,
      })
      .returning('changeSetId')
      .executeTakeFirstOrThrow();
    const { adAccountId, campaignId, adGroupId, keywordId } = place;
    await write
      .insertInto('edits')
      .values({
        teamId,
        changeSetId,
        number: 1,
        kind: 'keyword',
        objectId: keywordId,
        adAccountId,
        campaignId,
        adGroupId,
        intent: 'update',
        before: JSON.stringify({ status: 'running' }),
        after: JSON.stringify({ status: 'paused' }),
        state: editState,
        settledAt,
        turn: settledAt === null ? null : made.length + 1,
      })
      .execute();
    await write
      .insertInto('changeComments')
      .values({ teamId, changeSetId, authorId: userId, text: place.name, createdAt: now })
      .execute();
    made.push(changeSetId);
  }
  return made;
}

/** A list of words, one of negatives and a note; names of lists are for the whole team, what they hold and where is not. */
async function addLists(write: Write, { teamId, userId, place }: Owned) {
  const made = { teamId, madeBy: userId, name: 'For all' };
  const words = await write
    .insertInto('wordLists')
    .values({ ...made, ink: 'green' })
    .returning('listId')
    .executeTakeFirstOrThrow();
  const word = place.name.toLowerCase();
  await write
    .insertInto('listedWords')
    .values({ teamId, listId: words.listId, addedBy: userId, adamId: place.adamId, country: 'US', word })
    .execute();
  const noted = { teamId, adamId: place.adamId, country: 'US', word: 'timer' };
  await write
    .insertInto('wordNotes')
    .values({ ...noted, text: place.name, writtenBy: userId, writtenAt: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const negatives = await write
    .insertInto('negativeLists')
    .values(made)
    .returning('listId')
    .executeTakeFirstOrThrow();
  const at = { attachedBy: userId, attachedAt: new Date() };
  const { listId } = negatives;
  await write
    .insertInto('negativeListCampaigns')
    .values({ teamId, listId, campaignId: place.campaignId, ...at })
    .execute();
  await write
    .insertInto('negativeListWords')
    .values({
      teamId,
      listId,
      word: 'free',
      text: 'free',
      matchType: 'EXACT',
      addedBy: userId,
      addedAt: new Date(),
    })
    .execute();
  return { wordListId: words.listId, negativeListId: listId };
}

/** A report and a view that are for their maker alone, and a run of the report. */
async function addReports(write: Write, { teamId, userId, place: { name } }: Owned) {
  const now = new Date();
  const definition = JSON.stringify({
    level: 'campaign',
    measures: ['taps'],
    range: { preset: 'yesterday' },
  });
  const made = { teamId, madeBy: userId, name };
  const { reportId } = await write
    .insertInto('reports')
    .values({ ...made, definition, changedAt: now })
    .returning('reportId')
    .executeTakeFirstOrThrow();
  const run = { teamId, reportId, readerId: userId, requestedBy: userId, trigger: 'download', format: 'csv' };
  const { runId } = await write
    .insertInto('reportRuns')
    .values({ ...run, definition, madeAt: now })
    .returning('runId')
    .executeTakeFirstOrThrow();
  const { viewId } = await write
    .insertInto('listViews')
    .values({ ...made, list: 'keyword', search: '{}', isShared: false })
    .returning('viewId')
    .executeTakeFirstOrThrow();
  return { reportId, runId, viewId };
}

/** A recharge that was begun and one that waits for staff, with a refund of it. */
async function addMoney(write: Write, { teamId, userId, place: { name } }: Owned) {
  const now = new Date();
  const mark = randomBytes(16).toString('hex');
  const reference = () => makeReference((limit) => randomInt(limit));
  const proof = `${mark}.png`;
  const hash = Buffer.from(mark);
  await write
    .insertInto('rechargeProofs')
    .values({ name: proof, userId, bytes: 1, hash, createdAt: now, keptSince: now })
    .execute();
  const made = {
    teamId,
    madeBy: userId,
    madeAt: now,
    amount: 100,
    currency: 'USD',
    way: 'remittance',
    payerName: name,
  };
  const sent = { submittedAt: now, dueAt: now, sentAt: now, serialNumber: mark, proof, proofHash: hash };
  const { rechargeId: begun } = await write
    .insertInto('recharges')
    .values({ ...made, reference: reference(), state: 'begun' })
    .returning('rechargeId')
    .executeTakeFirstOrThrow();
  const rechargeReference = reference();
  const { rechargeId: submitted } = await write
    .insertInto('recharges')
    .values({ ...made, ...sent, reference: rechargeReference, state: 'submitted' })
    .returning('rechargeId')
    .executeTakeFirstOrThrow();
  const { refundId } = await write
    .insertInto('refunds')
    .values({
      teamId,
      rechargeId: submitted,
      reference: reference(),
      state: 'proposed',
      currency: 'USD',
      amount: 50,
      reason: name,
      proposedBy: userId,
      proposedAt: now,
    })
    .returning('refundId')
    .executeTakeFirstOrThrow();
  return { rechargeIds: [begun, submitted], rechargeReference, refundId };
}

/** An order that is still written and one that staff have, each with a message. */
async function addOrders(write: Write, { teamId, userId, place: { name, adamId } }: Owned) {
  const now = new Date();
  const made = {
    teamId,
    madeBy: userId,
    madeAt: now,
    savedAt: now,
    stateSince: now,
    currency: 'USD',
    form: '{}',
  };
  const sent = {
    submittedAt: now,
    dueAt: now,
    goal: 'reach',
    budgetMinor: 800_000,
    startsOn: '2099-12-01',
    weeks: 8,
  };
  const app = { appId: adamId, appName: name };
  const orderIds: number[] = [];
  const messageIds: number[] = [];
  for (const state of [{ state: 'draft' }, { state: 'submitted', ...sent }]) {
    const { orderId } = await write
      .insertInto('managedOrders')
      .values({ ...made, ...app, ...state })
      .returning('orderId')
      .executeTakeFirstOrThrow();
    const { messageId } = await write
      .insertInto('managedOrderMessages')
      .values({ teamId, orderId, createdAt: now, isStaff: true, kind: 'words', body: name })
      .returning('messageId')
      .executeTakeFirstOrThrow();
    orderIds.push(orderId);
    messageIds.push(messageId);
  }
  return { orderIds, messageIds };
}

async function addWork(write: Write, { teamId, userId, place }: Owned) {
  const now = new Date();
  const form = JSON.stringify({ way: 'steps', campaignGroupId: null, app: null, campaigns: [] });
  const { creationId } = await write
    .insertInto('creations')
    .values({ teamId, madeBy: userId, form, changedAt: now })
    .returning('creationId')
    .executeTakeFirstOrThrow();
  const sums = { spend: '1', taps: 1, installs: 0, cpa: null };
  const { proposalId } = await write
    .insertInto('assistantProposals')
    .values({
      teamId,
      adamId: place.adamId,
      campaignIds: [place.campaignId],
      countries: ['US'],
      currency: 'USD',
      edits: '[]',
      evidence: JSON.stringify({
        of: 'capIdle',
        campaignName: place.name,
        sums,
        cap: '9',
        days: 1,
        highestDay: '1',
      }),
      fromDay: '2026-11-01',
      toDay: '2026-11-20',
      kind: 'budget',
      madeAt: now,
      subject: `${place.name} ${randomBytes(4).toString('hex')}`,
      worthMicros: 1,
    })
    .returning('proposalId')
    .executeTakeFirstOrThrow();
  return { creationId, proposalId };
}

async function addInvitation(write: Write, { teamId, userId, place }: Owned): Promise<number> {
  const { invitationId } = await write
    .insertInto('teamInvitations')
    .values({
      teamId,
      inviterId: userId,
      address: `${place.name.toLowerCase()}${randomBytes(4).toString('hex')}@halden.example`,
      role: 'campaignsReadOnly',
      scope: [place.campaignId],
      expiresAt: new Date('2099-01-01'),
    })
    .returning('invitationId')
    .executeTakeFirstOrThrow();
  return invitationId;
}

async function addFapiao(write: Write, { teamId, userId, place: { name } }: Owned): Promise<number> {
  const { fapiaoId } = await write
    .insertInto('fapiaoRequests')
    .values({
      teamId,
      state: 'requested',
      kind: 'ordinary',
      title: name,
      taxNumber: '91350100M000100Y43',
      amount: 100,
      askedBy: userId,
      askedAt: new Date(),
    })
    .returning('fapiaoId')
    .executeTakeFirstOrThrow();
  return fapiaoId;
}

/** One of each kind of thing that a team keeps under an id of its own, all by one person. */
export async function addTeamThings({ write }: Pick<Database, 'write'>, owned: Owned) {
  return {
    changeSetIds: await addChangeSets(write, owned),
    ...(await addLists(write, owned)),
    ...(await addReports(write, owned)),
    ...(await addMoney(write, owned)),
    fapiaoId: await addFapiao(write, owned),
    ...(await addOrders(write, owned)),
    ...(await addWork(write, owned)),
    invitationId: await addInvitation(write, owned),
  };
}
export type TeamThings = Awaited<ReturnType<typeof addTeamThings>>;
