import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Finding, RefusalReason } from '@tapwright/domain/ad-verdicts';
import { findCurrency } from '@tapwright/domain/currencies';
import { parseAmount, toAmount } from '@tapwright/domain/money';
import { readTypedAmount } from '@tapwright/domain/typed-amount';
import { CallFailure } from '../../platform/call-failure.ts';
import { adObjectQuery } from './api/change-queries.ts';
import { updateOf } from './change.ts';
import { judgeSettings } from './judge-settings.ts';
import { type EditedCell, openedPreview } from './opened.ts';
import { type AdDetails, readSettings } from './read-settings.ts';
import { namedAmounts } from './named-amounts.ts';
import { findPastedMark, mendPasted } from './pasted.ts';
import { useCommit } from './use-commit.ts';

type Field = EditedCell['field'];

/** "1,500.00 USD", as one types it. */
const plainAmount = (money: string): string => money.replaceAll(/[^\d.]/g, '');

/** Which of the values of a refusal could stand instead. */
const remedies: Partial<Record<RefusalReason, string>> = {
  bidAboveAdGroup: 'bid',
  bidAboveCap: 'cap',
  capBelowBid: 'bid',
  capAboveBudget: 'budget',
};

const minorOf = (amount: string | undefined, { currency }: AdDetails): number | null => {
  const money = parseAmount(amount ?? '', findCurrency(currency) ?? 'USD');
  return typeof money === 'string' ? null : money.minor;
};

/** What stands; of a keyword without a bid of its own that of its ad group. */
function standingAmount(details: AdDetails, field: Field): string {
  const own = readSettings(details)[field] ?? '';
  if (own !== '' || details.kind !== 'keyword' || details.adGroup === null) return own;
  return readSettings({ ...details, kind: 'adGroup' }).bid ?? '';
}

type Cell = Pick<EditedCell, 'object' | 'field'>;
type CellRead = { after: string | undefined; refusal: Finding<RefusalReason> | undefined };

/** What was typed as an amount, and what the rules known here say of it. */
function readCell(details: AdDetails, { object, field }: Cell, typed: string): CellRead {
  const stands = minorOf(standingAmount(details, field), details);
  const amount = readTypedAmount(
    typed,
    stands,
    findCurrency(details.currency) ?? 'USD',
    namedAmounts(object),
  );
  if (typeof amount === 'string') return { after: undefined, refusal: { field, reason: amount } };
  const after = toAmount(amount);
  const refusal = judgeSettings(details, { [field]: after }).refused.find((one) => one.field === field);
  return { after, refusal };
}

type Refused = { readonly fields: Readonly<Record<string, string>>; readonly error: CallFailure };

/** Without a network nothing is said of it. */
const sayRefusal = ({ fields, error }: Refused, field: Field): string =>
  fields[field] ?? Object.values(fields)[0] ?? error.message;

/** Undefined where it cannot be read now. */
const orNone = (error: unknown): undefined => {
  if (!(error instanceof CallFailure)) throw error;
};

/** Of one amount in a list: typed, judged as one types, sent by Enter. */
export function useCellEdit(
  { object, field, typed: begun }: EditedCell,
  onEnd: (goes: 'down' | 'back') => void,
) {
  const { t } = useTranslation('changes');
  const queryClient = useQueryClient();
  const { teamId, kind, id } = object;
  const query = adObjectQuery(teamId, kind, id);
  const { data: details } = useQuery(query);
  const { commit, gather, isPending } = useCommit();
  const [typed, setTyped] = useState<string | undefined>(begun === '' ? undefined : begun);
  const [mark] = useState(() => findPastedMark(object));
  const [refused, setRefused] = useState<string | undefined>(mark?.why);
  // Why what was pasted cannot be is said at once.
  const [isJudged, setJudged] = useState(mark !== undefined);
  const stands = details && standingAmount(details, field);
  const text = typed ?? stands ?? '';
  const read = details && readCell(details, { object, field }, text);
  const say = ({ reason, values }: Finding<RefusalReason>) => t(`refusals.${reason}`, { ...values });
  const set = async (way: 'now' | 'draft') => {
    const known = details ?? (await queryClient.fetchQuery(query).catch(orNone));
    if (known === undefined) return setRefused(t('notSent'));
    const { after, refusal } = readCell(known, { object, field }, typed ?? standingAmount(known, field));
    setJudged(true);
    if (isPending || after === undefined || (refusal !== undefined && way === 'now')) return;
    if (mark !== undefined) {
      mendPasted(object, after);
      return onEnd('down');
    }
    const own = readSettings(known)[field] ?? '';
    if (after === own || typed === undefined) return onEnd('down');
    const change = updateOf(object, { [field]: after }, { [field]: own });
    const ended = way === 'draft' ? await gather(change) : await commit({ change, origin: 'cell' }, []);
    if (ended.is === 'refused') return setRefused(sayRefusal(ended, field) || t('notSent'));
    onEnd('down');
    if (ended.is === 'toConfirm') openedPreview.set({ change });
  };
  const refusal = isJudged ? read?.refusal : undefined;
  const remedy = refusal?.values?.[remedies[refusal.reason] ?? ''];
  return {
    text,
    type: (next: string) => {
      setTyped(next);
      setRefused(undefined);
      setJudged(false);
    },
    isTouched: typed !== undefined && typed !== stands,
    stands,
    after: read?.after,
    currency: details?.currency ?? '',
    error: refused ?? (refusal && say(refusal)),
    remedy: remedy === undefined ? undefined : plainAmount(String(remedy)),
    isPending,
    set,
  };
}
