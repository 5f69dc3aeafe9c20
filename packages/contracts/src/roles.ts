export const roles = [
  'visitor',
  'admin',
  'manager',
  'finance',
  'readOnly',
  'advManager',
  'campaignsReadOnly',
] as const;
export type Role = (typeof roles)[number];

/** `scope`: only within the campaign groups or campaigns the member is bound to. */
export type Grant = 'all' | 'scope' | 'no';

type Row = Record<Role, Grant>;

const row = (...grants: [Grant, Grant, Grant, Grant, Grant, Grant, Grant]): Row => ({
  visitor: grants[0],
  admin: grants[1],
  manager: grants[2],
  finance: grants[3],
  readOnly: grants[4],
  advManager: grants[5],
  campaignsReadOnly: grants[6],
});

//                              visitor  admin  manager  finance readOnly advMgr   cmpReadOnly
const table = {
  'ads.see': /*              */ row('all', 'all', 'scope', 'no', 'all', 'scope', 'scope'),
  'campaignGroup.edit': /*   */ row('all', 'all', 'scope', 'no', 'no', 'no', 'no'),
  'campaign.edit': /*        */ row('all', 'all', 'scope', 'no', 'no', 'scope', 'no'),
  'tools.use': /*            */ row('all', 'all', 'all', 'no', 'no', 'all', 'no'),
  'certificate.manage': /*   */ row('all', 'no', 'no', 'no', 'no', 'no', 'no'),
  'member.see': /*           */ row('all', 'all', 'all', 'all', 'all', 'all', 'all'),
  'member.manage': /*        */ row('all', 'all', 'scope', 'no', 'no', 'no', 'no'),
  'team.edit': /*            */ row('all', 'all', 'no', 'no', 'no', 'no', 'no'),
  'team.transfer': /*        */ row('all', 'no', 'no', 'no', 'no', 'no', 'no'),
  'team.dissolve': /*        */ row('all', 'no', 'no', 'no', 'no', 'no', 'no'),
  'finance.see': /*          */ row('all', 'all', 'no', 'all', 'no', 'no', 'no'),
  'finance.recharge': /*     */ row('all', 'no', 'no', 'all', 'no', 'no', 'no'),
  'finance.pay': /*          */ row('all', 'all', 'scope', 'no', 'no', 'no', 'no'),
  'managedOrder.submit': /*  */ row('all', 'all', 'all', 'no', 'no', 'no', 'no'),
  'report.use': /*           */ row('all', 'all', 'scope', 'no', 'all', 'scope', 'scope'),
  'operationLog.seeTeam': /* */ row('all', 'no', 'no', 'no', 'no', 'no', 'no'),
} as const satisfies Record<string, Row>;

export type Capability = keyof typeof table;

function isCapability(text: string): text is Capability {
  return Object.hasOwn(table, text);
}

function isRole(text: string): text is Role {
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

const grantable: Record<Role, readonly Role[]> = {
  visitor: ['admin', 'manager', 'finance', 'readOnly', 'advManager', 'campaignsReadOnly'],
  admin: ['manager', 'finance', 'readOnly', 'advManager', 'campaignsReadOnly'],
  manager: ['advManager', 'campaignsReadOnly'],
  finance: [],
  readOnly: [],
  advManager: [],
  campaignsReadOnly: [],
};

/** May somebody of `actor`'s role invite, change or remove somebody of `other`'s role? */
export function canGrant(actor: string, other: string): boolean {
  return isRole(actor) && isRole(other) && grantable[actor].includes(other);
}
