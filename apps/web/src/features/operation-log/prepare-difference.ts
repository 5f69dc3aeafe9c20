import { factKinds, type FactKind } from '@tapwright/contracts/operation-facts';
import type { FactValue, OperationDetails } from '@tapwright/contracts/operation-log';
import { isDay } from '@tapwright/domain/days';
import { formatDay } from '@tapwright/i18n/format-day';
import { formatStamp } from '@tapwright/i18n/format-instant';
import { formatList } from '@tapwright/i18n/format-list';
import { formatMoney } from '@tapwright/i18n/format-money';
import { formatCount } from '@tapwright/i18n/format-number';
import type { Language } from '@tapwright/i18n/languages';
import { nameChoice, nameFact, nameRole, type Translator } from './operation-words.ts';

export type Reader = { translator: Translator; language: Language; zone: string };

/** One fact as it reads: what it was changed from, if it was, and to. */
export type ShownFact = { fact: string; name: string; before?: string; text: string };

const kindOf = (fact: string): FactKind | undefined =>
  new Map<string, FactKind>(Object.entries(factKinds)).get(fact);

/** First what was changed, then what of it differs; a fact that is the same on both sides says nothing. */
export function prepareDifference({ subject, before, after }: OperationDetails, reader: Reader): ShownFact[] {
  const known = Object.entries(subject)
    .filter(([, value]) => value !== '' && value !== null)
    .map(([fact, value]) => show(fact, value, reader));
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const changed = [...names].flatMap((fact) => {
    const shown = show(fact, after?.[fact] ?? null, reader);
    const was = before?.[fact] ?? null;
    if (was === null) return [shown];
    const earlier = show(fact, was, reader).text;
    if (after === null) return [{ ...shown, text: earlier }];
    return earlier === shown.text && kindOf(fact) !== 'picture' ? [] : [{ ...shown, before: earlier }];
  });
  return [...known, ...changed];
}

/** What is shown next to the sentence while the row is closed: the first change, or else what was changed. */
export function findGlance(facts: readonly ShownFact[]): ShownFact | undefined {
  const readable = facts.filter(({ fact }) => kindOf(fact) !== 'id' && kindOf(fact) !== 'picture');
  return readable.find(({ before }) => before !== undefined) ?? readable[0];
}

function show(fact: string, value: FactValue, reader: Reader): ShownFact {
  return { fact, name: nameFact(reader.translator, fact), text: write(fact, value, reader) };
}

function write(fact: string, value: FactValue, { translator, language, zone }: Reader): string {
  const { t } = translator;
  if (value === null || value === '') return t('operationLog:details.empty');
  if (typeof value === 'boolean') return t(value ? 'operationLog:details.yes' : 'operationLog:details.no');
  if (typeof value === 'number')
    return kindOf(fact) === 'count' ? formatCount(language, value) : String(value);
  if (typeof value !== 'string') return writeMany(value, language);
  switch (kindOf(fact)) {
    case 'choice':
      return nameChoice(translator, fact, value);
    case 'role':
      return nameRole(translator, value);
    case 'picture':
      return t('operationLog:details.picture');
    case 'instant':
      return Number.isNaN(Date.parse(value)) ? value : formatStamp(language, new Date(value), zone);
    case 'day':
      return isDay(value) ? formatDay(language, value) : value;
    default:
      return value;
  }
}

function writeMany(value: string[] | { amount: string; currency: string }, language: Language): string {
  return Array.isArray(value) ? formatList(language, value) : formatMoney(language, value);
}
