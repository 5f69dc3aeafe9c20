import { useDeferredValue } from 'react';
import type { WrittenLanguage } from '@tapwright/domain/written-languages';
import { nameLanguage } from '@tapwright/i18n/name-language';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type Draft, findShown } from '../prepare-draft.ts';
import article from './news-article.module.css';
import { Markdown } from './markdown.tsx';
import classes from './news-desk.module.css';

type Props = { readonly words: Draft['words']; readonly reader: WrittenLanguage };

export function NewsPreview({ words, reader }: Props) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const shown = useDeferredValue(findShown(words, reader));
  const title = t('editor.preview', { language: nameLanguage(language, reader) });
  return (
    <section className={classes.preview} aria-label={title}>
      <h2 className={classes.previewTitle}>{title}</h2>
      {shown === undefined ? (
        <p className={classes.quiet}>{t('editor.nothing')}</p>
      ) : (
        <div lang={shown.language}>
          <p className={classes.shownTitle}>{shown.title}</p>
          {shown.language === reader ? null : (
            <p className={article.note}>
              {t('details.otherLanguage', {
                wanted: nameLanguage(language, reader),
                shown: nameLanguage(language, shown.language),
              })}
            </p>
          )}
          <Markdown text={shown.body} />
        </div>
      )}
    </section>
  );
}
