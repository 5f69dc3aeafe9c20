import type { ChangeOrigin } from '@tapwright/contracts/change-set-view';
import { isOfPlatform } from '@tapwright/contracts/roles';
import type { LockedMember } from '../../writes/index.ts';

/** What staff change in a team's name says so, and has a reason: their own words, else why they work there. */
export const nameStaff = (
  { role, remark }: Pick<LockedMember, 'role' | 'remark'>,
  { origin, note }: { origin: ChangeOrigin; note: string },
): { origin: ChangeOrigin; note: string } =>
  isOfPlatform(role) ? { origin: 'staff', note: note === '' ? remark : note } : { origin, note };
