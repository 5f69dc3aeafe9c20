import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { formatList } from '@tapwright/i18n/format-list';
import type { Language } from '@tapwright/i18n/languages';
import { isShownField } from './ad-fields.ts';
import type { Translate } from './use-translation.ts';

type Words = { readonly t: Translate<['changes']>; readonly language: Language };
type About = Pick<ChangeSetView['about'], 'kinds' | 'intents' | 'fields'>;

const maxNamed = 3;

/** A field that a newer server names is shown as it is. */
export const nameField = ({ t }: Pick<Words, 't'>, field: string): string =>
  isShownField(field) ? t(`changes:fields.${field}`) : field;

/** What is done, whatever it is done to. */
export function sayWhat(words: Words, { intents, fields }: Pick<About, 'intents' | 'fields'>): string {
  const { t, language } = words;
  const [intent] = intents;
  if (intents.length > 1 || intent === undefined) return t('changes:several');
  if (intent !== 'update') return t(`changes:intents.${intent}`);
  return formatList(language, fields.map((field) => nameField(words, field)).slice(0, maxNamed));
}

export function sayChanges(words: Words, about: About, count: number): string {
  const { t } = words;
  const [kind] = about.kinds;
  const objects =
    about.kinds.length === 1 && kind !== undefined
      ? t(`changes:counts.${kind}`, { count })
      : t('changes:counts.objects', { count });
  return t('changes:titles.many', { what: sayWhat(words, about), objects });
}
