import type { CodeType } from '@tapwright/contracts/account-codes';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { nameInLog } from '../name-in-log.ts';
import { countCodeTry, markCodeUsed } from './verification-codes-store.ts';

type Secrets = Pick<Context, 'keyedHash'>;

/**
 * Who asked for a code is who can use it: whoever is signed in by `userId`, anyone else by the cookie of their browser.
 * So nobody else uses up its tries, makes it old by asking for another, or uses it when they have talked it out of someone.
 */
export type CodeSubject = { account: string; type: CodeType; asker: Asker };
export type Asker = { userId: number } | { codeCookie: string };

/** Only `proveCode` makes one. */
export type ProvenCode = { readonly codeId: number; readonly field: string };

export function hashSubject({ keyedHash }: Secrets, { account, type, asker }: CodeSubject): Buffer {
  return keyedHash('code subject', account, type, ...partsOf(asker));
}

const partsOf = (asker: Asker) =>
  'userId' in asker ? (['person', asker.userId] as const) : (['browser', asker.codeCookie] as const);

export function hashCode({ keyedHash }: Secrets, subject: CodeSubject, code: string): Buffer {
  return keyedHash('code', subject.account, subject.type, ...partsOf(subject.asker), code);
}

/**
 * Whether this is the code that was last sent for it. Comes before the transaction of the verb: the try stays
 * counted whatever becomes of that. `field` is where the form shows what is wrong.
 */
export async function proveCode(
  context: Context,
  { code, field, ...subject }: CodeSubject & { code: string; field: string },
): Promise<ProvenCode> {
  const { database, clock } = context;
  const tried = await countCodeTry(database.write, hashSubject(context, subject), clock.now());
  if (tried === undefined) throw refuse('codeEnded', field);
  if (!tried.codeHash.equals(hashCode(context, subject, code)))
    throw refuse('codeWrong', field, { account: nameInLog(context, subject.account) });
  return { codeId: tried.codeId, field };
}

/** Uses it up, in the transaction of what it was asked for. Of two at once, one is refused. */
export async function takeCode(
  tx: Transaction,
  { clock }: Pick<Context, 'clock'>,
  { codeId, field }: ProvenCode,
): Promise<void> {
  if (!(await markCodeUsed(tx, codeId, clock.now()))) throw refuse('codeEnded', field);
}

function refuse(codeName: 'codeWrong' | 'codeEnded', field: string, logged?: { account: string }): Refusal {
  return new Refusal(codeName, { fields: { [field]: `errors:${codeName}` }, ...(logged && { logged }) });
}
