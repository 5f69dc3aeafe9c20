import type { AuditedCampaign, StructureFinding, StructurePlan } from './structure-types.ts';
import { nameStorefronts, readName, saysStorefronts, writeName } from './structure-names.ts';

/** A name tells app, storefront and role by the template, and the truth. */
export function findNameFaults(campaign: AuditedCampaign, plan: StructurePlan): StructureFinding[] {
  const { campaignId, name, role, countries } = campaign;
  const { nameTemplate } = plan;
  if (nameTemplate === null || role === null || countries.length === 0) return [];
  const right = writeName(nameTemplate, {
    app: plan.appName,
    storefront: nameStorefronts(countries),
    role: plan.roleNames[role],
  });
  const read = readName(nameTemplate, withoutNumber(name));
  const finding = { campaignId, adGroupId: null, about: name, count: 1, stake: null };
  const mend = { does: 'rename', name: right } as const;
  const isOff =
    read === undefined ||
    (read.app !== undefined && !isSame(read.app, plan.appName)) ||
    (read.role !== undefined && !isSame(read.role, plan.roleNames[role]));
  if (isOff) return [{ ...finding, fault: 'nameOffTemplate', mend }];
  const isElsewhere = read.storefront !== undefined && !saysStorefronts(read.storefront, countries);
  return isElsewhere ? [{ ...finding, fault: 'nameOffStorefront', mend }] : [];
}

/** A name that was taken got a number, which is no fault. */
const withoutNumber = (name: string): string => name.replace(/ \(\d+\)$/, '');

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
