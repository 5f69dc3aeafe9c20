import {
  type AssistantProposal,
  dismissReasons,
  type findWork,
  movedPart,
  putAsideWays,
} from '@tapwright/contracts/assistant';
import { syncErrorCodes } from '@tapwright/contracts/apple-sync';
import type { AnswerOf } from '@tapwright/contracts/call';
import { amountOfMicros } from '@tapwright/domain/money';
import { assistantDays } from './rules/propose-all.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { listUnreadAdvice, type UnreadAdvice } from '../apple-advice/index.ts';
import { estimateAppleTime } from '../apple-sync/index.ts';
import { findScope } from '../campaign-groups/index.ts';
import { type Ground, judgeGrounds } from './judge-grounds.ts';
import { findRun } from './making/runs-store.ts';
import { listPlaceNames, listProposals, type PlaceName, type ProposalRow } from './proposals-store.ts';
import { type Names, viewEvidence } from './view-evidence.ts';

const openStates = ['draft', 'proposed', 'scheduled', 'sending'] as const;

export async function listWork(context: TeamContext<'tools.use'>): Promise<AnswerOf<typeof findWork>> {
  const {
    database: { read },
    membership,
    person,
    clock,
  } = context;
  const { teamId } = membership;
  const scope = await findScope(read, membership);
  const [run, unread, rows] = await Promise.all([
    findRun(read, teamId),
    listUnreadAdvice(read, teamId),
    listProposals(read, { teamId, scoped: scope?.campaignIds }),
  ]);
  const [grounds, names] = await Promise.all([
    judgeGrounds(read, teamId, rows, estimateAppleTime(context)),
    listPlaceNames(
      read,
      teamId,
      rows.flatMap(({ campaignIds }) => campaignIds),
    ),
  ]);
  const now = clock.now();
  const named = nameBy(names);
  return {
    run: {
      isMaking: run !== undefined && run.askedAt !== null,
      madeAt: run?.madeAt?.toISOString() ?? null,
      from: run?.from ?? null,
      to: run?.to ?? null,
      completeDays: run?.completeDays ?? 0,
      neededDays: assistantDays.fewest,
      unread: unread.flatMap((one) => viewUnread(one, scope?.adAccountIds) ?? []),
    },
    proposals: rows.map((row) => viewProposal(row, grounds.get(row.proposalId), named, person.userId, now)),
  };
}

const findError = (error: string | null) => syncErrorCodes.find((one) => one === error);

function viewUnread(
  { adAccountId, campaignGroup, error, readAt }: UnreadAdvice,
  scoped: readonly string[] | undefined,
) {
  if (scoped?.includes(adAccountId) === false) return undefined;
  return { campaignGroup, error: findError(error) ?? 'internal', readAt: readAt?.toISOString() ?? null };
}

function nameBy(names: readonly PlaceName[]): Names {
  const campaigns = new Map(
    names.flatMap(({ campaignId, adGroupId, name }) => (adGroupId === null ? [[campaignId, name]] : [])),
  );
  const adGroups = new Map(
    names.flatMap(({ adGroupId, name }) => (adGroupId === null ? [] : [[adGroupId, name]])),
  );
  return { campaign: (id) => campaigns.get(id) ?? '', adGroup: (id) => adGroups.get(id) ?? '' };
}

function viewProposal(
  row: ProposalRow,
  ground: Ground | undefined,
  names: Names,
  userId: number,
  now: Date,
): AssistantProposal {
  const { proposalId, kind, adamId, app, countries, currency, campaignIds, from, to } = row;
  const putAside = viewPutAside(row, now);
  return {
    proposalId,
    kind,
    adamId,
    app,
    countries,
    currency,
    campaignIds,
    worth: amountOfMicros(row.worthMicros, currency),
    evidence: viewEvidence(row.evidence, currency, names, campaignIds[0] ?? ''),
    edits: ground?.count ?? 0,
    from,
    to,
    madeAt: row.madeAt.toISOString(),
    // What was dismissed at Apple is gone there for that very reason.
    gone: putAside?.telling?.state === 'told' ? null : (ground?.gone ?? null),
    changeSet: viewChangeSet(row, userId),
    putAside,
  };
}

/** A draft is seen by its author alone. */
export function viewChangeSet(
  { changeSetId, changeSetState, changeSetAuthor }: ProposalRow,
  userId: number,
): AssistantProposal['changeSet'] {
  const state = openStates.find((one) => one === changeSetState);
  if (changeSetId === null || state === undefined) return null;
  return state === 'draft' && changeSetAuthor !== userId ? null : { changeSetId, state };
}

function viewTelling({ dismissedAt, toldAt, untoldError }: ProposalRow) {
  if (dismissedAt === null) return null;
  return toldAt === null
    ? { state: 'waiting' as const, error: findError(untoldError) ?? null }
    : { state: 'told' as const, error: null };
}

/** What was put aside until a day, or until its money moves, comes back by itself. */
function viewPutAside(row: ProposalRow, now: Date): AssistantProposal['putAside'] {
  const way = putAsideWays.find((one) => one === row.way);
  if (way === undefined || row.decidedAt === null) return null;
  if (row.until !== null && row.until <= now) return null;
  const then = row.worthThen ?? 0;
  if (way === 'untilMoved' && Math.abs(row.worthMicros - then) >= movedPart * Math.max(then, 1)) return null;
  return {
    way,
    until: row.until?.toISOString() ?? null,
    reason: dismissReasons.find((one) => one === row.reason) ?? null,
    by: row.decidedBy ?? '',
    at: row.decidedAt.toISOString(),
    telling: viewTelling(row),
  };
}
