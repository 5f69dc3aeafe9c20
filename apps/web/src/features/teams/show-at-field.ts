import type { CodeName } from '@tapwright/contracts/codes';
import { CallFailure } from '../../platform/calls/call-failure.ts';
import { isRefusal } from '../../platform/calls/is-refusal.ts';

/** A refusal about no field of the form is said under this one, where the person looks; `words` say it better. */
export async function showAtField<Answer>(
  name: string,
  sent: Promise<Answer>,
  words: readonly { of: CodeName; text: string }[] = [],
): Promise<Answer> {
  try {
    return await sent;
  } catch (error) {
    if (!(error instanceof CallFailure) || !isRefusal(error)) throw error;
    const better = words.find(({ of }) => error.is(of))?.text;
    if (better === undefined && Object.keys(error.fields).length > 0) throw error;
    const { code, message, httpStatus = 409 } = error;
    throw CallFailure.refused({ code, message, httpStatus, fields: { [name]: better ?? message } });
  }
}
