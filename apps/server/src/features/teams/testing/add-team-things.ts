import type { Database } from '../../../platform/db/database.ts';

export const secretName = 'Secret';

/** One of each kind of thing that a team keeps under an id of its own, all by one person. */
export async function addTeamThings(
  { write }: Pick<Database, 'write'>,
  { teamId, userId, reportId }: { teamId: number; userId: number; reportId: number },
) {
  const at = new Date();
  const now = at.toISOString();
  const made = { teamId, madeBy: userId };
  const { changeSetId } = await write
    .insertInto('changeSets')
    .values({
      teamId,
      authorId: userId,
      createdAt: now,
      note: secretName,
      origin: 'form',
      state: 'draft',
      editCount: 0,
      openCount: 0,
    })
    .returning('changeSetId')
    .executeTakeFirstOrThrow();
  const form = JSON.stringify({ way: 'steps', campaignGroupId: null, app: null, campaigns: [] });
  const { creationId } = await write
    .insertInto('creations')
    .values({ ...made, form, changedAt: now })
    .returning('creationId')
    .executeTakeFirstOrThrow();
  const wordList = await write
    .insertInto('wordLists')
    .values({ ...made, name: secretName, ink: 'green' })
    .returning('listId')
    .executeTakeFirstOrThrow();
  const negativeList = await write
    .insertInto('negativeLists')
    .values({ ...made, name: secretName })
    .returning('listId')
    .executeTakeFirstOrThrow();
  const { viewId } = await write
    .insertInto('listViews')
    .values({ ...made, list: 'keyword', name: secretName, search: '{}', isShared: true })
    .returning('viewId')
    .executeTakeFirstOrThrow();
  const { runId } = await write
    .insertInto('reportRuns')
    .values({
      teamId,
      reportId,
      readerId: userId,
      trigger: 'download',
      format: 'csv',
      definition: '{}',
      state: 'waiting',
      madeAt: now,
    })
    .returning('runId')
    .executeTakeFirstOrThrow();
  const { fapiaoId } = await write
    .insertInto('fapiaoRequests')
    .values({
      teamId,
      state: 'requested',
      kind: 'ordinary',
      title: secretName,
      taxNumber: '91350100M000100Y43',
      amount: 100,
      askedBy: userId,
      askedAt: now,
    })
    .returning('fapiaoId')
    .executeTakeFirstOrThrow();
  const { rechargeId } = await write
    .insertInto('recharges')
    .values({
      ...made,
      madeAt: now,
      amount: 100,
      currency: 'USD',
      reference: 'ABCD2345',
      state: 'begun',
      way: 'remittance',
      payerName: secretName,
    })
    .returning('rechargeId')
    .executeTakeFirstOrThrow();
  const { orderId } = await write
    .insertInto('managedOrders')
    .values({
      ...made,
      madeAt: now,
      savedAt: now,
      stateSince: now,
      currency: 'USD',
      form: '{}',
      state: 'draft',
      appName: secretName,
    })
    .returning('orderId')
    .executeTakeFirstOrThrow();
  const { messageId } = await write
    .insertInto('managedOrderMessages')
    .values({ teamId, orderId, createdAt: now, isStaff: true, kind: 'words', body: secretName })
    .returning('messageId')
    .executeTakeFirstOrThrow();
  const { proposalId } = await write
    .insertInto('assistantProposals')
    .values({
      teamId,
      adamId: '1',
      campaignIds: [22],
      countries: ['US'],
      currency: 'USD',
      edits: '[]',
      evidence: '{}',
      fromDay: '2026-11-01',
      toDay: '2026-11-20',
      kind: 'harvest',
      madeAt: now,
      subject: secretName,
      worthMicros: 1,
    })
    .returning('proposalId')
    .executeTakeFirstOrThrow();
  return {
    changeSetId,
    creationId,
    viewId,
    runId,
    rechargeId,
    fapiaoId,
    orderId,
    messageId,
    proposalId,
    wordListId: wordList.listId,
    negativeListId: negativeList.listId,
  };
}
