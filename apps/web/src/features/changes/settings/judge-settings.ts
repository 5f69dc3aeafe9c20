import type { AdEdit } from '@tapwright/domain/ad-states';
import type { Finding, RefusalReason, Verdict } from '@tapwright/domain/ad-verdicts';
import { worldAfter } from '@tapwright/domain/ad-world';
import { findCurrency } from '@tapwright/domain/currencies';
import { judgeEdits } from '@tapwright/domain/judge-edits';
import { parseAmount } from '@tapwright/domain/money';
import { cleanName } from '@tapwright/domain/names';
import type { Fields } from '../change.ts';
import { amountFields, type AdDetails } from './read-settings.ts';

const mapOf = <State>(named: { id: string; state: State } | null): Map<string, State> =>
  new Map(named === null ? [] : [[named.id, named.state]]);

/**
 * By the rules of the server, as far as what is known here reaches: neighbours, whose names or bids some rules look
 * at, only the server knows.
 */
export function judgeSettings(details: AdDetails, typed: Fields): Verdict {
  const currency = findCurrency(details.currency) ?? 'USD';
  const problems: Finding<RefusalReason>[] = [];
  const after: Record<string, unknown> = { ...typed };
  if (typed.name !== undefined) after['name'] = cleanName(typed.name);
  for (const field of amountFields) {
    const text = typed[field];
    if (text === undefined) continue;
    const amount = text.trim() === '' ? null : parseAmount(text, currency);
    if (typeof amount === 'string') {
      delete after[field];
      problems.push({ field, reason: amount });
    } else after[field] = amount?.minor ?? null;
  }
  const { kind, objectId: id } = details;
  const edit = { kind, id, intent: 'update', after } as AdEdit;
  const known = {
    campaign: mapOf(details.campaign),
    adGroup: mapOf(details.adGroup),
    keyword: mapOf(details.keyword),
    negativeKeyword: mapOf(details.negativeKeyword),
    ad: mapOf(details.ad),
  };
  const world = worldAfter(known, [edit], {
    now: new Date(details.now),
    currencyOf: () => ({ currency, perUsd: details.perUsd ?? undefined }),
    lowestRecentBid: () => details.lowestRecentBid,
  });
  const { refused = [], confirm = [] } = judgeEdits(world, [edit])[0] ?? {};
  const hasBounds = currency === 'USD' || currency === 'CNY' || details.perUsd !== null;
  const told = refused.filter(({ reason }) => hasBounds || (reason !== 'tooLow' && reason !== 'tooHigh'));
  return { refused: [...problems, ...told], confirm };
}
