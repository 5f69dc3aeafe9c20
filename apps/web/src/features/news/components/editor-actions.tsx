import { useState } from 'react';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Button } from '@tapwright/ui/forms/button';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { EditedNews, useNewsForm } from '../use-news-form.ts';
import classes from './news-desk.module.css';

type Props = { readonly form: ReturnType<typeof useNewsForm>; readonly item: EditedNews | undefined };

/** Where the text stands, and what can be done with it next. */
export function EditorActions({ form, item }: Props) {
  const { t } = useTranslation('news');
  const isPublished = item !== undefined && item.publishedAt !== null;
  const { isDirty, isPending, submit } = form;
  return (
    <div className={classes.actions}>
      {isPublished ? (
        <PublishedSince at={item.publishedAt} />
      ) : (
        <StatusWord of="pending">{t('editor.isDraft')}</StatusWord>
      )}
      <span className={classes.room} />
      {item === undefined ? null : (
        <Button variant="danger" disabled={isPending} onClick={() => void form.remove()}>
          {t('editor.remove')}
        </Button>
      )}
      {isPublished ? (
        <Button disabled={isPending || isDirty} onClick={() => void form.withdraw()}>
          {t('editor.withdraw')}
        </Button>
      ) : null}
      <Button
        variant={isPublished ? 'filled' : 'default'}
        disabled={!isDirty}
        loading={isPending}
        onClick={() => submit('save')}
      >
        {t('editor.save')}
      </Button>
      {isPublished ? null : (
        <Button variant="filled" loading={isPending} onClick={() => submit('publish')}>
          {isDirty ? t('editor.saveAndPublish') : t('editor.publish')}
        </Button>
      )}
    </div>
  );
}

function PublishedSince({ at }: { readonly at: string | null }) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const [now] = useState(() => new Date());
  if (at === null) return null;
  return (
    <StatusWord of="in-order">
      {t('editor.isPublished', { at: formatInstant(language, new Date(at), { zone, now }) })}
    </StatusWord>
  );
}
