import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import type { SessionView } from '@tapwright/contracts/personal';
import { formatAge, formatInstant } from '@tapwright/i18n/format-instant';
import { Button } from '@tapwright/ui/forms/button';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { sessionsQuery } from '../api/sessions.ts';
import { useEndSessions } from '../use-end-sessions.ts';
import classes from './session-list.module.css';

/** Where the person is signed in. */
export function SessionList() {
  const { t } = useTranslation('personal');
  const { data: sessions, dataUpdatedAt, error, refetch } = useQuery(sessionsQuery);
  const { isPending, endOne, endOthers, nameOf } = useEndSessions();

  if (sessions === undefined) {
    return error ? (
      <ViewFailed
        title={t('sessions.notRead')}
        text={t('sessions.safe')}
        error={error}
        onTryAgain={() => void refetch()}
      />
    ) : (
      <Skeleton width={320} />
    );
  }
  const others = sessions.filter(({ isThis }) => !isThis);
  return (
    <>
      <div className={classes.head}>
        <p className={classes.lead}>{others.length === 0 ? t('sessions.onlyThis') : t('sessions.lead')}</p>
        {others.length === 0 ? null : (
          <Button variant="danger" disabled={isPending} onClick={() => endOthers(others.length)}>
            {t('sessions.endOthers', { count: others.length })}
          </Button>
        )}
      </div>
      <ul className={classes.list}>
        {sessions.map((session) => (
          <li key={session.sessionId} className={classes.item}>
            <SessionWords session={session} name={nameOf(session)} now={new Date(dataUpdatedAt)} />
            {session.isThis ? null : (
              <Button size="xs" disabled={isPending} onClick={() => endOne(session)}>
                {t('sessions.end')}
                <span className="tw-visually-hidden">{` ${nameOf(session)}`}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

type WordsProps = { readonly session: SessionView; readonly name: string; readonly now: Date };

function SessionWords({ session, name, now }: WordsProps) {
  const { t } = useTranslation('personal');
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const since = formatInstant(language, new Date(session.createdAt), { zone, now });
  return (
    <div>
      <p className={classes.name}>
        {name}
        {session.isThis ? <span className={classes.this}>{t('sessions.this')}</span> : null}
      </p>
      <p className={classes.facts}>
        <span>{session.address}</span>
        <span>{t(`sessions.by.${session.signedInBy}`, { since })}</span>
        {session.isThis ? null : (
          <span>{t('sessions.seen', { age: formatAge(language, new Date(session.lastSeenAt), now) })}</span>
        )}
      </p>
    </div>
  );
}
