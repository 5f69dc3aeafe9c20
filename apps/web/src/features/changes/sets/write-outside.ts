import { isShownField, listShown } from '../../../platform/words/ad-fields.ts';
import { nameField } from '../../../platform/words/say-changes.ts';
import { type Writing, writeValue } from '../describe-change.ts';

/** Apple's names of what has a word here; a field without one is shown as Apple calls it. */
const words = new Map<string, string>([
  ['dailyBudget', 'dailyCap'],
  ['bidStrategy.bid', 'bid'],
  ['automatedKeywordsOptIn', 'searchMatch'],
  ['targeting.countryOrRegion.include', 'countries'],
  ['targeting.supplyPlacement.include', 'placement'],
  ['targeting.deviceClass.include', 'devices'],
  ['targeting.gender.include', 'genders'],
]);
const statuses = new Map([
  ['ENABLED', 'running'],
  ['PAUSED', 'paused'],
]);

type Happened = {
  readonly intent: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
};
type Line = {
  readonly field: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
};

/** What was changed outside, field by field; of what came there only what has a word here. */
export function listOutside(writing: Writing, { intent, before, after }: Happened): Line[] {
  if (intent === 'remove') return [];
  const fields = { ...Object.fromEntries(Object.keys(before).map((field) => [field, ''])), ...after };
  return listShown({ intent, after: fields })
    .map(([field, value]) => ({ field, word: words.get(field) ?? field, value }))
    .filter(({ word }) => intent === 'update' || isShownField(word))
    .map(({ field, word, value }) => ({
      field,
      name: nameField(writing, word),
      before: write(writing, word, before[field]),
      after: write(writing, word, value),
    }));
}

/** As it was read, where that has no form of ours. */
function write(writing: Writing, word: string, read: unknown): string {
  if (typeof read !== 'string' || read === '') return writeValue(writing, word, null);
  if (word === 'status') return writeValue(writing, word, statuses.get(read) ?? read);
  if (word === 'searchMatch') return writeValue(writing, word, read === 'true');
  const isMoment = word === 'startTime' || word === 'endTime';
  if (isMoment && Number.isNaN(Date.parse(read))) return read;
  const isMany = word === 'countries' || word === 'devices' || word === 'genders';
  return writeValue(writing, word, isMany ? read.split(', ') : read);
}
