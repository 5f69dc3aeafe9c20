import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import type { previewChanges } from '@tapwright/contracts/change-sets';
import { gatherWarnings } from '@tapwright/domain/ad-verdicts';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { viewFields } from '../open-edits/index.ts';
import { openScope } from './find-change-sets.ts';
import { gatherRequested } from './planning/gather-requested.ts';
import { planInScope } from './planning/plan-in-scope.ts';
import { requestAgain } from './planning/request-again.ts';
import { getWaitingSet } from './get-waiting-set.ts';

type Body = ParsedBodyOf<typeof previewChanges>;

/** The same plan and the same verdicts as the commit's, and nothing is kept of it. */
export async function previewEdits(
  context: TeamContext,
  body: Body,
): Promise<AnswerOf<typeof previewChanges>> {
  authoriseTeam(context, 'campaign.edit');
  const { database, translate, language } = context;
  const { edits, pathOf } = await readRequest(context, body);
  const { planned, ads } = await planInScope(database.write, context, { edits }, (count) =>
    Array.from({ length: count }, (_, place) => String(-1 - place)),
  );
  return {
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
      };
    }),
    common: [...gatherWarnings(planned.map(({ verdict }) => verdict))].map(([reason, count]) => ({
      reason,
      count,
    })),
  };
}

async function readRequest(context: TeamContext, { changeSetId, ...lists }: Body) {
  if (changeSetId === undefined) {
    const { edits, paths } = gatherRequested(lists);
    return { edits, pathOf: (place: number) => paths[place] ?? '' };
  }
  const { db, reader } = await openScope(context);
  const { edits } = await getWaitingSet(db, reader, changeSetId);
  return {
    edits: edits.map(requestAgain),
    pathOf: (place: number) => `edits.${edits[place]?.number ?? place}`,
  };
}
