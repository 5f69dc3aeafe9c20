/** Why a set needs a second person: the first six by the team's rule, `own…` by its author's limits. */
export const approvalReasons = [
  'rise',
  'reserve',
  'objects',
  'removal',
  'role',
  'origin',
  'ownBid',
  'ownRise',
  'ownObjects',
  'ownRemoval',
  'requested',
  'payment',
  'managed',
] as const;
export type ApprovalReason = (typeof approvalReasons)[number];

/** Amounts in the smallest unit of the team's currency; null: no bound. */
export type ApprovalPolicy = {
  maxRise: number | null;
  maxReserve: number | null;
  maxObjects: number | null;
  removal: boolean;
  roles: readonly string[];
  origins: readonly string[];
};

export type PersonalLimits = {
  maxBid: number | null;
  maxRise: number | null;
  maxObjects: number | null;
  mayRemove: boolean;
};

export type JudgedSet = {
  role: string;
  origin: string;
  objects: number;
  removes: boolean;
  /** Null where a currency has no rate: then it is above any bound. */
  rise: number | null;
  /** What it takes out of the balance; null as above. */
  reserve: number | null;
  /** Of those that the set raises; undefined: none. */
  highestBid: number | null | undefined;
};

const isAbove = (value: number | null, bound: number | null): boolean =>
  bound !== null && (value === null || value > bound);

/** Empty: nobody else is needed. What a guard stops never waits. */
export function listApprovalReasons(
  set: JudgedSet,
  policy: ApprovalPolicy | undefined,
  limits: PersonalLimits | undefined,
): ApprovalReason[] {
  if (set.origin === 'guard') return [];
  const holds: Partial<Record<ApprovalReason, boolean>> = {
    ...(policy && {
      rise: isAbove(set.rise, policy.maxRise),
      reserve: isAbove(set.reserve, policy.maxReserve),
      objects: isAbove(set.objects, policy.maxObjects),
      removal: policy.removal && set.removes,
      role: policy.roles.includes(set.role),
      origin: policy.origins.includes(set.origin),
    }),
    ...(limits && {
      ownBid: set.highestBid !== undefined && isAbove(set.highestBid, limits.maxBid),
      ownRise: isAbove(set.rise, limits.maxRise),
      ownObjects: isAbove(set.objects, limits.maxObjects),
      ownRemoval: !limits.mayRemove && set.removes,
    }),
  };
  return approvalReasons.filter((reason) => holds[reason] === true);
}
