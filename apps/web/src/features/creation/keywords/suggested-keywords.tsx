import { useState } from 'react';
import { readKeywordLines } from '@tapwright/domain/keyword-lines';
import { foldKeyword } from '@tapwright/domain/keyword-text';
import { nameCountry } from '@tapwright/i18n/name-country';
import { Button } from '@tapwright/ui/forms/button';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { focusBeside } from '../../../platform/focus-beside.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { focusField, keywordsPath } from '../focus-field.ts';
import { changeAdGroup, type Creation } from '../use-creation.ts';
import type { KnownWords } from './use-known-words.ts';
import { FieldNote } from '@tapwright/ui/forms/field-note';
import classes from '../components/form-table.module.css';
import shared from '../components/creation.module.css';

const shownFirst = 3;

type Props = { readonly creation: Creation; readonly words: KnownWords };

/** What Apple suggests for the app in its first storefront, and is not in the list yet. */
export function SuggestedKeywords({ creation, words }: Props) {
  const { t } = useTranslation('creation');
  const { adGroup, language, writeMoney } = creation;
  const { country, suggested, error, bidOf } = words;
  const [isOpen, setOpen] = useState(false);
  if (error instanceof CallFailure) return <FieldNote error={error.message} />;
  if (suggested.length === 0) return null;
  const own = new Set(
    readKeywordLines(adGroup.keywords, adGroup.matchType).map(({ text }) => foldKeyword(text)),
  );
  const free = suggested.filter(({ text }) => !own.has(foldKeyword(text)));
  const shown = isOpen ? free : free.slice(0, shownFirst);
  const add = (text: string, button: Element) => {
    const before = adGroup.keywords.replace(/\s+$/, '');
    changeAdGroup({ keywords: before === '' ? text : `${before}\n${text}` });
    if (!focusBeside(button)) focusField(keywordsPath);
  };
  return (
    <div>
      <p className={shared.lead}>
        {t('suggestions.title', { country: nameCountry(language, country), count: free.length })}
      </p>
      <div className={classes.scroll}>
        <table className={classes.table} aria-label={t('suggestions.label')}>
          <tbody>
            {shown.map(({ text, popularity }) => (
              <tr key={text}>
                <td>{text}</td>
                <td data-number>{t('suggestions.popularity', { value: popularity ?? '–' })}</td>
                {words.hasBids ? (
                  <td data-number>{t('suggestions.bid', { amount: writeMoney(bidOf(text) ?? '') })}</td>
                ) : null}
                <td data-number>
                  <Button
                    size="xs"
                    variant="subtle"
                    onClick={({ currentTarget }) => add(text, currentTarget)}
                  >
                    {t('suggestions.add')}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < free.length ? (
        <Button size="xs" variant="subtle" onClick={() => setOpen(true)}>
          {t('keywords.more', { count: free.length - shown.length })}
        </Button>
      ) : null}
    </div>
  );
}
