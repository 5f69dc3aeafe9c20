/** Every answer carries one of these numbers. The names are message keys: `errors.<name>` in five languages. */
export const codes = {
  success: 20000,

  // Given by the product's specification.
  chatAppAlreadyBound: 20001,
  noToken: 20007,
  tokenEnded: 20011,
  accountFrozen: 20015,

  // 30xxx: any call.
  executionError: 30000,
  badInput: 30001,
  notFound: 30002,
  tooManyRequests: 30003,
  tooLarge: 30004,
  timedOut: 30005,
  notPermitted: 30006,
  readOnlyRole: 30007,
  changedMeanwhile: 30008,
  closed: 30009,

  // 31xxx: accounts.
  wrongPassword: 31001,
  passwordKeyEnded: 31002,
  signInWait: 31003,
  captchaNeeded: 31004,
  captchaWrong: 31005,
  codeWrong: 31006,
  codeEnded: 31007,
  codeTooSoon: 31008,
  codeTooOften: 31009,
  accountTaken: 31010,
  wayNotConfigured: 31011,
  passwordChanged: 31012,
  signedOut: 31013,

  // 31020 to 31029: a person's own account.
  contactBound: 31020,
  endedElsewhere: 31021,
  personNotConfirmed: 31022,
  passkeyRefused: 31023,
  tooManyPasskeys: 31024,
  accountNotFree: 31025,

  // 31040 to 31059: staff.
  secondFactorNeeded: 31040,
  wrongSecondFactor: 31041,
  accountProtected: 31042,
  firstStaffOnly: 31043,
  otherAccountFrozen: 31044,

  // 31030: chat app.
  chatAppCodeEnded: 31030,
  chatAppOtherBound: 31031,
  chatAppLastWayIn: 31032,
  chatAppTicketEnded: 31033,
  chatAppNotConfirmed: 31034,

  // 32xxx: teams.
  mobileNeeded: 32001,
  tooManyTeams: 32002,
  notMember: 32003,
  memberDisabled: 32004,
  roleNotGrantable: 32005,
  scopeTooWide: 32006,
  ownerCannotLeave: 32007,
  teamNotEmpty: 32008,
  inviteSelf: 32009,
  alreadyMember: 32010,
  alreadyInvited: 32011,
  invitationOver: 32012,
  teamFull: 32013,
  disabledInTeam: 32014,
  memberOutOfScope: 32015,
  teamNeedsSecondFactor: 32016,

  // 33xxx: certificates and campaign groups.
  oneCertificateOnly: 33001,
  tooManyCertificates: 33002,
  idsMissing: 33003,
  appleRefused: 33004,
  appleSilent: 33005,
  adAccountTaken: 33006,
  groupNameTaken: 33007,
  searchFailed: 33008,
  appNotSupported: 33009,
  lookUpFailed: 33010,
  modeMissing: 33011,
  groupInUse: 33012,
  tooManyOrders: 33013,

  // 34xxx: changes of ads.
  confirmationNeeded: 34001,
  nothingToChange: 34002,

  // 3405x: report centre.
  reportOutOfScope: 34051,

  // 35xxx: money.
  rechargeWayMissing: 35001,
  tooManyRecharges: 35002,
  ownTeam: 35003,
  paymentSilent: 35004,
  secondPersonNeeded: 35005,
  balanceTooLow: 35006,
} as const;

export type CodeName = keyof typeof codes;
export type Code = (typeof codes)[CodeName];

const httpStatuses: Record<CodeName, number> = {
  success: 200,
  chatAppAlreadyBound: 409,
  noToken: 401,
  tokenEnded: 401,
  accountFrozen: 403,
  executionError: 500,
  badInput: 400,
  notFound: 404,
  tooManyRequests: 429,
  tooLarge: 413,
  timedOut: 503,
  notPermitted: 403,
  readOnlyRole: 403,
  changedMeanwhile: 409,
  closed: 503,
  wrongPassword: 400,
  passwordKeyEnded: 409,
  secondFactorNeeded: 403,
  wrongSecondFactor: 400,
  accountProtected: 403,
  firstStaffOnly: 403,
  otherAccountFrozen: 409,
  signInWait: 429,
  captchaNeeded: 400,
  captchaWrong: 400,
  codeWrong: 400,
  codeEnded: 400,
  codeTooSoon: 429,
  codeTooOften: 429,
  accountTaken: 409,
  wayNotConfigured: 400,
  passwordChanged: 401,
  signedOut: 401,
  contactBound: 409,
  endedElsewhere: 401,
  personNotConfirmed: 403,
  passkeyRefused: 400,
  tooManyPasskeys: 409,
  accountNotFree: 409,
  chatAppCodeEnded: 409,
  chatAppOtherBound: 409,
  chatAppLastWayIn: 409,
  chatAppTicketEnded: 409,
  chatAppNotConfirmed: 502,
  mobileNeeded: 409,
  tooManyTeams: 409,
  notMember: 404,
  memberDisabled: 409,
  roleNotGrantable: 403,
  scopeTooWide: 403,
  ownerCannotLeave: 409,
  teamNotEmpty: 409,
  inviteSelf: 409,
  alreadyMember: 409,
  alreadyInvited: 409,
  invitationOver: 409,
  teamFull: 409,
  disabledInTeam: 403,
  memberOutOfScope: 403,
  teamNeedsSecondFactor: 403,
  oneCertificateOnly: 409,
  tooManyCertificates: 409,
  idsMissing: 409,
  appleRefused: 409,
  appleSilent: 503,
  adAccountTaken: 409,
  groupNameTaken: 409,
  searchFailed: 502,
  appNotSupported: 409,
  lookUpFailed: 502,
  modeMissing: 409,
  groupInUse: 409,
  tooManyOrders: 409,
  confirmationNeeded: 409,
  nothingToChange: 409,
  reportOutOfScope: 403,
  rechargeWayMissing: 409,
  tooManyRecharges: 409,
  ownTeam: 403,
  paymentSilent: 503,
  secondPersonNeeded: 403,
  balanceTooLow: 409,
};

export function httpStatusOf(name: CodeName): number {
  return httpStatuses[name];
}

function isCodeName(text: string): text is CodeName {
  return Object.hasOwn(codes, text);
}

const namesByCode = new Map<number, CodeName>(
  Object.keys(codes)
    .filter(isCodeName)
    .map((name) => [codes[name], name]),
);

export function findCodeName(code: number): CodeName | undefined {
  return namesByCode.get(code);
}
