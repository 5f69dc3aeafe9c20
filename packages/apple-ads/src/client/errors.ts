import type { Role } from '../wire/accounts/role.ts';

/** One thing that is wrong with a request or an answer. */
export type Problem = {
  /** Apple's word for it, or the schema's. */
  code: string;
  message: string;
  /** Where: `name`, `filters.0.value`, `result.3.id`. */
  field: string | undefined;
};

export type Circumstances = {
  /** The name of the call, as in the table of endpoints. */
  call?: string | undefined;
  status?: number | undefined;
  /** What Apple calls this request, where it says so. */
  requestId?: string | undefined;
  cause?: unknown;
};

/** Everything this client throws, except for a signal's own reason. */
export class AppleAdsError extends Error {
  override readonly name: string = 'AppleAdsError';
  readonly call: string | undefined;
  readonly status: number | undefined;
  readonly requestId: string | undefined;

  constructor(message: string, { call, status, requestId, cause }: Circumstances = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.call = call;
    this.status = status;
    this.requestId = requestId;
  }
}

export class UnusableKey extends AppleAdsError {
  override readonly name = 'UnusableKey';
  readonly reason: 'unreadable' | 'public' | 'encrypted' | 'wrongKind';

  constructor(reason: UnusableKey['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/**
 * Apple gave no token. It never says why: `clock` when the times are too far apart to be believed, `revoked` when
 * the same credentials have worked before, else `credentials`: an id or the key does not fit.
 */
export class SignInRefused extends AppleAdsError {
  override readonly name = 'SignInRefused';
  readonly reason: 'credentials' | 'clock' | 'revoked';
  /** OAuth's word, mostly `invalid_client`. */
  readonly code: string;
  /** How far Apple's clock is ahead of ours. */
  readonly clockAheadMs: number | undefined;

  constructor(
    { reason, code, clockAheadMs }: Pick<SignInRefused, 'reason' | 'code' | 'clockAheadMs'>,
    circumstances: Circumstances,
  ) {
    super(`Apple refuses to sign in: ${code}`, circumstances);
    this.reason = reason;
    this.code = code;
    this.clockAheadMs = clockAheadMs;
  }
}

/** Apple answered, and said no. */
export class AnsweredError extends AppleAdsError {
  override readonly name: string = 'AnsweredError';
  /** `VALIDATION_ERROR` and the like; Apple publishes no list. */
  readonly code: string;
  readonly problems: readonly Problem[];

  constructor(answered: { code: string; message: string; problems: readonly Problem[] }, at: Circumstances) {
    super(answered.message, at);
    this.code = answered.code;
    this.problems = answered.problems;
  }
}

/** 400 and other refusals of the request itself; `problems` say which field. */
export class Refused extends AnsweredError {
  override readonly name = 'Refused';
}

/** 401 twice, the second time with a token just received: access was taken away. */
export class Unauthorised extends AnsweredError {
  override readonly name = 'Unauthorised';
}

/** 403: the role is too weak, or the ad account is not among those the user may see. `getAcls` says which. */
export class Forbidden extends AnsweredError {
  override readonly name = 'Forbidden';
  readonly rolesNeeded: readonly Role[];

  constructor(
    answered: ConstructorParameters<typeof AnsweredError>[0],
    rolesNeeded: readonly Role[],
    at: Circumstances,
  ) {
    super(answered, at);
    this.rolesNeeded = rolesNeeded;
  }
}

export class NotFound extends AnsweredError {
  override readonly name = 'NotFound';
}

/** 5xx to a read, after all attempts. To a write it is `OutcomeUnknown`. */
export class ServerFault extends AnsweredError {
  override readonly name = 'ServerFault';
}

/** Waiting longer than the call may wait would be needed. Nothing was done. */
export class RateLimited extends AppleAdsError {
  override readonly name = 'RateLimited';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number, at: Circumstances) {
    super(`Apple's rate limit is reached; ask again in ${retryAfterSeconds} s`, at);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No answer came to a read, or a write certainly never left. */
export class NotAnswered extends AppleAdsError {
  override readonly name = 'NotAnswered';
  /** `unreachable`: no connection; `cut`: it ended; `timedOut`: nothing came in time. */
  readonly reason: 'unreachable' | 'cut' | 'timedOut';

  constructor(reason: NotAnswered['reason'], at: Circumstances) {
    super(
      { unreachable: 'Apple cannot be reached', cut: 'The connection ended', timedOut: 'No answer in time' }[
        reason
      ],
      at,
    );
    this.reason = reason;
  }
}

/**
 * A write was sent and no word came whether it took effect: a timeout, a cut connection, a 5xx, an abort. It is never
 * sent again; read back what is so before deciding. `cause` says what happened.
 */
export class OutcomeUnknown extends AppleAdsError {
  override readonly name = 'OutcomeUnknown';
}

/** A success that is not as documented; a write has taken effect. `problems` say what is missing where. */
export class UnexpectedAnswer extends AppleAdsError {
  override readonly name = 'UnexpectedAnswer';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], at: Circumstances) {
    super(`The answer is not as documented: ${problems.map(describe).join('; ')}`, at);
    this.problems = problems;
  }
}

/** The request breaks the wire's schema, as Apple would refuse it too; nothing was sent. */
export class InvalidRequest extends AppleAdsError {
  override readonly name = 'InvalidRequest';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], at: Circumstances) {
    super(`The request cannot be sent: ${problems.map(describe).join('; ')}`, at);
    this.problems = problems;
  }
}

const describe = ({ field, message }: Problem): string => (field ? `${field}: ${message}` : message);
