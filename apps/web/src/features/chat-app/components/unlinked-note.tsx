import { Button } from '@tapwright/ui/forms/button';
import { unlinkedChatApp, useUnlinkedChatApp } from '../../../platform/person/unlinked-chat-app.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './unlinked-note.module.css';

/** Above the ways to come in, while a chat app waits to be bound along with one of them. */
export function UnlinkedNote() {
  const { t } = useTranslation('chatApp');
  const unlinked = useUnlinkedChatApp();
  if (unlinked === undefined) return null;
  return (
    <section className={classes.note} role="status">
      <p className={classes.title}>{t('link.title')}</p>
      <p className={classes.text}>{t('link.text', { name: unlinked.name })}</p>
      <Button size="xs" onClick={() => unlinkedChatApp.set(undefined)}>
        {t('link.leave')}
      </Button>
    </section>
  );
}
