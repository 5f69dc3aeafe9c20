import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import { beginPayment as beginPaymentCall } from '@tapwright/contracts/recharges';
import { moneyOf, toAppleMoney } from '@tapwright/domain/money';
import { isUniqueViolation } from '../../../platform/db/is-unique-violation.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type Payments, ProviderSilent } from '../../payments/index.ts';
import { systemWrite, teamWrite } from '../../writes/index.ts';
import { insertWithReference } from '../insert-with-reference.ts';
import { countRecharges, findRecharge, findTeam } from '../recharges-store.ts';
import { firstAsking } from './next-asking.ts';
import { findAttempt, findSession, insertSession, updateSession } from './payment-sessions-store.ts';

/** A page of a provider can be paid at for so long. */
const openMs = 60 * 60_000;
const maxBegun = 10;

type Wanted = ParsedBodyOf<typeof beginPaymentCall>;

/** The row is there before the provider is asked, so nothing that is paid is ever nobody's. */
export async function beginPayment(
  context: TeamContext,
  payments: Payments,
  wanted: Wanted,
): Promise<AnswerOf<typeof beginPaymentCall>> {
  const { database, settings, translate, language } = context;
  const key = await findOrInsert(context, payments, wanted);
  const begun = await findRecharge(database.write, key);
  const session = await findSession(database.write, key);
  const provider = session && payments.find(session.provider);
  if (begun === undefined || session === undefined || provider === undefined)
    throw new Refusal('rechargeWayMissing');
  if (begun.state !== 'begun' || begun.way !== wanted.way || begun.amount !== wanted.amount)
    throw new Refusal('changedMeanwhile');
  if (session.url !== null) return { rechargeId: key.rechargeId, url: session.url };
  const search = new URLSearchParams({ team: String(key.teamId), recharge: String(key.rechargeId) });
  const page = `${settings.publicUrl.origin}/#/finance/recharge?${search.toString()}`;
  const opened = await provider
    .open({
      ...begun,
      way: wanted.way,
      what: translate(language, 'recharges:payment.what', { team: await nameTeam(context, key.teamId) }),
      language,
      endsAt: session.endsAt,
      returnUrl: page,
      cancelUrl: page,
    })
    .catch((error: unknown) => {
      context.log.warn({ err: error }, 'a payment could not be opened');
      throw error instanceof ProviderSilent ? new Refusal('paymentSilent') : error;
    });
  await systemWrite(context, 'what the provider answered; who asked is in the log', async ({ tx }) =>
    updateSession(tx, key, opened),
  );
  return { rechargeId: key.rechargeId, url: opened.url };
}

const nameTeam = async ({ database }: TeamContext, teamId: number) =>
  (await findTeam(database.write, teamId)).teamName;

/** Of two at once with one attempt, the second finds what the first has made. */
async function findOrInsert(context: TeamContext, payments: Payments, wanted: Wanted) {
  try {
    return await insertPayment(context, payments, wanted);
  } catch (error) {
    const { database, membership } = context;
    const first = isUniqueViolation(error)
      ? await findAttempt(database.write, membership.teamId, wanted.attempt)
      : undefined;
    if (first === undefined) throw error;
    return { teamId: first.teamId, rechargeId: first.rechargeId };
  }
}

async function insertPayment(context: TeamContext, payments: Payments, { way, amount, attempt }: Wanted) {
  return teamWrite(context, beginPaymentCall, async (write) => {
    const { tx, membership, clock, live } = write;
    const { teamId } = membership;
    const before = await findAttempt(tx, teamId, attempt);
    if (before !== undefined) return write.unchanged({ teamId, rechargeId: before.rechargeId });
    const { currencyType } = await findTeam(tx, teamId);
    const currency = currencyType === 'USD' ? 'USD' : 'CNY';
    const provider = payments.findFor(way, currency);
    if (provider === undefined) throw new Refusal('rechargeWayMissing');
    if ((await countRecharges(tx, teamId, ['begun'])) >= maxBegun) throw new Refusal('tooManyRecharges');
    const rechargeId = await insertWithReference(write, { way, currency, amount });
    const now = clock.now();
    const endsAt = new Date(now.getTime() + openMs);
    await insertSession(tx, {
      teamId,
      rechargeId,
      provider: provider.name,
      attempt,
      endsAt,
      askAt: firstAsking(now),
    });
    const made = await findRecharge(tx, { teamId, rechargeId });
    await live.publishTeam(tx, teamId, 'finance.changed');
    const logged = await write.record('finance.paymentBegun', {
      subject: { reference: made?.reference ?? '' },
      after: { rechargeAmount: toAppleMoney(moneyOf(amount, currency)) },
    });
    return logged.done({ teamId, rechargeId });
  });
}
