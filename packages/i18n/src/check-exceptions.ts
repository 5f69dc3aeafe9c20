/** Keys that code puts together while running; `*` is one part of the path. Keep this list short. */
export const dynamicKeys: readonly string[] = [
  // The sentence of a code: every name in contracts/codes.ts.
  'errors:*',
  // One for each digit of a captcha in words.
  'accountMessages:digits.*',
  'teams:roles.*',
  'members:tabs.*',
  'members:actions.*',
  'members:ask.*.*',
  'members:kept.*',
  'members:meanings.*',
  'members:states.*',
  'members:scope.choose.*',
  'members:scope.note.*',
  // Every capability in contracts/roles.ts.
  'members:capabilities.*.*',
  'campaignGroups:attach.*',
  'campaignGroups:rules.amount.*',
  'certificates:check.verdict.*',
  // Every cause in contracts/certificate-check.ts.
  'certificates:findings.*.*',
  'certificates:ids.*',
  'certificates:rules.key.*',
  'certificates:state.*',
  'notifications:dialog.*',
  'news:types.*',
  'personal:tabs.*',
  'personal:sessions.by.*',
  'staff:sections.*',
  'staff:accounts.*',
  'staff:accounts.states.*',
  'home:measures.*',
  'home:ways.*.*',
  'home:ways.questions.*',
  'home:bids.keywords.*',
  'personal:contact.*.*',
  // Every name in contracts/operations.ts and contracts/operation-facts.ts.
  'operationLog:operations.*.*',
  'operationLog:facts.*',
  'operationLog:values.*.*',
  'operationLog:types.*',
  'operationLog:by.*',
  // Every preset in domain/ranges.ts.
  'lists:range.*',
  // Every kind and error code in contracts/apple-sync.ts.
  'appleSync:kinds.*',
  // Every judgement of judge-sync.ts.
  'appleSync:state.*',
  'appleSync:errors.*',
  'appleSync:refused.what.*',
  'appleSync:refused.why.*',
];

/** Words that are the same in every language. */
export const brandWords: readonly string[] = [
  'Tapwright',
  'Apple',
  'Ads',
  'App',
  'Store',
  'WeChat',
  'CPT',
  'CPA',
  'CSV',
  'API',
  'USD',
  'RMB',
  'UTC',
  'ID',
  'IP',
];
