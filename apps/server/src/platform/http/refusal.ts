import type { CodeName } from '@tapwright/contracts/codes';
import type { FieldMessage } from '@tapwright/contracts/field-message';
import type { MessageKey } from '@tapwright/i18n/messages';
import type { MessageValues } from '@tapwright/i18n/server';

export type RefusalDetails = {
  /** A sentence of its own; without it `errors:<code>` is said. */
  message?: MessageKey;
  values?: MessageValues;
  /** For a form: field path → what is wrong there. */
  fields?: Record<string, MessageKey | FieldMessage>;
  retryAfterSeconds?: number;
  /** For the log alone. */
  logged?: Record<string, string | number>;
};

/** A "no" that the person is told about, in their language. Anything else that is thrown is our failure. */
export class Refusal extends Error {
  readonly codeName: CodeName;
  readonly details: RefusalDetails;

  constructor(codeName: CodeName, details: RefusalDetails = {}) {
    super(details.message ?? codeName);
    this.name = 'Refusal';
    this.codeName = codeName;
    this.details = details;
  }
}
