import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import type { previewMends as call } from '@tapwright/contracts/structure';
import { runSnapshot } from '../../platform/db/run-snapshot.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { gatherFindings, viewPlan } from '../changes/index.ts';
import { chooseMends } from './choose-mends.ts';

/** Judged as the set that would be committed; what is refused of it would be left out. */
export async function previewMends(
  context: TeamContext<'tools.use'>,
  { adamId, keys }: ParsedBodyOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { mends, compared } = await runSnapshot(context.database, (db) =>
    chooseMends(db, context, { adamId, keys }),
  );
  const viewed = await viewPlan(context, {
    edits: mends.map(({ edit }) => edit),
    pathOf: String,
    author: { origin: 'structure', authorId: context.person.userId },
  });
  const fine = viewed.edits.filter(({ refused }) => refused.length === 0);
  return {
    edits: viewed.edits.flatMap(({ path, before, after, refused }) => {
      const mend = mends[Number(path)];
      const does = mend?.of.mend?.does;
      if (mend === undefined || does === undefined) return [];
      const { of, edit } = mend;
      const campaign = compared.campaigns.find(({ campaignId }) => campaignId === of.campaignId);
      const adGroup = campaign?.adGroups.find(({ adGroupId }) => adGroupId === of.adGroupId);
      return [
        {
          what: does,
          about: edit.fields.text ?? of.about,
          place: [campaign?.name, adGroup?.name].filter(Boolean).join(' › '),
          before: shownOf(before),
          after: shownOf(after),
          refused: refused[0]?.message ?? null,
        },
      ];
    }),
    sent: fine.length,
    refusals: gatherFindings(viewed.edits.flatMap(({ refused }) => refused)),
    warnings: gatherFindings(fine.flatMap(({ warnings }) => warnings)),
    approval: viewed.approval,
  };
}

/** Only what is said as it stands: a name, or an amount. */
function shownOf({ name, bid }: Readonly<Record<string, unknown>>): string | null {
  const shown = name ?? bid;
  return typeof shown === 'string' ? shown : null;
}
