import { type Capability, grantOf, isReader, type Role } from '@tapwright/contracts/roles';
import type { Membership } from '../../platform/http/admission/gate.ts';
import { Refusal } from '../../platform/http/refusal.ts';

const writesAdsOrMoney: ReadonlySet<Capability> = new Set<Capability>([
  'campaignGroup.edit',
  'campaign.edit',
  'finance.recharge',
  'finance.pay',
  'managedOrder.submit',
]);

type Member = {
  role: Role;
  scope: readonly number[];
  disabledAt: Date | null;
  /** The team asks for a second factor that this session has not passed. */
  lacksSecondFactor: boolean;
};

/** Asked at admission, and again inside each write. The same answer for a team of others and for none. */
export function membershipOf(
  teamId: number,
  member: Member | undefined,
  { may: capability, whileDisabled = false }: { may: Capability; whileDisabled?: boolean },
): Membership {
  if (member === undefined) throw new Refusal('notPermitted');
  const { role, scope, disabledAt, lacksSecondFactor } = member;
  if (disabledAt !== null && !whileDisabled) throw new Refusal('disabledInTeam');
  if (lacksSecondFactor && !whileDisabled) throw new Refusal('teamNeedsSecondFactor');
  const grant = grantOf(role, capability);
  if (grant === 'no') {
    const onlyReads = isReader(role) && writesAdsOrMoney.has(capability);
    throw new Refusal(onlyReads ? 'readOnlyRole' : 'notPermitted');
  }
  return { teamId, role, grant, scope: grant === 'scope' ? scope : [] };
}
