import { codes, findCodeName, type CodeName } from '@tapwright/contracts/codes';

type Refusal = {
  code: number;
  message: string;
  httpStatus: number;
  fields?: Record<string, string> | undefined;
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
};

/** A call that brought no data: refused by the server, or never answered. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  /** `unreachable`: no network, or no answer in time; nothing is known of what happened. */
  readonly kind: 'refused' | 'unreachable';
  readonly code: number;
  readonly httpStatus: number | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  /** When the server would take the same again. */
  readonly retryAfterSeconds: number | undefined;
  readonly happenedAt = new Date();

  private constructor(kind: CallFailure['kind'], refusal: Partial<Refusal>, cause?: unknown) {
    super(refusal.message ?? '', { cause });
    this.kind = kind;
    this.code = refusal.code ?? codes.executionError;
    this.httpStatus = refusal.httpStatus;
    this.fields = refusal.fields ?? {};
    this.requestId = refusal.requestId;
    this.retryAfterSeconds = refusal.retryAfterSeconds;
  }

  static refused(refusal: Refusal): CallFailure {
    return new CallFailure('refused', refusal);
  }

  static unreachable(cause: unknown): CallFailure {
    return new CallFailure('unreachable', {}, cause);
  }

  is(...names: CodeName[]): boolean {
    const name = this.kind === 'refused' ? findCodeName(this.code) : undefined;
    return name !== undefined && names.includes(name);
  }
}
