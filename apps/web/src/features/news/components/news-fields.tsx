import { maxTitleCharacters, newsTypes } from '@tapwright/contracts/news';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { TextArea } from '@tapwright/ui/forms/text-area';
import { TextField } from '@tapwright/ui/forms/text-field';
import { findRuleText } from '../../../platform/forms/rule-text.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { useNewsForm } from '../use-news-form.ts';
import classes from './news-desk.module.css';

export function NewsFields({ form }: { readonly form: ReturnType<typeof useNewsForm> }) {
  const { t, i18n } = useTranslation('news');
  const { draft, language, problem } = form;
  const errorOf = (field: 'title' | 'body') =>
    problem?.language === language && problem.field === field
      ? findRuleText(i18n.t, problem.issue)
      : undefined;
  return (
    <div className={classes.fields}>
      <Segmented
        label={t('desk.type')}
        value={draft.type}
        options={newsTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        onChange={(type) => form.change({ type })}
      />
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={draft.isPinned}
          onChange={(event) => form.change({ isPinned: event.target.checked })}
        />
        {t('editor.pinned')}
      </label>
      <TextField
        label={t('desk.title')}
        lang={language}
        maxLength={maxTitleCharacters}
        value={draft.words[language].title}
        error={errorOf('title')}
        onChange={(event) => form.write({ title: event.target.value })}
      />
      <TextArea
        label={t('editor.body')}
        lang={language}
        help={t('editor.markdown')}
        rows={18}
        value={draft.words[language].body}
        error={errorOf('body')}
        onChange={(event) => form.write({ body: event.target.value })}
      />
    </div>
  );
}
