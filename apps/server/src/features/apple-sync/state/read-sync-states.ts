import { type findSyncStates, syncErrorCodes, type SyncErrorCode } from '@tapwright/contracts/apple-sync';
import type { AnswerOf } from '@tapwright/contracts/call';
import { dayIn } from '@tapwright/domain/zones';
import type { TeamContext } from '../../../platform/http/context.ts';
import { findScope } from '../../campaign-groups/index.ts';
import { readRequestsUsed } from '../../certificates/index.ts';
import { listGaps } from '../../measures/index.ts';
import { listDueTimes } from '../pass/find-due-pass.ts';
import { findReportTime } from '../clock/find-report-day.ts';
import { listRefusals } from './refusals-store.ts';
import { viewRefusals } from './view-refusals.ts';
import { countEntities } from '../reading/structure-store.ts';
import { listAttachedAccounts, listGroupNames, listPasses, type SyncAccountRow } from '../sync-store.ts';

const staleMs = 6 * 3_600_000;

/** How each ad account's sync is doing, of those the reader may see. */
export async function readSyncStates(context: TeamContext): Promise<AnswerOf<typeof findSyncStates>> {
  const { database, membership } = context;
  const { teamId } = membership;
  const now = await findReportTime(context);
  const accounts = await listAttachedAccounts(database.read, teamId);
  const scope = await findScope(database.read, membership);
  const seen = accounts.filter(
    ({ campaignGroupId }) => scope?.campaignGroupIds.includes(campaignGroupId) ?? true,
  );
  const names = await listGroupNames(database.read, teamId);
  const counts = await countEntities(database.read, teamId, scope?.campaignIds);
  return Promise.all(
    seen.map(async (account) => ({
      name: names.get(account.campaignGroupId) ?? '',
      counts: counts.get(account.adAccountId) ?? { campaigns: 0, adGroups: 0 },
      ...(await viewState(context, account, now)),
    })),
  );
}

async function viewState({ database, settings }: TeamContext, account: SyncAccountRow, now: Date) {
  const passes = await listPasses(database.read, account);
  const due = listDueTimes(account, passes, settings.syncMinutes);
  const running = passes.find(({ kind }) => kind === account.running);
  const readAt = newest(
    passes
      .filter(({ kind }) => ['history', 'recent', 'nightly'].includes(kind))
      .map((pass) => pass.succeededAt),
  );
  const gaps = await listGaps(database.read, { ...account, until: dayIn(account.timeZone, now) });
  const refusals = await listRefusals(database.read, account);
  return {
    campaignGroupId: account.campaignGroupId,
    running: running
      ? {
          kind: running.kind,
          done: running.stepsDone,
          planned: running.stepsPlanned,
          rows: running.rowsWritten,
        }
      : null,
    passes: [...due].map(([kind, dueAt]) => ({
      kind,
      succeededAt: passes.find((pass) => pass.kind === kind)?.succeededAt?.toISOString() ?? null,
      nextAt: dueAt && dueAt.getTime() > 0 ? dueAt.toISOString() : null,
    })),
    error: readSyncError(account.error),
    retryAt: account.retryAt?.toISOString() ?? null,
    readAt: readAt?.toISOString() ?? null,
    isStale: readAt !== undefined && now.getTime() - readAt.getTime() > staleMs,
    gaps: [
      ...new Set(
        gaps.filter(({ series }) => series === 'campaign ORTZ').map(({ from, until }) => `${from} ${until}`),
      ),
    ].map((gap) => ({ from: gap.slice(0, 10), until: gap.slice(11) })),
    refused: viewRefusals(refusals),
    requests: await readRequestsUsed(database.read, account),
  };
}

const newest = (times: readonly (Date | null)[]): Date | undefined =>
  times.filter((time) => time !== null).toSorted((one, other) => other.getTime() - one.getTime())[0];

/** A code that a newer process wrote counts as a failure of ours. */
const readSyncError = (stored: string | null): SyncErrorCode | null =>
  stored === null ? null : (syncErrorCodes.find((code) => code === stored) ?? 'internal');
