import { secondsToWaitAfter } from '@tapwright/domain/account-rules';
import type { Connection, Transaction } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import { networkOf } from '../../../platform/http/admission/request-limits.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import {
  addAttempt,
  type AttemptCount,
  deleteAttempts,
  findAttempts,
  lockAttempts,
  setAttempts,
} from '../../attempt-counts/index.ts';
import { takeCaptcha } from '../captcha/captchas.ts';
import { warnPerson } from '../contacts/warn-person.ts';
import { nameInLog } from '../name-in-log.ts';
import { anyoneWrite } from '../../writes/index.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** From so many failures on, a captcha comes first. An office shares a network, many share no account. */
const captchaFrom = { here: 3, account: 10, network: 20 };

/** A digit mistyped is no attack; the sentence says ten. */
const toldFrom = 10;

/** Failures are counted for an account from one network, for the account from everywhere, and for the network. */
function countedOf({ keyedHash, address }: Pick<Context, 'keyedHash' | 'address'>, account: string) {
  const network = networkOf(address);
  return {
    here: keyedHash('attempts', 'sign-in here', account, network),
    account: keyedHash('attempts', 'sign-in account', account),
    network: keyedHash('attempts', 'sign-in network', network),
  };
}

/**
 * Counts the try before the password is looked at, as if it failed: of a hundred sent at once, no more get
 * through than one after the other. Whether there is such an account makes no difference here.
 */
export async function admitSignInTry(
  context: Context,
  account: string,
  captchaToken: string | undefined,
): Promise<void> {
  const counted = countedOf(context, account);
  const now = context.clock.now();
  return anyoneWrite(context, async (write) => {
    const { tx } = write;
    const here = await lockAttempts(tx, counted.here, now);
    refuseWhileWaiting(here, now, { account: nameInLog(context, account) });
    if (await needsCaptcha(tx, counted, here, now))
      await takeCaptcha(tx, write, { token: captchaToken, purpose: 'signIn' });
    const count = here.count + 1;
    const seconds = secondsToWaitAfter(count);
    await setAttempts(tx, counted.here, {
      count,
      waitsUntil: seconds === 0 ? null : new Date(now.getTime() + seconds * 1000),
      forgottenAt: new Date(now.getTime() + dayMs),
    });
    return write.withoutRow('a try changes nothing of any account', undefined);
  });
}

function refuseWhileWaiting({ waitsUntil }: AttemptCount, now: Date, logged: { account: string }): void {
  if (waitsUntil === null || waitsUntil <= now) return;
  const seconds = Math.ceil((waitsUntil.getTime() - now.getTime()) / 1000);
  throw new Refusal('signInWait', { values: { seconds }, retryAfterSeconds: seconds, logged });
}

async function needsCaptcha(
  tx: Transaction,
  counted: ReturnType<typeof countedOf>,
  here: AttemptCount,
  now: Date,
): Promise<boolean> {
  const [account = 0, network = 0] = await findAttempts(tx, [counted.account, counted.network], now);
  return here.count >= captchaFrom.here || account >= captchaFrom.account || network >= captchaFrom.network;
}

/** Whose account it is hears of it once so many have come together, from wherever. */
export async function countFailedSignIn(
  context: Context,
  { account, userId }: { account: string; userId: number | undefined },
): Promise<void> {
  const counted = countedOf(context, account);
  const now = context.clock.now();
  await anyoneWrite(context, async (write) => {
    const { tx } = write;
    await addAttempt(tx, counted.network, { now, forgottenAt: new Date(now.getTime() + hourMs) });
    const failed = await addAttempt(tx, counted.account, {
      now,
      forgottenAt: new Date(now.getTime() + dayMs),
    });
    if (failed === toldFrom && userId !== undefined)
      await warnPerson(write, userId, { what: 'signInFailedOften' });
    return write.withoutRow('a try changes nothing of any account', undefined);
  });
}

/** The right person was there. What their network did with other accounts stays counted. */
export async function forgetFailedSignIns(
  db: Connection,
  context: Pick<Context, 'keyedHash' | 'address'>,
  account: string,
): Promise<void> {
  const counted = countedOf(context, account);
  await deleteAttempts(db, [counted.here, counted.account]);
}
