/** Keys put together from a word that is any string to the types; `*` is one part of the path, and why it is one. */
export const dynamicKeys: readonly string[] = [
  // What was written down with an operation, by names in contracts/operation-facts.ts; rows live longer than names.
  'operationLog:facts.*',
  'operationLog:values.*.*',
  // Where a rate came from, as its row says.
  'finance:sources.*',
];

/** Words that are the same in every language. */
export const brandWords: readonly string[] = [
  'Tapwright',
  'Apple',
  'Ads',
  'App',
  'Store',
  'WeChat',
  'Alipay',
  'Stripe',
  'CPT',
  'CPA',
  'CPM',
  'iPad',
  'iPhone',
  'CSV',
  'PDF',
  'Excel',
  'API',
  'USD',
  'RMB',
  'UTC',
  'ID',
  'IP',
];
