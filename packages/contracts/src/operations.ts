export const operationTypes = ['insert', 'edit', 'delete', 'export'] as const;
export type OperationType = (typeof operationTypes)[number];

/** Everything that can be in the operation log. A change whose name is missing here cannot be written. */
export const operations = {
  'account.firstStaffMade': 'insert',
  'account.registered': 'insert',
  'account.passwordRetrieved': 'edit',
  'account.signedIn': 'insert',
  'account.signedOut': 'delete',
  'account.nicknameChanged': 'edit',
  'account.pictureChanged': 'edit',
  'account.passwordChanged': 'edit',
  'account.mobileBound': 'edit',
  'account.emailBound': 'edit',
  'account.mobileChanged': 'edit',
  'account.emailChanged': 'edit',
  'account.sessionEnded': 'delete',
  'account.otherSessionsEnded': 'delete',
  'account.secondFactorSet': 'insert',
  'account.secondFactorPassed': 'insert',
  'account.secondFactorRemoved': 'delete',
  'account.passkeyAdded': 'insert',
  'account.passkeyRenamed': 'edit',
  'account.passkeyRemoved': 'delete',
  'account.closed': 'delete',
  'chatApp.bound': 'edit',
  'chatApp.unbound': 'edit',
  'news.created': 'insert',
  'news.edited': 'edit',
  'news.published': 'edit',
  'news.withdrawn': 'edit',
  'news.removed': 'delete',
  'staff.secondFactorReset': 'delete',
  'staff.accountFrozen': 'edit',
  'staff.accountUnfrozen': 'edit',
  'staff.granted': 'edit',
  'staff.revoked': 'edit',

  'team.created': 'insert',
  'team.edited': 'edit',
  'team.secondFactorRequired': 'edit',
  'team.secondFactorNotRequired': 'edit',
  'team.transferred': 'edit',
  'team.dissolved': 'delete',
  'member.invited': 'insert',
  'member.invitedAgain': 'edit',
  'member.invitationWithdrawn': 'delete',
  'member.invitationRefused': 'delete',
  'member.invitationExpired': 'delete',
  'member.joined': 'insert',
  'member.changed': 'edit',
  'member.disabled': 'edit',
  'member.enabled': 'edit',
  'member.removed': 'delete',
  'member.left': 'delete',

  'adObject.created': 'insert',
  'adObject.edited': 'edit',
  'adObject.removed': 'delete',
  'changeSet.creating': 'insert',
  'changeSet.editing': 'edit',
  'changeSet.removing': 'delete',
  'changeSet.proposed': 'edit',
  'changeSet.approved': 'edit',
  'changeSet.declined': 'edit',
  'changeSet.lapsed': 'edit',
  'changeSet.withdrawn': 'edit',
  'changePolicy.edited': 'edit',
  'changeLimits.edited': 'edit',
  'certificate.made': 'insert',
  'certificate.uploaded': 'insert',
  'certificate.idsEntered': 'edit',
  'certificate.bound': 'edit',
  'certificate.rotationBegun': 'edit',
  'certificate.rotated': 'edit',
  'certificate.rotationGivenUp': 'edit',
  'certificate.removed': 'delete',
  'campaignGroup.attached': 'insert',
  'campaignGroup.edited': 'edit',
  'campaignGroup.detached': 'delete',

  'report.saved': 'insert',
  'report.edited': 'edit',
  'report.removed': 'delete',
  'report.scheduled': 'edit',
  'report.scheduleEnded': 'edit',
  'report.exported': 'export',
  'listView.saved': 'insert',
  'listView.edited': 'edit',
  'listView.removed': 'delete',
  'finance.spendExported': 'export',
} as const satisfies Record<string, OperationType>;

export type OperationName = keyof typeof operations;

/** What operations of a team are about: the first part of their names. */
export const operationObjects = [
  'team',
  'member',
  'campaignGroup',
  'certificate',
  'adObject',
  'changeSet',
  'changePolicy',
  'changeLimits',
  'report',
  'listView',
  'finance',
] as const;
export type OperationObject = (typeof operationObjects)[number];

export const operationsOf = (object: OperationObject): string[] =>
  Object.keys(operations).filter((name) => name.startsWith(`${object}.`));

/** By what a change was made. */
export const actorKinds = ['person', 'staff', 'job', 'outside'] as const;
export type ActorKind = (typeof actorKinds)[number];
