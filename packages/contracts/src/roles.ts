export const roles = [
  'visitor',
  'admin',
  'manager',
  'finance',
  'readOnly',
  'advManager',
  'campaignsReadOnly',
  'operator',
] as const;
export type Role = (typeof roles)[number];

/** `scope`: only within the campaign groups or campaigns the member is bound to. */
export type Grant = 'all' | 'scope' | 'no';

type Row = Record<Role, Grant>;

type GrantOfEach<List extends readonly unknown[]> = { [Place in keyof List]: Grant };

/** A grant for each role, in their order. */
function row(...grants: GrantOfEach<typeof roles>): Row {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made from every role there is.
  return Object.fromEntries(roles.map((role, place) => [role, grants[place]])) as Row;
}

//                              visitor  admin  manager  finance readOnly advMgr   cmpReadOnly operator
const table = {
  'ads.see': /*              */ row('all', 'all', 'scope', 'no', 'all', 'scope', 'scope', 'scope'),
  'campaignGroup.edit': /*   */ row('all', 'all', 'scope', 'no', 'no', 'no', 'no', 'no'),
  'campaign.edit': /*        */ row('all', 'all', 'scope', 'no', 'no', 'scope', 'no', 'scope'),
  'change.undoOthers': /*    */ row('all', 'all', 'scope', 'no', 'no', 'no', 'no', 'no'),
  'change.approve': /*       */ row('all', 'all', 'scope', 'no', 'no', 'no', 'no', 'no'),
  'change.policy': /*        */ row('all', 'all', 'no', 'no', 'no', 'no', 'no', 'no'),
  'tools.use': /*            */ row('all', 'all', 'scope', 'no', 'no', 'scope', 'no', 'scope'),
  'certificate.manage': /*   */ row('all', 'no', 'no', 'no', 'no', 'no', 'no', 'no'),
  'member.see': /*           */ row('all', 'all', 'all', 'all', 'all', 'all', 'all', 'all'),
  'member.manage': /*        */ row('all', 'all', 'scope', 'no', 'no', 'no', 'no', 'no'),
  'team.edit': /*            */ row('all', 'all', 'no', 'no', 'no', 'no', 'no', 'no'),
  'team.secure': /*          */ row('all', 'no', 'no', 'no', 'no', 'no', 'no', 'no'),
  'team.transfer': /*        */ row('all', 'no', 'no', 'no', 'no', 'no', 'no', 'no'),
  'team.dissolve': /*        */ row('all', 'no', 'no', 'no', 'no', 'no', 'no', 'no'),
  'finance.see': /*          */ row('all', 'all', 'no', 'all', 'no', 'no', 'no', 'no'),
  'finance.recharge': /*     */ row('all', 'no', 'no', 'all', 'no', 'no', 'no', 'no'),
  'finance.pay': /*          */ row('all', 'all', 'scope', 'no', 'no', 'no', 'no', 'no'),
  'managedOrder.submit': /*  */ row('all', 'all', 'all', 'no', 'no', 'no', 'no', 'no'),
  'report.use': /*           */ row('all', 'all', 'scope', 'no', 'all', 'scope', 'scope', 'scope'),
  'view.use': /*             */ row('all', 'all', 'all', 'no', 'all', 'all', 'all', 'all'),
  'operationLog.seeTeam': /* */ row('all', 'no', 'no', 'no', 'no', 'no', 'no', 'no'),
} as const satisfies Record<string, Row>;

export type Capability = keyof typeof table;

function isCapability(text: string): text is Capability {
  return Object.hasOwn(table, text);
}

export function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text);
}

export const capabilities = Object.keys(table).filter(isCapability);

/** Unknown role or capability means no, whatever the caller believed at compile time. */
export function grantOf(role: string, capability: string): Grant {
  return isRole(role) && isCapability(capability) ? table[capability][role] : 'no';
}

/** One line of the table: who may, and how far. */
export function grantsOf(capability: Capability): Readonly<Record<Role, Grant>> {
  return table[capability];
}

export function can(role: string, capability: Capability): boolean {
  return grantOf(role, capability) !== 'no';
}

/** What a member can be bound to. */
export type ScopeKind = 'groups' | 'campaigns';

type Traits = {
  /** Whom a member of this role may invite, change or remove. */
  manages: readonly Role[];
  /** To be bound to a part of the team's ads; without it the role reaches all or nothing of them. */
  scope?: ScopeKind;
  /** Changes no ads and spends no money: whoever tries is told that they only read. */
  isReader?: true;
  /** Hears of who comes and goes, and looks after what others leave behind. */
  leads?: true;
  /** A notice about getting this role says the role, and not only that permissions changed. */
  isNamed?: true;
  /** Staff who run a managed order in the team's name: never invited, never the owner, and no part of the team's own people. */
  isOfPlatform?: true;
};

/** What else a role is. Adding one is a line here, a column above, its words and a migration. */
const traits: Readonly<Record<Role, Traits>> = {
  visitor: {
    manages: ['admin', 'manager', 'finance', 'readOnly', 'advManager', 'campaignsReadOnly'],
    leads: true,
  },
  admin: { manages: ['manager', 'finance', 'readOnly', 'advManager', 'campaignsReadOnly'], leads: true },
  manager: { manages: ['advManager', 'campaignsReadOnly'], scope: 'groups' },
  finance: { manages: [] },
  readOnly: { manages: [], isReader: true, isNamed: true },
  advManager: { manages: [], scope: 'campaigns', isNamed: true },
  campaignsReadOnly: { manages: [], scope: 'campaigns', isReader: true },
  operator: { manages: [], scope: 'groups', isOfPlatform: true },
};

const traitsOf = (role: string): Traits | undefined => (isRole(role) ? traits[role] : undefined);

/** Undefined: never bound to a part of the team. */
export const scopeKindOf = (role: string): ScopeKind | undefined => traitsOf(role)?.scope;
export const isReader = (role: string): boolean => traitsOf(role)?.isReader === true;
export const isNamedInNotices = (role: string): boolean => traitsOf(role)?.isNamed === true;

/** Owner and admins. */
export const leaders = roles.filter((role) => traits[role].leads === true);
export const rolesWithScope = (kind: ScopeKind): Role[] =>
  roles.filter((role) => traits[role].scope === kind);

/** Those of the platform's staff in a team; they never act there without their second factor. */
export const isOfPlatform = (role: string): boolean => traitsOf(role)?.isOfPlatform === true;
export const operatorRole = 'operator' satisfies Role;

export type InvitedRole = Exclude<Role, 'visitor' | 'operator'>;
/** A team has one owner, who is never invited: ownership is transferred. Staff come with a managed order. */
export const invitedRoles = roles.filter((role) => role !== 'visitor' && role !== 'operator');

/** May somebody of `actor`'s role invite, change or remove somebody of `other`'s role? */
export function canGrant(actor: string, other: string): boolean {
  return isRole(other) && traitsOf(actor)?.manages.includes(other) === true;
}
