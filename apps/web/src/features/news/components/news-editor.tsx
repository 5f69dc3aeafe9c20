import { writtenLanguages } from '@tapwright/domain/written-languages';
import { languageNames } from '@tapwright/i18n/languages';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { Tabs } from '@tapwright/ui/layout/tabs';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { listWritten } from '../prepare-draft.ts';
import { type EditedNews, useNewsForm } from '../use-news-form.ts';
import { EditorActions } from './editor-actions.tsx';
import { NewsFields } from './news-fields.tsx';
import { NewsPreview } from './news-preview.tsx';
import classes from './news-desk.module.css';

/** One text in its languages, beside what a reader of the chosen one sees. */
export function NewsEditor({ item }: { readonly item?: EditedNews }) {
  const { t } = useTranslation('news');
  const form = useNewsForm(item, useLanguage());
  const written = listWritten(form.draft.words);
  return (
    <>
      <EditorActions form={form} item={item} />
      <Tabs
        value={form.language}
        onChange={form.choose}
        label={t('desk.languages')}
        tabs={writtenLanguages.map((one) => ({
          value: one,
          icon: <StatusGlyph of={written.includes(one) ? 'in-order' : 'pending'} />,
          label: (
            <span>
              <span lang={one}>{languageNames[one]}</span>
              <span className="tw-visually-hidden">
                {written.includes(one) ? t('editor.written') : t('editor.notWritten')}
              </span>
            </span>
          ),
        }))}
        listClassName={classes.languages}
        panelClassName={classes.sheet}
      >
        <NewsFields form={form} />
        <NewsPreview words={form.draft.words} reader={form.language} />
      </Tabs>
    </>
  );
}
