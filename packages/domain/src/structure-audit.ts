import { findCrossFaults } from './structure-crosses.ts';
import { findAdGroupFaults } from './structure-faults.ts';
import { findNameFaults } from './structure-name-faults.ts';
import type { AuditedApp, StructureFinding, StructurePlan } from './structure-types.ts';

/** Everything in which campaigns differ from what they were made to be. */
export function auditStructure(app: AuditedApp, plan: StructurePlan): StructureFinding[] {
  const found = [
    ...findCrossFaults(app.campaigns),
    ...app.campaigns.flatMap((campaign) => findAdGroupFaults(campaign, plan)),
    ...app.campaigns.flatMap((campaign) => findNameFaults(campaign, plan)),
    ...app.pages
      .filter(({ isUsed }) => !isUsed)
      .map(({ name }): StructureFinding => ({
        fault: 'pageUnused',
        campaignId: null,
        adGroupId: null,
        about: name,
        count: 1,
        stake: null,
        mend: null,
      })),
  ];
  return found.map((one) => ({ ...one, stake: one.stake === null ? null : one.stake / plan.days }));
}

/** All that is at stake a day: what faults cost, not a grade. */
export const scoreOf = (findings: readonly Pick<StructureFinding, 'stake'>[]): number =>
  findings.reduce((sum, { stake }) => sum + (stake ?? 0), 0);
