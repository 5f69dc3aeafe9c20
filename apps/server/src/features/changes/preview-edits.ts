import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import type { previewChanges } from '@tapwright/contracts/change-sets';
import { gatherWarnings } from '@tapwright/domain/ad-verdicts';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { viewFields } from '../open-edits/index.ts';
import { requestCreation, requestRemoval, requestUpdate } from './planning/request-edits.ts';
import type { RequestedEdit } from './planning/requested-edit.ts';
import { planInScope } from './planning/plan-in-scope.ts';

type Body = ParsedBodyOf<typeof previewChanges>;

/** The same plan and the same verdicts as the commit's, and nothing is kept of it. */
export async function previewEdits(
  context: TeamContext,
  body: Body,
): Promise<AnswerOf<typeof previewChanges>> {
  authoriseTeam(context, 'campaign.edit');
  const { database, translate, language } = context;
  const { edits, paths } = gatherRequested(body);
  const { planned, ads } = await planInScope(database.write, context, { edits }, (count) =>
    Array.from({ length: count }, (_, place) => String(-1 - place)),
  );
  return {
    edits: planned.map(({ place, edit, verdict }) => {
      const currency = ads.accounts.get(edit?.adAccountId ?? '')?.currency ?? null;
      return {
        path: paths[place] ?? '',
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

const requested = { origin: 'bulk', note: '', confirmed: [] } as const;

function gatherRequested(body: Body): { edits: RequestedEdit[]; paths: string[] } {
  const sets = [
    requestUpdate(requested, 'campaign', 'campaigns', named(body.campaigns, 'campaignId')),
    requestUpdate(requested, 'adGroup', 'adGroups', named(body.adGroups, 'adGroupId')),
    requestUpdate(requested, 'keyword', 'keywords', named(body.keywords, 'keywordId')),
    requestUpdate(
      requested,
      'negativeKeyword',
      'negativeKeywords',
      named(body.negativeKeywords, 'negativeKeywordId'),
    ),
    requestCreation(requested, 'keyword', 'newKeywords', body.newKeywords ?? []),
    requestCreation(requested, 'negativeKeyword', 'newNegativeKeywords', body.newNegativeKeywords ?? []),
    requestRemoval(requested, 'campaign', 'campaignIds', body.campaignIds ?? []),
    requestRemoval(requested, 'adGroup', 'adGroupIds', body.adGroupIds ?? []),
    requestRemoval(requested, 'keyword', 'keywordIds', body.keywordIds ?? []),
    requestRemoval(requested, 'negativeKeyword', 'negativeKeywordIds', body.negativeKeywordIds ?? []),
  ];
  return {
    edits: sets.flatMap(({ edits }) => edits),
    paths: sets.flatMap(({ edits, pathOf }) => edits.map((_, place) => pathOf(place))),
  };
}

const named = <Id extends string, Item extends Record<Id, string>>(
  items: readonly Item[] | undefined,
  key: Id,
) => (items ?? []).map(({ [key]: id, ...rest }) => ({ ...rest, id }));
