/** How a fact reads: as it is, as a moment, an amount, one of a few named values, … */
type ValueOfKind = {
  text: string;
  id: number;
  count: number;
  /** ISO 8601 with its zone. */
  instant: string;
  /** `2026-11-20`. */
  day: string;
  money: { amount: string; currency: string };
  /** Each value has its words: `values.<fact>.<value>`. */
  choice: string;
  /** Its words are those of the roles, `teams:roles.<role>`. */
  role: string;
  yesNo: boolean;
  list: readonly string[];
  /** The address of a picture. */
  picture: string;
};
export type FactKind = keyof ValueOfKind;

/**
 * Everything that a row of the operation log may say of a change. What is missing here cannot be written down, so a
 * password, code, token or key has no name here and never will.
 */
export const factKinds = {
  userId: 'id',
  signedInBy: 'choice',
  wechat: 'text',
  nickName: 'text',
  headimgurl: 'picture',
  mobile: 'text',
  email: 'text',
  device: 'text',
  passkey: 'text',
  signedInFrom: 'text',
  newsId: 'id',
  newsType: 'choice',
  newsTitles: 'list',
  newsChangedIn: 'list',
  isPinned: 'yesNo',
  publishedAt: 'instant',
  frozenAt: 'instant',
  reason: 'text',
  isStaff: 'yesNo',
  passedBy: 'choice',
  endedSessions: 'count',
  teamName: 'text',
  teamImg: 'picture',
  currencyType: 'choice',
  owner: 'text',
  account: 'text',
  role: 'role',
  scope: 'list',
  remark: 'text',
  changeSetId: 'id',
  comment: 'text',
  actsUntil: 'instant',
  appleInvoice: 'text',
  invoicedAmount: 'money',
  exchangeRate: 'text',
  cnyPerUnit: 'text',
  scheduledFor: 'instant',
  maxRise: 'money',
  maxReserve: 'money',
  maxBid: 'money',
  maxObjects: 'count',
  mayRemove: 'yesNo',
  approvesRemoval: 'yesNo',
  approvesRoles: 'list',
  approvesOrigins: 'list',
  adObject: 'choice',
  adObjectName: 'text',
  adObjectCount: 'count',
  campaignType: 'choice',
  /** Fields by Apple's names, each with its value. */
  adObjectFields: 'list',
  certificateId: 'id',
  certificateName: 'text',
  appleClientId: 'text',
  appleTeamId: 'text',
  appleKeyId: 'text',
  campaignGroupId: 'id',
  campaignGroup: 'text',
  adAccountId: 'text',
  appleName: 'text',
  totalBudget: 'money',
  cpaGoal: 'money',
  reportId: 'id',
  report: 'text',
  isShared: 'yesNo',
  listViewId: 'id',
  listView: 'text',
  word: 'text',
  wordNote: 'text',
  proposal: 'text',
  proposalKind: 'choice',
  putAside: 'choice',
  dismissedFor: 'choice',
  wordListId: 'id',
  wordList: 'text',
  adamId: 'text',
  nameTemplate: 'text',
  namesOfEveryApp: 'yesNo',
  bidCeiling: 'money',
  negativeListId: 'id',
  negativeList: 'text',
  sentEvery: 'choice',
  recipientCount: 'count',
  fileFormat: 'choice',
  rowCount: 'count',
  sentTo: 'text',
  reference: 'text',
  managedOrder: 'text',
  orderBudget: 'money',
  orderWish: 'choice',
  rechargeAmount: 'money',
  serialNumber: 'text',
  fapiaoTitle: 'text',
  taxNumber: 'text',
  fapiaoNumber: 'text',
  question: 'text',
  answer: 'text',
  fromDay: 'day',
  toDay: 'day',
} as const satisfies Record<string, FactKind>;

export type FactName = keyof typeof factKinds;
/** Null where there was nothing before, or is nothing after. */
export type Facts = {
  readonly [Name in FactName]?: ValueOfKind[(typeof factKinds)[Name]] | null | undefined;
};
