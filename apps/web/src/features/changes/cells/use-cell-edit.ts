import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Finding, RefusalReason } from '@tapwright/domain/ad-verdicts';
import { nameZone } from '@tapwright/i18n/name-zone';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { adObjectQuery } from '../api/change-queries.ts';
import { isAmount, isTimeField } from './cell-fields.ts';
import { type CellField, updateOf } from '../change.ts';
import { type EditedCell, openedPreview } from '../opened.ts';
import { type AdDetails, readSettings } from '../settings/read-settings.ts';
import { findPastedMark, mendPasted } from './pasted.ts';
import { type CellRead, readCell, typeStanding } from './read-cell.ts';
import { useCommit } from '../preview/use-commit.ts';

/** "1,500.00 USD", as one types it. */
const plainAmount = (money: string): string => money.replaceAll(/[^\d.]/g, '');

/** Which of the values of a refusal could stand instead. */
const remedies: Partial<Record<RefusalReason, string>> = {
  tooLow: 'lowest',
  tooHigh: 'highest',
  bidAboveAdGroup: 'bid',
  bidAboveCap: 'cap',
  capBelowBid: 'bid',
  capAboveBudget: 'budget',
  budgetBelowCap: 'cap',
  goalAboveCap: 'cap',
};

type Refused = { readonly fields: Readonly<Record<string, string>>; readonly error: CallFailure };

/** Without a network nothing is said of it. */
const sayRefusal = ({ fields, error }: Refused, field: CellField): string =>
  fields[field] ?? Object.values(fields)[0] ?? error.message;

/** Undefined where it cannot be read now. */
const orNone = (error: unknown): undefined => {
  if (!(error instanceof CallFailure)) throw error;
};

/** An amount is sent as it stands, without its decimals or with them. */
const isSameValue = (one: string | null | undefined, other: string | null | undefined): boolean =>
  (one ?? '') === (other ?? '');

/** Gone, or out of scope by now. */
const sayGone = (error: unknown): string | undefined =>
  error instanceof CallFailure && error.is('notFound') ? error.message : undefined;

/** What was pasted cannot be; or it can, and is looked at once more. */
const whyOf = (mark: ReturnType<typeof findPastedMark>, state: 'wrong' | 'look') =>
  mark?.state === state ? mark.why : undefined;

/** Of one cell in a list: typed, judged as one types, sent by Enter. */
export function useCellEdit(
  { object, field, typed: begun }: Pick<EditedCell, 'object' | 'typed'> & { readonly field: CellField },
  onEnd: (goes: 'down' | 'back') => void,
) {
  const { t } = useTranslation('changes');
  const queryClient = useQueryClient();
  const { teamId, kind, id } = object;
  const query = adObjectQuery(teamId, kind, id);
  const { data: details, error: unread } = useQuery(query);
  const { commit, gather, isPending } = useCommit();
  const [typed, setTyped] = useState<string | undefined>(begun === '' ? undefined : begun);
  const [mark] = useState(() => findPastedMark(object));
  // Why what was pasted cannot be is said at once.
  const [refused, setRefused] = useState(whyOf(mark, 'wrong'));
  const [isJudged, setJudged] = useState(refused !== undefined);
  const stands = details && typeStanding(details, field);
  const text = typed ?? stands ?? '';
  const read = details && readCell(details, { object, field }, text);
  const sayRead = useSayRead();
  const set = async (way: 'now' | 'draft') => {
    const known = details ?? (await queryClient.fetchQuery(query).catch(orNone));
    if (known === undefined) return setRefused(t('notSent'));
    const wanted = typed ?? typeStanding(known, field);
    const { after, written, refusal } = readCell(known, { object, field }, wanted);
    setJudged(true);
    if (isPending || after === undefined || (refusal !== undefined && way === 'now')) return;
    if (mark !== undefined) {
      mendPasted(object, written);
      return onEnd('down');
    }
    const own = readSettings(known)[field];
    if (isSameValue(after, own) || typed === undefined) return onEnd('down');
    const before = isTimeField(field) ? (own ?? null) : (own ?? '');
    const change = updateOf(object, { [field]: after }, { [field]: before });
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
    isTyped: typed !== undefined,
    isTouched: typed !== undefined && typed !== stands,
    stands,
    after: read?.after === undefined ? undefined : read.written,
    unit: useUnit(details, field),
    toCheck: text === begun ? whyOf(mark, 'look') : undefined,
    error: refused ?? sayGone(unread) ?? (isJudged && read ? sayRead(read) : undefined),
    remedy: remedy === undefined ? undefined : plainAmount(String(remedy)),
    isPending,
    set,
  };
}

/** Why what was typed cannot be. */
function useSayRead() {
  const { t } = useTranslation('changes');
  const say = ({ reason, values }: Finding<RefusalReason>) => t(`refusals.${reason}`, { ...values });
  return ({ after, refusal }: CellRead) =>
    refusal ? say(refusal) : after === undefined ? t('cell.noTime') : undefined;
}

/** What a figure or a time is counted in: the currency or the clock of the ad account. */
function useUnit(details: AdDetails | undefined, field: CellField): string {
  const language = useLanguage();
  if (details === undefined) return '';
  if (isTimeField(field)) return nameZone(language, details.timeZone);
  return isAmount(field) ? details.currency : '';
}
