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
