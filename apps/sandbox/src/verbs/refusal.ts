import { errorCodes, type ErrorCodeName } from '@tapwright/apple-ads/wire/transport/error';

export type Problem = { code: ErrorCodeName; message: string; field?: string | undefined };

/** Why a request is not carried out; each API puts it into its own envelope. */
export class Refusal extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ message }) => message).join(' '));
    this.problems = problems;
  }

  get status(): number {
    const [first] = this.problems;
    return first ? errorCodes[first.code].status : errorCodes.VALIDATION_ERROR.status;
  }
}

export function refuse(code: ErrorCodeName, message: string, field?: string): never {
  throw new Refusal([{ code, message, field }]);
}

export function refuseValue(field: string, message: string): never {
  return refuse('INVALID_VALUE', message, field);
}

export function refuseMissing(field: string): never {
  return refuse('MISSING_REQUIRED_FIELD', `${field} is required.`, field);
}
