import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import type { previewChanges } from '@tapwright/contracts/change-sets';
import { maxEdits } from '@tapwright/contracts/limits';
import type { ApprovalReason } from '@tapwright/domain/judge-approval';
import { gatherWarnings } from '@tapwright/domain/ad-verdicts';
import type { Connection } from '../../../platform/db/database.ts';
import { runSnapshot } from '../../../platform/db/run-snapshot.ts';
import { authoriseTeam } from '../../../platform/http/authorise.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { viewFields } from '../../open-edits/index.ts';
import { judgeSet } from '../approval/judge-set.ts';
import { findTeamCurrency } from '../approval/policy-store.ts';
import { viewTeamMoney } from '../approval/read-amount.ts';
import { listEditsOfSet } from '../sets/change-sets-store.ts';
import { findLimits } from './find-limits.ts';
import { openScope } from '../sets/open-scope.ts';
import { gatherRequested } from '../planning/gather-requested.ts';
import { viewPayment } from '../payment/view-payment.ts';
import { planInScope } from '../planning/plan-in-scope.ts';
import type { PlannedEdit } from '../planning/plan-edits.ts';
import { listLastChanges } from './last-changes-store.ts';
import { requestAllAgain, typeFields } from '../planning/request-again.ts';
import type { RequestedEdit } from '../planning/requested-edit.ts';
import { getWaitingSet } from '../sets/get-waiting-set.ts';

type Body = ParsedBodyOf<typeof previewChanges>;

/** The same plan and the same verdicts as the commit's, and nothing is kept of it. */
export async function previewEdits(
  context: TeamContext,
  body: Body,
): Promise<AnswerOf<typeof previewChanges>> {
  authoriseTeam(context, 'campaign.edit');
  return viewPlan(context, await readRequest(context, body));
}

type ViewedPlan = AnswerOf<typeof previewChanges>;
type Asked = {
  edits: readonly RequestedEdit[];
  pathOf: (place: number) => string;
  author: { origin: string; authorId: number };
  /** Why it waits already. */
  reasons?: readonly ApprovalReason[] | undefined;
};

export async function viewPlan(
  context: TeamContext,
  { edits, pathOf, author, reasons }: Asked,
): Promise<ViewedPlan> {
  const { database, translate, language } = context;
  const plan = await runSnapshot(database, (db) =>
    planInScope(db, context, { edits }, (count) =>
      Array.from({ length: count }, (_, place) => String(-1 - place)),
    ),
  );
  const { planned, ads } = plan;
  // What is refused will not be sent, and costs nothing.
  const possible = { ...plan, planned: planned.filter(({ verdict }) => verdict.refused.length === 0) };
  const { approval, measured, riseMinor } = await judgeSet(database.write, context, possible, author);
  const payment = await viewPayment(database.write, context, plan);
  const since = await findSince(database.write, context.membership.teamId, plan.planned);
  const limits = findLimits(plan);
  const currencyType = await findTeamCurrency(database.write, context.membership.teamId);
  return {
    rise: viewTeamMoney(riseMinor, currencyType),
    room: viewTeamMoney(measured.room, currencyType),
    timeZones: [
      ...new Set(planned.flatMap(({ edit }) => ads.accounts.get(edit?.adAccountId ?? '')?.timeZone ?? [])),
    ],
    approval: [...(reasons ?? approval?.reasons ?? [])],
    ...(payment && { payment }),
    edits: planned.map(({ place, edit, verdict }) => {
      const currency = ads.accounts.get(edit?.adAccountId ?? '')?.currency ?? null;
      return {
        path: pathOf(place),
        objectId: edit?.objectId ?? null,
        before: viewFields(edit?.before ?? {}, currency),
        after: viewFields(edit?.after ?? {}, currency),
        refused: verdict.refused.map(({ field, reason, values }) => ({
          field,
          reason,
          message: translate(language, `changes:refusals.${reason}`, values),
        })),
        warnings: verdict.confirm.map(({ field, reason, values }) => ({
          field,
          reason,
          message: translate(language, `changes:warnings.${reason}`, values),
        })),
        ...since.get(place),
        ...limits.get(place),
      };
    }),
    common: [...gatherWarnings(planned.map(({ verdict }) => verdict))].map(([reason, count]) => ({
      reason,
      count,
    })),
  };
}

/** So many are looked at; of more nobody reads who it was. */
const mostSince = 500;

type Since = { since: NonNullable<ViewedPlan['edits'][number]['since']> };

/** By its place: who changed what an edit no longer finds as it was seen. */
async function findSince(
  db: Connection,
  teamId: number,
  planned: readonly PlannedEdit[],
): Promise<Map<number, Since>> {
  const changed = planned
    .filter(({ verdict }) => verdict.refused.some(({ reason }) => reason === 'changedMeanwhile'))
    .flatMap(({ place, edit }) =>
      edit === undefined ? [] : [{ place, kind: edit.kind, objectId: edit.objectId }],
    )
    .slice(0, mostSince);
  const last = await listLastChanges(db, teamId, changed);
  const byObject = new Map(last.map((one) => [`${one.kind} ${one.objectId}`, one]));
  return new Map(
    changed.flatMap(({ place, kind, objectId }) => {
      const one = byObject.get(`${kind} ${objectId}`);
      if (one === undefined) return [];
      const { by, at, isOutside } = one;
      return [[place, { since: { by, at: at.toISOString(), isOutside } }] as const];
    }),
  );
}

async function readRequest(context: TeamContext, { changeSetId, undoes, without, origin, ...lists }: Body) {
  if (changeSetId === undefined) {
    const { edits: asked, paths } = gatherRequested(lists);
    const edits = undoes === undefined ? asked : await markRestoring(context, undoes, asked);
    const author = { origin, authorId: context.person.userId };
    return { edits, author, reasons: undefined, pathOf: (place: number) => paths[place] ?? '' };
  }
  const { db, reader } = await openScope(context);
  const { set, edits: all } = await getWaitingSet(db, reader, changeSetId);
  const left = new Set(without);
  const edits = all.filter(({ number }) => !left.has(number));
  return {
    edits: requestAllAgain({ set, edits }),
    author: { origin: set.origin, authorId: set.authorId },
    reasons: set.state === 'proposed' ? set.approvalReasons : undefined,
    pathOf: (place: number) => `edits.${edits[place]?.number ?? place}`,
  };
}

/** Those that set what stood before the set that is undone. */
async function markRestoring(
  context: TeamContext,
  changeSetId: number,
  asked: readonly RequestedEdit[],
): Promise<RequestedEdit[]> {
  const { db, reader } = await openScope(context);
  const edits = await listEditsOfSet(db, reader, { changeSetId, limit: maxEdits, offset: 0 });
  const stood = new Map(
    edits
      .filter(({ state, intent }) => state === 'live' && intent === 'update')
      .map(({ kind, objectId, before, currency }) => [`${kind} ${objectId}`, typeFields(before, currency)]),
  );
  return asked.map((edit) => {
    const { bid } = edit.fields;
    const restores = bid !== undefined && stood.get(`${edit.kind} ${edit.id ?? ''}`)?.bid === bid;
    return { ...edit, restores };
  });
}
