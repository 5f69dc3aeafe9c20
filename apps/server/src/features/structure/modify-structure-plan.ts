import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { modifyStructurePlan as call, type StructurePlanView } from '@tapwright/contracts/structure';
import { findCurrency } from '@tapwright/domain/currencies';
import { parseAmount } from '@tapwright/domain/money';
import { findTemplateProblem } from '@tapwright/domain/structure-names';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { teamWrite } from '../writes/index.ts';
import { findPlanInForce, type PlanInForce } from './find-plan-in-force.ts';
import { everyApp, type PlanRow, putPlan } from './plans-store.ts';
import { readerOf } from './reader-of.ts';
import { viewPlanOf } from './reads.ts';
import { listComparedCampaigns } from './structure-store.ts';

type Body = ParsedBodyOf<typeof call>;

/** For all campaigns of the app or of the team, so only whoever sees all of them changes it. */
export async function modifyStructurePlan(
  context: TeamContext<'tools.use'>,
  { adamId, nameTemplate, isForTeam, bidCeiling, currency, revision }: Body,
): Promise<StructurePlanView> {
  const problem = findTemplateProblem(nameTemplate);
  if (problem !== undefined)
    throw new Refusal('badInput', { fields: { nameTemplate: `structure:templateProblems.${problem}` } });
  const ceiling = readCeiling(bidCeiling, currency);
  const { teamId } = context.membership;
  return teamWrite(context, call, async (write) => {
    const { tx } = write;
    const reader = await readerOf(tx, write);
    if (reader.campaignIds !== undefined) throw new Refusal('memberOutOfScope');
    if ((await listComparedCampaigns(tx, { ...reader, adamId })).length === 0) throw new Refusal('notFound');
    const before = await findPlanInForce(tx, { teamId, adamId });
    if (before.revision !== revision) throw new Refusal('changedMeanwhile');
    const changedBy = write.person.userId;
    const { app, team } = before.rows;
    const put = async (of: string, seen: PlanRow | undefined, values: Parameters<typeof putPlan>[3]) => {
      // Two who read the same at once both come here; the second finds it changed.
      const kept = await putPlan(tx, { teamId, adamId: of }, seen?.revision ?? 0, values);
      if (kept === undefined) throw new Refusal('changedMeanwhile');
    };
    if (isForTeam && team?.nameTemplate !== nameTemplate)
      await put(everyApp, team, {
        nameTemplate,
        bidCeilingMinor: null,
        currency: null,
        changedBy,
      });
    await put(adamId, app, {
      nameTemplate: isForTeam ? null : nameTemplate,
      ...ceiling,
      changedBy,
    });
    const after = await findPlanInForce(tx, { teamId, adamId });
    const logged = await write.record('structurePlan.edited', {
      subject: { adamId },
      before: factsOf(before),
      after: factsOf(after),
    });
    await write.live.publishTeam(tx, teamId, 'structure.changed');
    return logged.done(viewPlanOf(after));
  });
}

function readCeiling(typed: string, currencyName: string) {
  if (typed.trim() === '') return { bidCeilingMinor: null, currency: null };
  const currency = findCurrency(currencyName);
  const amount = currency === undefined ? 'notANumber' : parseAmount(typed, currency);
  if (typeof amount === 'string' || amount.minor <= 0)
    throw new Refusal('badInput', { fields: { bidCeiling: 'structure:rules.ceiling' } });
  return { bidCeilingMinor: amount.minor, currency: currencyName };
}

const factsOf = (plan: PlanInForce) => {
  const { nameTemplate, isForTeam, bidCeiling } = viewPlanOf(plan);
  return plan.revision === 0
    ? {}
    : { nameTemplate, namesOfEveryApp: isForTeam, bidCeiling: bidCeiling ?? null };
};
