import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import type { previewChanges } from '@tapwright/contracts/change-sets';
import { gatherWarnings } from '@tapwright/domain/ad-verdicts';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { viewFields } from '../open-edits/index.ts';
import { askCreation, askRemoval, askUpdate } from './planning/ask-edits.ts';
import type { AskedEdit } from './planning/asked-edit.ts';
import { planInScope } from './planning/plan-in-scope.ts';

type Body = ParsedBodyOf<typeof previewChanges>;

/** The same plan and the same verdicts as the commit's, and nothing is kept of it. */
export async function previewEdits(
  context: TeamContext,
  body: Body,
): Promise<AnswerOf<typeof previewChanges>> {
  authoriseTeam(context, 'campaign.edit');
  const { database, translate, language } = context;
  const { edits, paths } = gatherAsked(body);
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

const asked = { origin: 'bulk', note: '', confirmed: [] } as const;

function gatherAsked(body: Body): { edits: AskedEdit[]; paths: string[] } {
  const sets = [
    askUpdate(asked, 'campaign', 'campaigns', named(body.campaigns, 'campaignId')),
    askUpdate(asked, 'adGroup', 'adGroups', named(body.adGroups, 'adGroupId')),
    askUpdate(asked, 'keyword', 'keywords', named(body.keywords, 'keywordId')),
    askUpdate(
      asked,
      'negativeKeyword',
      'negativeKeywords',
      named(body.negativeKeywords, 'negativeKeywordId'),
    ),
    askCreation(asked, 'keyword', 'newKeywords', body.newKeywords ?? []),
    askCreation(asked, 'negativeKeyword', 'newNegativeKeywords', body.newNegativeKeywords ?? []),
    askRemoval(asked, 'campaign', 'campaignIds', body.campaignIds ?? []),
    askRemoval(asked, 'adGroup', 'adGroupIds', body.adGroupIds ?? []),
    askRemoval(asked, 'keyword', 'keywordIds', body.keywordIds ?? []),
    askRemoval(asked, 'negativeKeyword', 'negativeKeywordIds', body.negativeKeywordIds ?? []),
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
